// On every page: the search box, pages changed in place while the engine runs, the service worker, the state in the foot.
import { ask, has, listen, start, state, top } from "./engine.js";

const $ = (selector, from = document) => from.querySelector(selector);
const box = $(".ask input");
const here = () => decodeURI(location.href.split(/[?#]/)[0].slice(decodeURI(top).length));

export const put = (node, markup) => { // markup from the engine, which escapes all that is told
  const parsed = new DOMParser().parseFromString(markup, "text/html");
  node.replaceChildren(...parsed.body.childNodes);
};

// --- what the engine is doing

const SAID = {
  none: "Questa copia del sito non ha il motore: regole, voci e casi si leggono, ma non si cerca e non si gioca.",
  starting: "Il motore si avvia…", failed: "Il motore non si è potuto avviare.", idle: "", ready: "",
};
listen((now) => {
  $("#state").textContent = now.state === "loading" ? `Arriva il motore: ${now.share}%` : SAID[now.state];
  document.documentElement.dataset.engine = now.state;
});

// --- search

let wanted = "";
let timer = 0;
const NUMBER = /^\s*(\d{1,3}(?:\.\d{1,3}[a-z]?)?)\s*$/i;

const direct = async (question, hits) => { // a number leads to its rule before the engine has come
  const number = NUMBER.exec(question)?.[1].toLowerCase();
  if (!number || state.state === "ready") return;
  const names = ["cr-2026", "cr-2016", "classic"];
  const there = await Promise.all(names.map((name) => fetch(`${top}${name}/${number}/`, { method: "HEAD" }).then((answer) => answer.ok, () => false)));
  if (question !== wanted || !hits.dataset.waiting) return;
  const list = document.createElement("ul");
  names.filter((_, n) => there[n]).forEach((name) => {
    const link = document.createElement("a");
    link.href = `${top}${name}/${number}/`;
    link.textContent = `${number} · ${name}`;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  });
  hits.append(list);
};

const search = async (question) => {
  wanted = question;
  let hits = $("#hits");
  if (!hits) {
    hits = document.createElement("section");
    hits.id = "hits";
    $("main").prepend(hits);
  }
  hits.setAttribute("aria-label", "Risposte");
  document.body.classList.toggle("asking", Boolean(question.trim()));
  if (!question.trim()) { hits.replaceChildren(); return; }
  if (state.state !== "ready") {
    hits.dataset.waiting = "1";
    const said = document.createElement("p");
    said.className = "dim";
    said.textContent = has ? "Il motore arriva, la risposta segue…" : SAID.none;
    hits.replaceChildren(said);
    direct(question, hits);
  }
  if (!has) return;
  const told = await ask("search", question);
  if (question !== wanted) return; // somebody has typed on
  delete hits.dataset.waiting;
  if (told.error) { hits.textContent = told.error; return; }
  put(hits, `<h1 class="unseen">Risposte</h1>${told.body}`);
};

box.addEventListener("focus", start, { once: true });
box.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(() => search(box.value), 120); });
$(".ask").addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  search(box.value).then(() => $("#hits a")?.focus());
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  box.focus();
});

// --- pages, changed in place while the engine runs, so that it need not start again

const shown = async (url) => {
  const path = decodeURI(url.href.split(/[?#]/)[0].slice(top.length));
  try {
    const answer = await fetch(url.href.split(/[?#]/)[0]);
    if (answer.ok && !answer.headers.get("x-judgekit-shell")) {
      const there = new DOMParser().parseFromString(await answer.text(), "text/html");
      return { title: there.title, markup: there.querySelector("main").innerHTML };
    }
  } catch { /* no network: the engine writes the page itself */ }
  const told = await ask("page", path);
  return told.error ? { title: "judgekit", markup: "", error: told.error } : { title: `${told.title} · judgekit`, markup: told.body };
};

const ways = document.querySelectorAll("body > header nav a");
for (const link of document.querySelectorAll("body > header a")) link.setAttribute("href", link.href); // whole: they stay while pages change
const SCREENS = { tavolo: "./tavolo.js", quiz: "./quiz.js" };
let leaving = () => {};
const screen = async () => {
  leaving();
  leaving = () => {};
  const name = here().split("/")[0];
  document.body.dataset.screen = name;
  for (const link of ways) link.href === `${top}${name}/` ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current");
  if (SCREENS[name]) leaving = (await import(SCREENS[name])).open($("main")) || (() => {});
  const question = name === "cerca" ? new URLSearchParams(location.search).get("q") : "";
  if (question) { box.value = question; search(question); }
};

const show = async (url, back = false) => {
  const page = await shown(url);
  if (!back) history.pushState(null, "", url);
  document.body.classList.remove("asking");
  document.title = page.title;
  put($("main"), page.markup);
  if (page.error) $("main").textContent = page.error;
  if (!back) box.value = "";
  wanted = "";
  await screen();
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else if (!back) { scrollTo(0, 0); $("main").focus({ preventScroll: true }); }
};

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (!url.href.startsWith(top) || link.target || link.download || state.state !== "ready") return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  show(url);
});
let place = location.pathname + location.search;
addEventListener("popstate", () => {
  const now = location.pathname + location.search;
  if (now !== place) show(new URL(location.href), true);
  place = now;
});

if (new URLSearchParams(location.search).has("embed")) document.body.classList.add("embed");
const shell = $("main > [data-shell]"); // what the service worker gives where there is no network
if (shell) show(new URL(location.href), true);
else screen();

// --- kept for when there is no network; a new version is taken whole, when one says so

const offer = (registration) => {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  const button = document.createElement("button");
  button.type = "button";
  button.id = "update";
  button.textContent = "C’è una versione nuova: aggiorna";
  button.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take");
  });
  $("#update")?.remove();
  $("body > footer").prepend(button);
};
if ("serviceWorker" in navigator && has) {
  navigator.serviceWorker.register(`${top}sw.js`).then((registration) => {
    offer(registration);
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", () => offer(registration)));
    navigator.serviceWorker.ready.then((there) => setTimeout(() => there.active.postMessage("fill"), 3000)); // the engine, for next time
  }).catch(() => {});
}
