// MARK: News while a page is open

let last = null;

function showPulse(pulse) {
  showCount("saved", pulse.saved);
  if (last && last.unread !== pulse.unread) showCount("unread", pulse.unread);
  last = pulse;
  forgetAhead();
  const list = document.querySelector(".entries");
  if (!list || !pulse.new || reading || root.dataset.news === "off") return;
  let box = document.getElementById("news");
  if (!box) {
    box = document.createElement("p");
    box.id = "news";
    box.setAttribute("role", "status");
    const link = document.createElement("a");
    // To the newest, not to where an older stretch begins.
    const address = new URL(location.href);
    for (const name of ["after", "notice", "keep"]) address.searchParams.delete(name);
    address.hash = "";
    link.href = address.pathname + address.search;
    box.append(link);
    main.prepend(box);
  }
  const sentence = say("newEntries", { count: pulse.new });
  if (box.firstChild.textContent !== sentence) box.firstChild.textContent = sentence;
}

// One window listens for all of them; when it closes, another one takes over.
let isListening = false;
function listen() {
  if (isListening || !meta("latest") || !("EventSource" in window)) return;
  isListening = true;
  const askPulse = async () => {
    const latest = meta("latest");
    try {
      const answer = await fetch(`${base}pulse?after=${latest}`);
      if (answer.status === 401) forgetSaved();
      if (!answer.ok) return;
      const pulse = await answer.json();
      // Another page was turned to meanwhile.
      if (latest !== meta("latest")) return askPulse();
      showPulse(pulse);
      windows?.postMessage({ pulse });
    } catch {
      // The next event brings another look.
    }
  };
  const begin = () => new Promise(() => {
    const source = new EventSource(`${base}api/v1/events`);
    for (const name of ["ready", "entries", "decisions", "sync"]) {
      source.addEventListener(name, askPulse);
    }
    addEventListener("pagehide", () => source.close());
  });
  if (navigator.locks) navigator.locks.request("tidings-live", begin);
  else begin();
}

// Whoever signs out has no session any more when this page would begin.
addEventListener("submit", ({ target }) => {
  if (target.getAttribute("action")?.startsWith(`${base}sign-out`)) isListening = true;
});

// Only once all is quiet, so that nothing waits for it.
addEventListener("load", () => setTimeout(listen, 500));

// MARK: Without the server

// What is saved can be read without the server: the worker keeps its page.
function keepOffline(article, value) {
  if (kinds[value] !== "saved" || !navigator.serviceWorker?.controller) return;
  navigator.serviceWorker.controller.postMessage({
    [value === "saved" ? "keep" : "drop"]: [`${base}entries/${article.dataset.entry}`],
  });
}

// Where nobody is signed in any more, what was kept goes. Marks that wait stay: they are sent by
// whoever signs in again, and say nothing of what was read.
async function forgetSaved() {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith("tidings-saved-")) await caches.delete(name);
  }
}
if (document.body.classList.contains("signed-out")) forgetSaved();

async function installWorker() {
  if (!navigator.serviceWorker || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
    keepListed((await navigator.serviceWorker.ready).active);
  } catch {
    // Without the worker everything but reading offline works.
  }
}

// What the list of saved entries shows can be read without the server as well.
function keepListed(worker) {
  if (!worker || !location.search.includes("filter=saved")) return;
  const kept = [...document.querySelectorAll(".entries article[data-entry]")]
    .map((article) => `${base}entries/${article.dataset.entry}`);
  worker.postMessage({ keep: kept });
}
addEventListener("load", () => setTimeout(installWorker, 1500));
