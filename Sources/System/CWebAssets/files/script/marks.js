// MARK: Counts

function showCount(name, value) {
  for (const element of document.querySelectorAll(`[data-count="${CSS.escape(name)}"]`)) {
    const before = shown(element);
    write(element, value);
    if (name.startsWith("feed-")) addToFolders(element, value - before);
  }
}

function write(element, value) {
  element.querySelector(".number").textContent = Math.max(0, value).toLocaleString(language);
  element.hidden = value <= 0;
}

// The count of a folder holds those of the folders inside; each path ends in a line break.
function addToFolders(element, difference) {
  const own = element.closest("details")?.parentElement?.querySelector("[data-count=folder]");
  if (!own) return;
  for (const count of document.querySelectorAll("[data-count=folder]")) {
    if (own.dataset.folder.startsWith(count.dataset.folder)) write(count, shown(count) + difference);
  }
}

function shown(element) {
  return Number(element.querySelector(".number").textContent.replace(/\D/g, ""));
}

// MARK: What an entry looks like

const opposites = {
  read: "unread", unread: "read", saved: "unsaved", unsaved: "saved", archived: "unarchived",
  unarchived: "archived", hidden: "unhidden", unhidden: "hidden",
};
const kinds = {
  read: "read", unread: "read", saved: "saved", unsaved: "saved", archived: "archived",
  unarchived: "archived", hidden: "hidden", unhidden: "hidden",
};
const labels = {
  read: "markRead", unread: "markUnread", saved: "save", unsaved: "isSaved", archived: "archive",
  unarchived: "unarchive", hidden: "hide", unhidden: "unhide",
};
const said = {
  read: "markedRead", unread: "markedUnread", saved: "saved", unsaved: "unsaved",
  archived: "archived", unarchived: "unarchived", hidden: "hidden", unhidden: "unhidden",
};

function control(article, kind) {
  return article.querySelector(`.marks button[data-kind=${kind}]`);
}

// Shows that an entry is marked, whoever did it.
function showMark(article, mark) {
  const kind = kinds[mark];
  if (kind === "read") {
    article.classList.toggle("read", mark === "read");
    for (const text of article.querySelectorAll(".state")) {
      text.textContent = mark === "read" ? "" : words.unread;
    }
  }
  if (kind === "archived" || kind === "hidden") article.classList.toggle("away", mark === kind);
  const element = control(article, kind);
  if (!element) return;
  element.value = opposites[mark];
  element.textContent = words[labels[opposites[mark]]];
  if (element.hasAttribute("aria-pressed")) {
    element.setAttribute("aria-pressed", String(mark === kind));
  }
}

function articles(key) {
  return document.querySelectorAll(`article[data-entry="${CSS.escape(key)}"]`);
}

// The rows of an entry in the list beside the one that is read.
function rows(key) {
  return document.querySelectorAll(`#pane a[data-entry="${CSS.escape(key)}"]`);
}

function showState(key, state) {
  forgetAhead();
  for (const article of articles(key)) {
    showMark(article, state.read ? "read" : "unread");
    showMark(article, state.saved ? "saved" : "unsaved");
    if (control(article, "archived")) showMark(article, state.archived ? "archived" : "unarchived");
    if (control(article, "hidden")) showMark(article, state.hidden ? "hidden" : "unhidden");
  }
  for (const row of rows(key)) row.className = state.read ? "read" : "unread";
  showCount(`feed-${state.feed}`, state.feed_unread);
  showCount("unread", state.unread);
  showCount("saved", state.saved_count);
}

// MARK: Sending

// Shown at once, sent then; what the server does not take is taken back, and what it cannot be
// told now is told later.
async function mark(article, value) {
  forgetAhead();
  const key = article.dataset.entry;
  const last = article.dataset.sent;
  const turn = String(Number(last ?? 0) + 1);
  article.dataset.sent = turn;
  for (const each of articles(key)) showMark(each, value);
  const isAway = kinds[value] === "archived" || kinds[value] === "hidden";
  const undo = isAway && value === kinds[value] ? () => mark(article, opposites[value]) : null;
  announce(words[said[value]], { undo });
  keepOffline(article, value);
  try {
    const state = await send(key, value);
    // A later mark of the same entry says what it is now.
    if (article.dataset.sent === turn) showState(key, state);
    windows?.postMessage({ key, state });
  } catch (error) {
    if (error instanceof TypeError) {
      wait(key, value);
      return announce(words.noAnswer, { problem: true });
    }
    if (article.dataset.sent === turn) {
      for (const each of articles(key)) showMark(each, opposites[value]);
    }
    announce(error.message, { problem: true });
  }
}

// An entry that is turned to was opened, and so it is read.
async function markOpened(article) {
  if (article.classList.contains("read")) return;
  const key = article.dataset.entry;
  showMark(article, "read");
  for (const row of rows(key)) row.className = "read";
  try {
    const state = await send(key, "read");
    if (!article.dataset.sent) showState(key, state);
    windows?.postMessage({ key, state });
  } catch (error) {
    if (error instanceof TypeError) return wait(key, "read");
    announce(error.message, { problem: true });
  }
}

// What was said of an entry before is on the server first.
const underWay = new Map();
async function send(key, value) {
  const earlier = underWay.get(key);
  const sent = Promise.resolve(earlier).catch(() => null).then(() => post(key, value));
  underWay.set(key, sent);
  try {
    return await sent;
  } finally {
    if (underWay.get(key) === sent) underWay.delete(key);
  }
}

async function post(key, value) {
  const answer = await fetch(`${base}entries/${key}/mark`, {
    method: "POST",
    headers: { "Accept": "application/json", "X-Tidings-Token": token },
    body: new URLSearchParams({ mark: value }),
  });
  const state = await answer.json();
  if (!answer.ok) throw new Error(state.error);
  return state;
}

// MARK: Marks that wait for the server

function wait(key, value) {
  const waiting = (device.get("waiting") ?? []).filter(
    (each) => each.key !== key || kinds[each.value] !== kinds[value]);
  device.set("waiting", [...waiting, { key, value }].slice(-500));
  setTimeout(sendWaiting, 15_000);
}

async function sendWaiting() {
  const waiting = device.get("waiting") ?? [];
  if (!waiting.length) return;
  for (const { key, value } of waiting) {
    try {
      showState(key, await send(key, value));
    } catch (error) {
      if (error instanceof TypeError) return void setTimeout(sendWaiting, 60_000);
      // A page from before a restart has an old token; the next page sends the rest.
      if (!(await renewToken())) return;
      await send(key, value).catch(() => null);
    }
    const left = (device.get("waiting") ?? []).filter(
      (each) => each.key !== key || each.value !== value);
    device.set("waiting", left);
  }
  announce(words.caughtUp);
}

async function renewToken() {
  try {
    const page = await (await fetch(`${base}look`)).text();
    const found = page.match(/<meta name="token" content="(\w+)"/)?.[1];
    if (!found || found === token) return false;
    token = found;
    return true;
  } catch {
    return false;
  }
}

addEventListener("online", sendWaiting);
if (device.get("waiting")?.length) sendWaiting();

// MARK: What other windows did

windows?.addEventListener("message", ({ data }) => {
  if (data.key && data.state) showState(data.key, data.state);
  if (data.pulse) showPulse(data.pulse);
});

document.addEventListener("submit", (event) => {
  const article = event.target.closest("article[data-entry]");
  if (!event.target.matches("form.marks") || !event.submitter?.value || !article) return;
  event.preventDefault();
  mark(article, event.submitter.value);
});

// MARK: Marking by scrolling

let passed = [];
let passing = 0;

async function sendPassed() {
  const keys = passed.splice(0);
  const form = new URLSearchParams({ mark: "read" });
  for (const key of keys) form.append("entry", key);
  try {
    const answer = await fetch(`${base}marks`, {
      method: "POST", headers: { "Accept": "application/json", "X-Tidings-Token": token },
      body: form,
    });
    if (!answer.ok) throw new TypeError();
    const state = await answer.json();
    forgetAhead();
    showCount("unread", state.unread);
    for (const [feed, count] of Object.entries(state.feeds)) showCount(`feed-${feed}`, count);
  } catch {
    for (const key of keys) wait(key, "read");
  }
}

const seen = new WeakSet();
const scrolling = new IntersectionObserver((changes) => {
  for (const { target: article, isIntersecting, boundingClientRect, rootBounds } of changes) {
    if (isIntersecting) {
      seen.add(article);
    } else if (seen.has(article) && boundingClientRect.bottom <= rootBounds.top
      && !article.classList.contains("read") && !article.dataset.sent) {
      showMark(article, "read");
      passed.push(article.dataset.entry);
      clearTimeout(passing);
      passing = setTimeout(sendPassed, 700);
    }
  }
}, { rootMargin: "-60px 0px 0px 0px" });

function watchScrolling() {
  scrolling.disconnect();
  if (root.dataset.scrolling !== "marks") return;
  for (const article of document.querySelectorAll(".entries article[data-entry]")) {
    scrolling.observe(article);
  }
}
