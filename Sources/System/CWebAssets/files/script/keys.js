// MARK: Keys

function entries() {
  return [...document.querySelectorAll(".entries article")];
}

function current() {
  return document.activeElement?.closest?.(".entries article") ?? null;
}

function follow(selector) {
  const link = document.querySelector(selector);
  link?.click();
  return Boolean(link);
}

function focusEntry(article) {
  article.querySelector(":is(h2, h3) a").focus({ preventScroll: true });
  article.scrollIntoView({ block: "nearest" });
}

function move(step, isWanted = () => true) {
  if (reading) return void follow(`a[rel=${step > 0 ? "next" : "prev"}]`);
  const all = entries();
  const index = all.indexOf(current());
  let next = index < 0 ? (step > 0 ? 0 : all.length - 1) : index + step;
  while (all[next] && !isWanted(all[next])) next += step;
  if (all[next]) {
    focusEntry(all[next]);
  } else if (index >= 0 || all.length) {
    announce(step > 0 ? words.lastOfPage : words.firstOfPage);
  }
}

// The next unread entry; on the page of one, the next in the list beside it.
function moveUnread(step) {
  if (!reading) return move(step, (article) => !article.classList.contains("read"));
  const rows = [...document.querySelectorAll("#pane a[data-entry]")];
  const here = rows.findIndex((row) => row.hasAttribute("aria-current"));
  const rest = step > 0 ? rows.slice(here + 1) : rows.slice(0, Math.max(here, 0)).reverse();
  const next = rest.find((row) => row.classList.contains("unread"));
  if (next) next.click();
  else move(step);
}

function press(kind) {
  const article = reading ?? current();
  const element = article && control(article, kind);
  if (!element) return;
  if (article.dataset.entry) mark(article, element.value);
  else element.click();
}

function openOriginal() {
  const link = (reading ?? current())?.querySelector("a.original");
  if (link) window.open(link.href, "_blank", "noopener,noreferrer");
}

const actions = {
  next: () => move(1),
  previous: () => move(-1),
  nextUnread: () => moveUnread(1),
  previousUnread: () => moveUnread(-1),
  open: () => (reading ? openOriginal() : current()?.querySelector(":is(h2, h3) a")?.click()),
  view: () => (reading ? follow("#other-view") || openOriginal() : openOriginal()),
  original: openOriginal,
  read: () => press("read"),
  save: () => press("saved"),
  hide: () => press("hidden"),
  archive: () => press("archived"),
  search: () => document.getElementById("find")?.focus(),
  help: () => help?.showModal(),
};
const places = {
  h: "", d: "today", u: "?filter=unread", t: "stories", s: "?filter=saved", a: "?filter=archived",
  x: "?filter=hidden", f: "feeds", y: "sync", l: "look",
};

// Which key does what: `action=key` pairs, written by the server from what was chosen here.
const keys = Object.fromEntries(
  (root.dataset.keys ?? "").split(" ").map((pair) => {
    const [action, key] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    return [key, action];
  }));

let waitsForPlace = 0;

function takesText(element) {
  return element?.closest?.("input, textarea, select, [contenteditable], audio, video") != null;
}

// A space goes down a page, and at the end of an entry on to the next.
function advances(event) {
  if (event.key !== " " || event.shiftKey || !reading) return false;
  if (event.target.closest?.("button, summary, a, pre, table, [tabindex='0']")) return false;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 8;
  return isAtEnd && follow("a[rel=next]");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.defaultPrevented || takesText(event.target) || document.querySelector("dialog[open]")) {
    return;
  }
  if (event.key === "Escape" && location.hash === "#menu") {
    location.hash = "#main";
    return;
  }
  if (!root.dataset.keys) return;
  if (advances(event)) return event.preventDefault();
  const place = event.timeStamp < waitsForPlace ? places[event.key] : undefined;
  const action = keys[event.key];
  waitsForPlace = action === "go" ? event.timeStamp + 1500 : 0;
  if (place !== undefined) {
    location.assign(base + place);
  } else if (Object.hasOwn(actions, action ?? "")) {
    actions[action]();
  } else {
    return;
  }
  event.preventDefault();
});

// The button of the list of keys, which does nothing without this script.
function offerKeys(page) {
  const button = page.getElementById("show-keys");
  if (button && help) button.hidden = false;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#show-keys")) help?.showModal();
});
