// MARK: The article that is on its way

async function showArticle() {
  const text = document.getElementById("text");
  if (!text || text.dataset.waits === undefined) return;
  const path = `${base}entries/${reading.dataset.entry}/article${listQuery()}`;
  for (let tries = 0; tries < 4; tries += 1) {
    let state;
    try {
      const answer = await fetch(path, {
        method: "POST", headers: { "Accept": "application/json", "X-Tidings-Token": token },
      });
      if (!answer.ok) return;
      state = await answer.json();
    } catch {
      return;
    }
    if (!text.isConnected) return;
    if (state.waits) continue;
    // Whoever has begun to read is not moved; the line above says that there is more.
    if (scrollY > 200) {
      return announce(words.articleIsThere, { undo: null });
    }
    text.outerHTML = state.html;
    return enhance();
  }
}

// The list this entry was opened from, as its address names it.
function listQuery() {
  const query = new URLSearchParams(location.search);
  for (const name of ["keep", "again", "notice"]) query.delete(name);
  return query.size ? "?" + query : "";
}

// MARK: What is in a text

const players = [
  [/^https:\/\/(?:www\.)?youtube\.com\/watch\?v=([\w-]+)$/, "https://www.youtube-nocookie.com/embed/"],
  [/^https:\/\/vimeo\.com\/(\d+)$/, "https://player.vimeo.com/video/"],
  [/^https:\/\/www\.dailymotion\.com\/video\/(\w+)$/, "https://www.dailymotion.com/embed/video/"],
];

// A link to a film becomes a place that plays it, and loads nothing before it is pressed.
function placeVideo(link) {
  const player = players
    .map(([shape, address]) => [link.href.match(shape)?.[1], address])
    .find(([name]) => name);
  if (!player || link.textContent.trim() !== link.getAttribute("href")) return;
  const host = new URL(link.href).hostname.replace(/^www\./, "");
  const figure = document.createElement("figure");
  figure.className = "film";
  const play = button(say("playVideo", { host }), () => {
    const frame = document.createElement("iframe");
    frame.src = player[1] + player[0] + "?autoplay=1";
    frame.title = say("playVideo", { host });
    frame.allow = "autoplay; fullscreen; picture-in-picture";
    frame.allowFullscreen = true;
    frame.referrerPolicy = "strict-origin";
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
    play.replaceWith(frame);
    frame.focus();
  });
  link.replaceWith(figure);
  const caption = document.createElement("figcaption");
  link.textContent = link.href;
  caption.append(link);
  figure.append(play, caption);
}

function enhance() {
  for (const link of document.querySelectorAll(".body a[href^='https:']")) placeVideo(link);
  // What scrolls by itself can be reached by keys.
  for (const box of document.querySelectorAll(".body :is(pre, table, math)")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
  for (const image of document.querySelectorAll(".body img")) {
    image.addEventListener("error", () => image.classList.add("missing"), { once: true });
  }
}

// MARK: Where one was

function keepPosition() {
  const key = reading.dataset.entry;
  const kept = device.get("positions") ?? [];
  const room = document.documentElement.scrollHeight - innerHeight;
  const place = room > innerHeight / 2 ? scrollY / room : 0;
  const others = kept.filter(([other]) => other !== key).slice(-299);
  const isInside = place > 0.03 && place < 0.97;
  if (!isInside && others.length === kept.length) return;
  device.set("positions", isInside ? [...others, [key, Math.round(place * 1e4) / 1e4]] : others);
}

function restorePosition() {
  if (location.hash) return;
  const place = (device.get("positions") ?? []).find(([key]) => key === reading.dataset.entry)?.[1];
  if (!place) return;
  const room = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: place * room, behavior: "instant" });
}

// MARK: Handing on

function offerTools() {
  const link = reading.querySelector("a.original");
  const row = reading.querySelector(".marks");
  if (!link || !row) return;
  const title = reading.querySelector("h1").textContent.trim();
  if (navigator.share) {
    row.append(button(words.share, () => {
      navigator.share({ title, url: link.href }).catch(() => null);
    }));
  }
  if (navigator.clipboard) {
    row.append(button(words.copyLink, async () => {
      try {
        await navigator.clipboard.writeText(link.href);
        announce(words.linkCopied);
      } catch {
        announce(words.noClipboard, { problem: true });
      }
    }));
  }
}

// `isReturn` says that the browser knows the place: the way there was back or forward.
function beginReading(isReturn) {
  offerTools();
  enhance();
  if (!isReturn) restorePosition();
  showArticle();
  const row = document.querySelector("#pane [aria-current]");
  const pane = document.getElementById("pane");
  if (row && pane) {
    pane.scrollTop = row.offsetTop - pane.clientHeight / 3;
    row.className = "read";
  }
}

addEventListener("pagehide", () => reading && keepPosition());
