// Keeps one version of the site, whole: what is listed comes from here, each file checked by its hash.
const VERSION = "@VERSION@";
const LIGHT = @LIGHT@; // hash by name: what is kept at once
const ENGINE = @ENGINE@; // … and what is kept when it first comes, or when the page has time
const TOP = new URL("./", self.location).href;
const NAME = `judgekit ${VERSION}`;
const KEEP = { cache: "no-cache" };

const hashed = async (body) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
};

const fetched = async (cache, name, hash) => {
  for (const other of await caches.keys()) { // an earlier version may have the same file
    const there = await (await caches.open(other)).match(TOP + name);
    if (there && there.headers.get("x-hash") === hash) { await cache.put(TOP + name, there.clone()); return there; }
  }
  const answer = await fetch(TOP + name, KEEP);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const body = await answer.arrayBuffer();
  if (await hashed(body) !== hash) throw new Error(`${name}: non è di questa versione`);
  const kept = new Response(body, { headers: { "content-type": answer.headers.get("content-type") || "", "content-length": body.byteLength, "x-hash": hash } });
  await cache.put(TOP + name, kept.clone());
  return kept;
};

const fill = async (files) => {
  const cache = await caches.open(NAME);
  for (const [name, hash] of Object.entries(files)) if (!(await cache.match(TOP + name))) await fetched(cache, name, hash);
};

self.addEventListener("install", (event) => event.waitUntil((async () => {
  try {
    await fill(LIGHT);
    const others = (await caches.keys()).filter((name) => name.startsWith("judgekit ") && name !== NAME);
    if (others.length) await fill(ENGINE); // whoever had all of the old version gets all of the new one, or none of it
    else await self.skipWaiting();
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("judgekit ") && name !== NAME) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  if (event.data === "fill") event.waitUntil(fill(ENGINE).catch(() => {}));
});

// A page that is not listed: from the network where it is of this version; else the engine writes it.
const shell = async () => {
  const kept = await (await caches.open(NAME)).match(`${TOP}app/shell.html`);
  const text = (await kept.text()).replaceAll("@TOP@", new URL(TOP).pathname);
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8", "x-judgekit-shell": "1" } });
};
const page = async (request) => {
  try {
    const answer = await fetch(request.url, KEEP);
    if (answer.status === 404) return answer;
    if (answer.ok) {
      const text = await answer.text();
      if (text.includes(`data-version="${VERSION}"`)) return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
      self.registration.update().catch(() => {});
    }
  } catch { /* no network */ }
  return shell();
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(TOP)) return;
  const name = decodeURI(request.url.split(/[?#]/)[0].slice(TOP.length));
  const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  const hash = LIGHT[file] || ENGINE[file];
  if (hash) {
    event.respondWith((async () => {
      const cache = await caches.open(NAME);
      return (await cache.match(TOP + file)) || fetched(cache, file, hash).catch(() => fetch(request));
    })());
  } else if (file.endsWith("index.html") || request.mode === "navigate") event.respondWith(page(request));
});
