// MARK: Turning to another page

// Another page of the reader is fetched and put in the place of this one, which takes a tenth of a
// whole load. The browser keeps the addresses, the way back, and the places on the pages; where it
// lets no page do this, or anything is in the way, it loads pages as it does without this script.

// What pages must have in common: the release and place of the reader, language, and look.
function mold(page) {
  const assets = [...page.querySelectorAll("head :is(script[src], link[rel=stylesheet])")];
  return [
    page.documentElement.cloneNode(false).outerHTML,
    page.querySelector("meta[name=base]")?.content,
    ...assets.map((asset) => asset.getAttribute("src") ?? asset.getAttribute("href")),
  ].join("\n");
}
const ourMold = mold(document);

// A page that is only looked at: that marks nothing, and asks for no article.
async function look(address, signal) {
  const answer = await fetch(address, {
    // Nor must it take the place of an opened page in what the browser keeps.
    headers: { "X-Tidings-Look": "1" }, cache: "no-store", signal,
  });
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!answer.ok || answer.redirected || !isPage) throw new Error("no page");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mold(page) !== ourMold || !page.getElementById("menu")) throw new Error("another reader");
  offerKeys(page);
  return page;
}

function mayTurn(event) {
  const { pathname, searchParams } = new URL(event.destination.url);
  return event.canIntercept && !event.hashChange && event.downloadRequest === null
    && !event.formData && event.navigationType !== "reload" && pathname.startsWith(base)
    && !searchParams.has("again") && document.getElementById("menu") !== null;
}

window.navigation?.addEventListener("navigate", (event) => {
  if (!mayTurn(event)) return;
  event.intercept({ focusReset: "manual", scroll: "manual", handler: () => turn(event) });
});

// The address is the new one already, so that loading it anew is the plain way there.
async function turn(event) {
  const { signal, destination } = event;
  const isReturn = event.navigationType === "traverse";
  const { hash, href, searchParams } = new URL(destination.url);
  let page;
  try {
    page = (await ahead.get(withoutHash(href))) ?? (await look(href, signal));
  } catch {
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  if (isStrict && showsPicturesOfOthers(page)) return location.reload();
  const left = reading?.dataset.entry;
  if (reading) keepPosition();
  // A place further down needs the whole page.
  const putRest = isReturn || hash ? () => null : holdBack(page);
  put(page);
  event.scroll();
  focusPage(hash, isReturn ? left : null);
  beginPage(isReturn);
  requestAnimationFrame(() => setTimeout(() => {
    putRest();
    watchScrolling();
    keepListed(navigator.serviceWorker?.controller);
  }));
  listen();
  if (reading && !isReturn && !searchParams.has("keep")) markOpened(reading);
}

// MARK: In the place of this page

function put(page) {
  // Asked for before anything changes: once it has, each question has the page laid out.
  const scrolled = ["menu", "pane"].map((name) => document.getElementById(name)?.scrollTop);
  if (!isStrict && isLed(page)) beStrict();
  document.title = page.title;
  for (const name of ["latest", "token"]) {
    document.querySelector(`meta[name=${name}]`)?.remove();
    document.head.append(...page.querySelectorAll(`meta[name=${name}]`));
  }
  token = meta("token");
  forgetAhead();
  announce("");
  document.body.className = page.body.className;
  document.getElementById("find").value = "";
  for (const name of ["menu", "pane", "main"]) exchange(name, page);
  for (const name of ["menu", "pane"]) {
    const top = scrolled.shift();
    if (top) document.getElementById(name)?.scrollTo({ top, behavior: "instant" });
  }
  main = document.getElementById("main");
  reading = document.querySelector("main.reading article");
}

// The rows below the window come once those in it are painted, which halves the time to that.
function holdBack(page) {
  const lists = page.querySelectorAll("main:not(.reading) :is(.entries, tbody), #pane ol");
  const held = [...lists].map((list) => {
    const rows = [...list.children];
    const current = rows.findIndex((row) => row.querySelector("[aria-current]"));
    const rest = page.createDocumentFragment();
    rest.append(...rows.slice(current + 1 + Math.ceil(innerHeight / 60)));
    return [list, rest];
  });
  return () => held.forEach(([list, rest]) => list.append(rest));
}

function exchange(name, page) {
  const old = document.getElementById(name);
  const other = page.getElementById(name);
  // What is as it was stays, so that it is not laid out again; the menu that was opened closes.
  if (name === "menu" && old.isEqualNode(other) && !old.matches(":target")) return;
  if (!other) return old?.remove();
  if (!old) return main.before(other);
  old.replaceWith(other);
}

// To the place that the address names, or to the entry one comes back from, or to the heading, which
// is spoken then.
function focusPage(hash, left) {
  const place = document.getElementById(hash.slice(1))
    ?? document.getElementById(`title-${left}`) ?? main.querySelector("h1") ?? main;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

// What every page begins with, loaded or turned to.
function beginPage(isReturn) {
  watchScrolling();
  if (!reading) return;
  beginReading(isReturn);
  lookAhead(main.querySelector("a[rel=next]"), 300);
}

// MARK: Pictures

// Where the pictures of texts come through the reader, the policy of the page lets no others in. It
// can be made stricter, but never less strict.
const isLed = (page) => page.querySelector("article[data-pictures=reader]") !== null;
const showsPicturesOfOthers = (page) => page.querySelector("main.reading") !== null && !isLed(page);
let isStrict = isLed(document);

function beStrict() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "img-src 'self' data:";
  document.head.append(policy);
  isStrict = true;
}

// MARK: Looking ahead

// The two pages that are likeliest next, by address. They are forgotten with everything that is
// decided or arrives, here or elsewhere, and after half a minute.
const ahead = new Map();
let wish = 0;

const withoutHash = (address) => address.replace(/#.*/, "");

function lookAhead(link, delay) {
  clearTimeout(wish);
  if (!link || !window.navigation || navigator.connection?.saveData) return;
  wish = setTimeout(() => {
    const address = withoutHash(link.href);
    if (!link.isConnected || document.hidden || ahead.has(address)) return;
    if (ahead.size > 1) ahead.delete(ahead.keys().next().value);
    ahead.set(address, look(address).catch(() => null));
    setTimeout(() => ahead.delete(address), 30_000);
  }, delay);
}

function forgetAhead() {
  ahead.clear();
  if (reading) lookAhead(main.querySelector("a[rel=next]"), 500);
}

for (const [name, delay] of [["focusin", 100], ["pointerover", 60]]) {
  document.addEventListener(name, ({ target }) => {
    const link = target.closest?.(".entries :is(h2, h3) a, #pane a[data-entry], .steps a[rel]");
    if (link) lookAhead(link, delay);
  });
}

offerKeys(document);
beginPage(performance.getEntriesByType("navigation")[0]?.type === "back_forward");
