// The worker as a function: `ask(name, …words)` gives a promise. It is started when somebody first needs it.
import { ENGINE, VERSION } from "./built.js";

export const top = new URL("..", import.meta.url).href; // of the site, wherever it stands
export const has = ENGINE !== null;

let worker = null;
let last = 0;
const waiting = new Map();
const listeners = new Set();
export let state = { state: has ? "idle" : "none" };
export const listen = (listener) => { listeners.add(listener); listener(state); };

const heard = ({ data }) => {
  if (data.state) {
    state = data;
    for (const listener of listeners) listener(state);
    if (data.state === "failed") console.error(data.error);
    if (data.state === "failed") for (const [id, answer] of waiting) { waiting.delete(id); answer({ error: "Il motore non si è potuto avviare." }); }
    return;
  }
  const answer = waiting.get(data.id);
  waiting.delete(data.id);
  if (answer) answer(data.told);
};

// Through the service worker, where there is one, so that what comes is kept: it is waited for, but not for long.
const kept = async () => {
  const sw = navigator.serviceWorker;
  if (!sw || sw.controller) return;
  await Promise.race([new Promise((resolve) => sw.addEventListener("controllerchange", resolve, { once: true })), new Promise((resolve) => setTimeout(resolve, 1500))]);
};

export const start = () => {
  if (worker || !has) return;
  // From a blob, so that the worker is bound by this page's policy wherever the site is served from.
  const source = URL.createObjectURL(new Blob([`import ${JSON.stringify(new URL("worker.js", import.meta.url).href)};`], { type: "text/javascript" }));
  worker = new Worker(source, { type: "module", name: "judgekit" });
  worker.addEventListener("message", heard);
  worker.addEventListener("error", (event) => heard({ data: { state: "failed", error: event.message } }));
  kept().then(() => worker.postMessage({ base: top, engine: ENGINE, version: VERSION }));
};

// The way from the page that is shown to the top of the site, as the engine writes links.
export const root = () => top;

export const ask = (name, ...words) => {
  if (!has) return Promise.resolve({ error: "Questa copia del sito non ha il motore." });
  start();
  return new Promise((resolve) => { waiting.set(++last, resolve); worker.postMessage({ id: last, name, words, root: root() }); });
};
