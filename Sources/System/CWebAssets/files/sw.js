// Keeps the look of the reader and the saved articles, so that they can be read while the server
// does not answer. Everything else comes from the server, always.

const shell = "tidings-shell-1";
const saved = "tidings-saved-1";
const limit = 300;
const scope = new URL(self.registration.scope);
const offline = new URL("offline", scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    // What the worker has nothing to say to goes past it where that can be told: the script's own
    // questions need not wait until it is awake.
    await event.addRoutes?.({
      condition: {
        not: {
          or: [
            { requestMode: "navigate" },
            { urlPattern: { pathname: `${scope.pathname}assets/*` } },
          ],
        },
      },
      source: "network",
    }).catch(() => null);
    const cache = await caches.open(shell);
    const page = await fetch(offline, { cache: "reload" });
    if (page.ok && !page.redirected) await keepPage(cache, offline, page);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name !== shell && name !== saved) await caches.delete(name);
    }
    // The browser itself asks for pages, so that the server sees who caused a request.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  })());
});

// A page is kept with the style and script it names.
async function keepPage(cache, address, page) {
  const text = await page.clone().text();
  await cache.put(address, page);
  const assets = await caches.open(shell);
  for (const [, path] of text.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)) {
    const asset = new URL(path.replaceAll("&amp;", "&"), scope).href;
    if (!(await assets.match(asset))) await assets.add(asset).catch(() => null);
  }
}

function plain(address) {
  const url = new URL(address, scope);
  return url.origin + url.pathname;
}

self.addEventListener("message", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(saved);
    for (const address of event.data.drop ?? []) await cache.delete(plain(address));
    for (const address of (event.data.keep ?? []).slice(0, limit)) {
      const key = plain(address);
      if (await cache.match(key)) continue;
      try {
        const page = await fetch(key);
        if (page.ok && !page.redirected) await keepPage(cache, key, page);
      } catch {
        return;
      }
    }
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
  })());
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin) return;
  if (url.pathname.startsWith(scope.pathname + "assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith((async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch {
        return instead(url);
      }
    })());
  }
});

async function instead(url) {
  const cache = await caches.open(saved);
  const kept = await cache.match(url.origin + url.pathname);
  return kept ?? (await caches.match(offline)) ?? Response.error();
}
