// The page without a line: its shell, rules, words and whatever needs no server. `offline.ts` fills in the build's name
// and files. A new version waits until no page uses the old one: nothing changes under anybody's hands.
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `sobremesa-${VERSION}`;
const PAGE = "/";
const ALWAYS = ["/favicon.svg", "/manifest.webmanifest"];
const KEPT_WORDS = /^\/api\/(games|text\/\w+|games\/\w+\/(text\/\w+|manual\/\w+|lessons(\/[\w-]+)?))$/;
/** Addresses the page itself understands; all others are the server's, and files. */
const PAGES = /^\/(?!(?:api|tables)\/|(?:health|metrics|ready)$)(?:.*\/)?[^./]*$/;
/** Milliseconds after which what is kept is shown instead of what does not come. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.all([cache.addAll([PAGE, ...ALWAYS, ...FILES]), words(cache)])),
  );
});

self.addEventListener("activate", (event) => {
  const others = (name) => name.startsWith("sobremesa-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(others).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/") || ALWAYS.includes(url.pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && PAGES.test(url.pathname)) event.respondWith(freshFirst(request, PAGE));
  else if (KEPT_WORDS.test(url.pathname)) event.respondWith(freshFirst(request, url.pathname));
});

self.addEventListener("message", (event) => {
  if (event.data === "lessons") event.waitUntil(keepLessons().catch(() => undefined));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data ?? "/", location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => page.url === wanted);
      return there ? there.focus() : self.clients.openWindow(wanted);
    }),
  );
});

/** Files whose names say what is in them. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server says now; what it said last where it cannot be reached. */
async function freshFirst(request, key) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  try {
    const fresh = await (kept ? Promise.race([fetch(request), tooLate()]) : fetch(request));
    if (fresh.ok) void cache.put(key, fresh.clone());
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A race, since what a page navigates to may not be fetched with a signal. */
function tooLate() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("too late")));
}

/**
 * Every lesson, one after the other so that nobody who plays meanwhile notices; those of a game once its rules are
 * ready.
 */
async function keepLessons() {
  const cache = await caches.open(CACHE);
  const { games } = await (await fetch("/api/games")).json();
  for (const { id } of games.filter(({ rules }) => rules === "ready")) {
    const list = `/api/games/${id}/lessons`;
    const { lessons } = await ((await cache.match(list)) ?? (await fetch(list))).json();
    for (const { name } of lessons) if (!(await cache.match(`${list}/${name}`))) await cache.add(`${list}/${name}`);
  }
}

/**
 * Every game's words and the names of its lessons in the browser's language; those of others are kept when they are
 * first read.
 */
async function words(cache) {
  const language = ["es", "pt"].find((code) => navigator.language.startsWith(code)) ?? "en";
  const { games } = await (await fetch("/api/games")).json();
  const paths = games.flatMap(({ id }) => [`/api/games/${id}/text/${language}`, `/api/games/${id}/lessons`]);
  await cache.addAll(["/api/games", `/api/text/${language}`, ...paths]);
}
