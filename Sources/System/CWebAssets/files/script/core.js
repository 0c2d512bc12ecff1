// Marks without reload, keys, live news, reading, turning to other pages. Every page works without
// this script; it sends the forms that are there, and follows the links. The files of this folder
// are one module, in the order of `web_assets.c`.

const root = document.documentElement;
const meta = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? "";
let token = meta("token");
const base = meta("base") + "/";
const announcer = document.getElementById("announcer");
const help = document.getElementById("keys");
// Of the page that is shown; `turning.js` puts others in their place.
let main = document.getElementById("main");
let reading = document.querySelector("main.reading article");

// What the page says, in its language; each name is a phrase of `ScriptPhrases`.
const words = JSON.parse(meta("words") || "{}");
const language = root.lang;
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

// Spoken always, and shown where something went wrong or can be undone.
function announce(sentence, { problem = false, undo = null } = {}) {
  if (!announcer) return;
  announcer.classList.toggle("hidden", !problem && !undo);
  announcer.classList.toggle("problem", problem);
  // Emptied first, so that the same sentence is spoken again.
  announcer.textContent = "";
  setTimeout(() => {
    announcer.textContent = sentence;
    if (undo) announcer.append(" ", button(words.undo, undo));
  }, 50);
}

function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

// Something kept on this device alone; private windows may refuse.
const device = {
  get(key) {
    try {
      return JSON.parse(localStorage.getItem("tidings-" + key));
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem("tidings-" + key, JSON.stringify(value));
    } catch {
      // What cannot be kept is not.
    }
  },
};

// Other windows of this reader.
const windows = "BroadcastChannel" in window ? new BroadcastChannel("tidings") : null;

// Says that this browser runs the script, so that no page waits for what the script can wait for.
document.cookie = `tidings-script=1; path=${base}; max-age=31536000; samesite=strict`;
