// The engine: Pyodide and judgekit, in a worker. Messages in: {id, name, words, root}; out: {id, told} or {state, …}.
import { answers } from "./kept.js";

const gunzipped = (stream) => stream.pipeThrough(new DecompressionStream("gzip"));

// A tar as the build writes it, into the file system; every time is one, by which Python knows what it has compiled.
const BLOCK = 512;
const unpack = (FS, tar) => {
  const letters = new TextDecoder();
  const field = (from, size) => letters.decode(tar.subarray(from, from + size)).split("\0")[0];
  const folders = new Set();
  for (let at = 0; tar[at];) {
    const size = parseInt(field(at + 124, 12), 8), name = [field(at + 345, 155), field(at, 100)].filter(Boolean).join("/");
    const path = `/judgekit/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder, 0o755); // what others might write is not read
    folders.add(folder);
    FS.writeFile(path, tar.subarray(at + BLOCK, at + BLOCK + size), { canOwn: true, mode: 0o644 });
    FS.utime(path, 1000, 1000);
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
};

const TAR = "/judgekit.tar";
const LIBRARY = "python_stdlib.zip";
const boot = async ({ base, engine, version }) => {
  const image = await held(base, version); // what an earlier start left: no byte to unpack, no line to compile
  const names = ["pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz", ...(image ? [] : [LIBRARY, "judgekit.tar.xz"])];
  const total = names.reduce((sum, name) => sum + engine.sizes[name], 0);
  let come = 0, told = -1;
  const progress = (size) => {
    come += size;
    const share = Math.floor((100 * come) / total);
    if (share > told) postMessage({ state: "loading", share: (told = share) });
  };
  const get = async (name) => {
    const answer = await fetch(`${base}engine/${name}`);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(chunk, out) { progress(chunk.length); out.enqueue(chunk); },
    }));
    return name.endsWith(".gz") ? gunzipped(counted) : counted;
  };
  const whole = async (name) => new Response(await get(name)).arrayBuffer();
  const compiled = get("pyodide.asm.wasm.gz") // while the rest is on its way
    .then((body) => WebAssembly.compileStreaming(new Response(body, { headers: { "content-type": "application/wasm" } })));
  const bundle = image ? Promise.resolve(null) : whole("judgekit.tar.xz");
  const [script, library] = await Promise.all([whole("pyodide.asm.mjs.gz"), image ? image.library : whole(LIBRARY), compiled]);
  const source = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: createPyodideModule } = await import(source);
  URL.revokeObjectURL(source);
  postMessage({ state: "starting" });
  // What Pyodide asks for has come already, packed harder than it knows how to fetch.
  const { fetch: fetched } = self, { instantiateStreaming } = WebAssembly;
  self.fetch = (what, ...more) => {
    const name = String(what.url || what).split("/").pop();
    if (name === LIBRARY) return Promise.resolve(new Response(library));
    return name === "pyodide.asm.wasm" ? Promise.resolve(new Response()) : fetched(what, ...more);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const { loadPyodide } = await import(`${base}engine/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${base}engine/`, createPyodideModule, lockFileContents: engine.lock, packageBaseUrl: `${base}engine/` });
  Object.assign(self, { fetch: fetched });
  Object.assign(WebAssembly, { instantiateStreaming });
  const { FS } = python;
  if (image) unpack(FS, image.tar);
  else {
    FS.writeFile(`${TAR}.xz`, new Uint8Array(await bundle), { canOwn: true });
    python.runPython(`
import lzma
with lzma.open("${TAR}.xz") as packed, open("${TAR}", "wb") as plain:
    plain.write(packed.read())
`);
    unpack(FS, FS.readFile(TAR));
    FS.unlink(TAR);
    FS.unlink(`${TAR}.xz`);
  }
  python.runPython(`
import gc, os, sys, types
sys.path.insert(0, "/judgekit")
os.environ["JUDGEKIT_HOME"] = "/home/judgekit"
sys.modules["urllib.request"] = types.ModuleType("urllib.request")  # whoosh names a way to fetch; nothing is fetched here
sys.modules["urllib.request"].urlretrieve = None
from judgekit.site import desk
gc.collect()
gc.freeze()
`);
  return { python, ask: python.runPython("desk.ask"), kept: Boolean(image) };
};

// What a start has unpacked and compiled is kept beside the files of this version, for the next one. A browser that
// keeps nothing starts as the first time.
const KEPT = ["judgekit.tar.gz", "library.zip"];
const place = (base, name) => `${base}kept/${name}`;
const held = async (base, version) => {
  try {
    const cache = await caches.open(`judgekit ${version}`);
    const [tar, library] = await Promise.all(KEPT.map((name) => cache.match(place(base, name))));
    if (!tar || !library) return null;
    const body = await new Response(gunzipped(tar.body)).arrayBuffer();
    return { tar: new Uint8Array(body), library: await library.arrayBuffer() };
  } catch { return null; }
};
const forget = async (base, version) => {
  const cache = await caches.open(`judgekit ${version}`);
  for (const name of KEPT) await cache.delete(place(base, name));
};
const keep = async (python, base, version, turn) => { // `turn` does a little when nobody is asking
  const name = `judgekit ${version}`;
  if (!self.caches || !(await caches.has(name))) return; // no service worker keeps this version
  const next = python.runPython("from functools import partial\nfrom judgekit.site import keeping\npartial(next, keeping.steps(), False)");
  while (await turn(() => next()));
  const cache = await caches.open(name), { FS } = python;
  const tar = new Blob([FS.readFile(TAR)]).stream().pipeThrough(new CompressionStream("gzip"));
  await cache.put(place(base, KEPT[0]), new Response(tar));
  await cache.put(place(base, KEPT[1]), new Response(FS.readFile("/library.zip")));
  for (const path of [TAR, "/library.zip"]) FS.unlink(path);
};

// What a quiz has asked and heard is one file: taken from the browser before each question to it, put back after, by one
// window at a time.
const QUIZ = "/home/judgekit/data/quiz.db";
const withAnswers = (python, work) => navigator.locks.request("judgekit-quiz", async () => {
  const kept = await answers();
  python.FS.mkdirTree("/home/judgekit/data");
  if (kept) python.FS.writeFile(QUIZ, kept);
  else if (python.FS.analyzePath(QUIZ).exists) python.FS.unlink(QUIZ);
  const told = work();
  if (python.FS.analyzePath(QUIZ).exists) await answers(python.FS.readFile(QUIZ));
  return told;
});

let ready;
let begin;
const begun = new Promise((resolve) => { begin = resolve; });
let line = Promise.resolve(); // one question after the other
const inTurn = (work) => { const done = line.then(work); line = done.catch(() => {}); return done; };
const started = async (data) => {
  try {
    ready = boot(data);
    begin();
    const { python, kept } = await ready;
    postMessage({ state: "ready" });
    if (!kept) setTimeout(() => keep(python, data.base, data.version, inTurn).catch((error) => console.warn(error)), 1500);
  } catch (error) {
    postMessage({ state: "failed", error: String(error) });
    await forget(data.base, data.version).catch(() => {}); // should it have been that
  }
};
onmessage = ({ data }) => {
  if (data.engine) { started(data); return; }
  inTurn(async () => {
    try {
      await begun;
      const { ask, python } = await ready;
      const work = () => JSON.parse(ask(data.name, JSON.stringify(data.words), data.root));
      postMessage({ id: data.id, told: data.name.startsWith("quiz_") ? await withAnswers(python, work) : work() });
    } catch (error) {
      postMessage({ id: data.id, told: { error: "Qualcosa non ha funzionato: riprova, o ricarica la pagina.", detail: String(error) } });
    }
  });
};
