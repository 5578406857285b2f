// The engine: Pyodide and judgekit, in a worker. Messages in: {id, name, words, root}; out: {id, told} or {state, …}.
import { answers } from "./kept.js";

const unzipped = async (url, progress) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(chunk, out) { progress(chunk.length); out.enqueue(chunk); },
  }));
  const plain = url.endsWith(".gz") ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return new Response(plain).arrayBuffer();
};

const boot = async ({ base, engine }) => {
  const total = Object.values(engine.sizes).reduce((sum, size) => sum + size, 0);
  let come = 0, told = -1;
  const progress = (size) => {
    come += size;
    const share = Math.floor((100 * come) / total);
    if (share > told) postMessage({ state: "loading", share: (told = share) });
  };
  const get = (name) => unzipped(`${base}engine/${name}`, progress);
  const bundle = get("judgekit.tar.xz");
  const [script, wasm, stdlib] = await Promise.all(["pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz", "python_stdlib.zip"].map(get));
  const source = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: createPyodideModule } = await import(source);
  URL.revokeObjectURL(source);
  postMessage({ state: "starting" });
  // What Pyodide asks for has come already, packed harder than it knows how to fetch.
  const there = { "pyodide.asm.wasm": [wasm, "application/wasm"], "python_stdlib.zip": [stdlib, "application/zip"] };
  const fetched = self.fetch;
  self.fetch = (what, ...more) => {
    const name = String(what.url || what).split("/").pop();
    if (!there[name]) return fetched(what, ...more);
    const [body, type] = there[name];
    delete there[name];
    return Promise.resolve(new Response(body, { headers: { "content-type": type } }));
  };
  const { loadPyodide } = await import(`${base}engine/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${base}engine/`, createPyodideModule, lockFileContents: engine.lock, packageBaseUrl: `${base}engine/` });
  self.fetch = fetched;
  python.FS.writeFile("/judgekit.tar.xz", new Uint8Array(await bundle));
  python.runPython(`
import gc, os, sys, tarfile, types
with tarfile.open("/judgekit.tar.xz") as archive:
    archive.extractall("/judgekit", filter="fully_trusted")
os.remove("/judgekit.tar.xz")
sys.path.insert(0, "/judgekit")
os.environ["JUDGEKIT_HOME"] = "/home/judgekit"
sys.dont_write_bytecode = True
sys.modules["urllib.request"] = types.ModuleType("urllib.request")  # whoosh names a way to fetch; nothing is fetched here
sys.modules["urllib.request"].urlretrieve = None
from judgekit.site import desk
gc.collect()
gc.freeze()
`);
  return { python, ask: python.runPython("desk.ask") };
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
onmessage = ({ data }) => {
  if (data.engine) {
    ready = boot(data);
    begin();
    ready.then(() => postMessage({ state: "ready" }), (error) => postMessage({ state: "failed", error: String(error) }));
    return;
  }
  line = line.then(async () => {
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
