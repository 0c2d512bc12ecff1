// Keys, and marks without reload. Every page works without this file; it sends the forms that
// are there, and nothing else.

const token = document.querySelector("meta[name=token]")?.content ?? "";
// What the page says, in its language; each name is a phrase of `ScriptPhrases`.
const words = JSON.parse(document.querySelector("meta[name=words]")?.content ?? "{}");
const language = document.documentElement.lang;
const plurals = new Intl.PluralRules(language);

// The phrase with values in the place of their names; one that counts has its forms between bars,
// in the order one, many, other, as far as the language has them.
function say(name, values = {}) {
  let phrase = words[name] ?? "";
  if ("count" in values) {
    const forms = phrase.split("|");
    const known = plurals.resolvedOptions().pluralCategories;
    const order = ["one", "many", "other"].filter((form) => known.includes(form));
    phrase = forms[order.indexOf(plurals.select(values.count))] ?? forms.at(-1);
    values = { ...values, count: values.count.toLocaleString(language) };
  }
  return phrase.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

const announcer = document.getElementById("announcer");
const help = document.getElementById("keys");
const entries = [...document.querySelectorAll(".entries article")];
const reading = document.querySelector("main.reading article");

// Spoken always, and shown where something went wrong.
function announce(sentence, isProblem = false) {
  if (!announcer) return;
  announcer.classList.toggle("hidden", !isProblem);
  // Emptied first, so that the same sentence is spoken again.
  announcer.textContent = "";
  setTimeout(() => { announcer.textContent = sentence; }, 50);
}

// MARK: Marks

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

function show(article, state) {
  article.classList.toggle("read", state.read);
  for (const text of article.querySelectorAll(".state")) {
    text.textContent = state.read ? "" : words.unread;
  }
  const read = article.querySelector("button[data-kind=read]");
  const saved = article.querySelector("button[data-kind=saved]");
  read.value = state.read ? "unread" : "read";
  read.textContent = state.read ? words.markUnread : words.markRead;
  saved.value = state.saved ? "unsaved" : "saved";
  saved.textContent = state.saved ? words.isSaved : words.save;
  saved.setAttribute("aria-pressed", String(state.saved));
  showCount(`feed-${state.feed}`, state.feed_unread);
  showCount("unread", state.unread);
  showCount("saved", state.saved_count);
}

const said = {
  read: words.markedRead, unread: words.markedUnread, saved: words.saved, unsaved: words.unsaved,
};

async function mark(article, button) {
  const form = button.form;
  const value = button.value;
  if (form.dataset.busy) return;
  form.dataset.busy = "1";
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { "Accept": "application/json", "X-Tidings-Token": token },
      body: new URLSearchParams({ mark: value }),
    });
    const state = await answer.json();
    if (!answer.ok) throw new Error(state.error);
    show(article, state);
    announce(said[value]);
  } catch (error) {
    const isSilent = error instanceof TypeError;
    announce(isSilent ? words.noAnswer : error.message, true);
  } finally {
    delete form.dataset.busy;
  }
}

document.addEventListener("submit", (event) => {
  const article = event.target.closest("article");
  if (!event.target.matches("form.marks") || !event.submitter || !article) return;
  event.preventDefault();
  mark(article, event.submitter);
});

// MARK: Keys

function current() {
  return document.activeElement?.closest?.(".entries article") ?? null;
}

function move(step) {
  if (reading) {
    document.querySelector(`a[rel=${step > 0 ? "next" : "prev"}]`)?.click();
    return;
  }
  const index = entries.indexOf(current());
  const target = entries[index < 0 ? (step > 0 ? 0 : -1) : index + step];
  if (target) {
    target.querySelector("h2 a").focus({ preventScroll: true });
    target.scrollIntoView({ block: "nearest" });
  } else if (index >= 0) {
    announce(step > 0 ? words.lastOfPage : words.firstOfPage);
  }
}

function press(kind) {
  const article = reading ?? current();
  const button = article?.querySelector(`button[data-kind=${kind}]`);
  if (button) mark(article, button);
}

function openOriginal() {
  const link = (reading ?? current())?.querySelector("a.original");
  if (link) window.open(link.href, "_blank", "noopener,noreferrer");
}

const places = {
  h: "/", u: "/?filter=unread", t: "/stories", s: "/?filter=saved", f: "/feeds", y: "/sync",
};
const actions = {
  j: () => move(1),
  k: () => move(-1),
  o: () => current()?.querySelector("h2 a")?.click(),
  m: () => press("read"),
  s: () => press("saved"),
  v: openOriginal,
  "/": () => document.getElementById("find")?.focus(),
  "?": () => help?.showModal(),
};

let waitsForPlace = 0;

function takesText(element) {
  return element?.closest?.("input, textarea, select, [contenteditable], audio, video") != null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.defaultPrevented || takesText(event.target) || help?.open) return;
  if (event.key === "Escape" && location.hash === "#menu") {
    location.hash = "#main";
    return;
  }
  const place = event.timeStamp < waitsForPlace ? places[event.key] : undefined;
  waitsForPlace = event.key === "g" ? event.timeStamp + 1500 : 0;
  if (place) {
    location.assign(place);
  } else if (Object.hasOwn(actions, event.key)) {
    actions[event.key]();
  } else {
    return;
  }
  event.preventDefault();
});

const helpButton = document.getElementById("show-keys");
if (helpButton && help) {
  helpButton.hidden = false;
  helpButton.addEventListener("click", () => help.showModal());
}
