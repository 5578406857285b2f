// The table: a case written with help, checked as one writes, then played, explained, compared, shared.
import { button, el, framed } from "./dom.js";
import { ask, listen, start, top } from "./engine.js";
import { put } from "./site.js";

const LONGEST = 200000; // characters of a case that an address may hold
const KEPT = "judgekit-caso";

// --- a case in an address: deflated, in the letters that addresses take

const packed = async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const unpacked = async (letters) => {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST) { reader.cancel(); throw new Error("troppo lungo"); }
  }
};

const WAITING = {
  loading: "Il motore arriva: si può già scrivere…", starting: "Il motore si avvia: si può già scrivere…",
  failed: "Il motore non si è potuto avviare: ricarica la pagina.", none: "Questa copia del sito non ha il motore: qui non si può giocare.",
};

export const open = (main) => {
  start();
  const $ = (id) => main.querySelector(`#${id}`);
  const text = $("case"), under = $("under"), faults = $("faults"), words = $("words"), said = $("said"), result = $("result");
  const editions = $("editions");
  let timer = 0, asked = 0, gone = false;

  listen((now) => { if (!gone && now.state !== "ready" && now.state !== "idle") said.textContent = WAITING[now.state] || ""; });

  // --- while one writes

  const lines = () => text.value.split("\n");
  const mark = (found) => { // the same text under the box, with what is wrong underlined
    const bad = new Map();
    for (const one of found) bad.set(one.line, Math.max(1, Math.min(one.column, bad.get(one.line) ?? one.column)));
    under.replaceChildren(...lines().flatMap((line, n) => {
      const at = bad.get(n + 1);
      if (at === undefined) return [`${line}\n`];
      const from = Math.min(at - 1, Math.max(0, line.length - 1));
      return [line.slice(0, from), el("mark", line.slice(from) || " "), "\n"];
    }));
    under.scrollTop = text.scrollTop;
    faults.replaceChildren(...found.map((one) => {
      const item = el("li");
      item.append(button(`${one.line}: ${one.message}`, () => {
        const start = lines().slice(0, one.line - 1).join("\n").length + (one.line > 1 ? 1 : 0) + Math.max(0, one.column - 1);
        text.focus();
        text.setSelectionRange(start, start);
      }));
      return item;
    }));
  };

  const check = async () => {
    const now = ++asked;
    const told = await ask("check", text.value);
    if (gone || now !== asked) return;
    mark(told.faults || []);
    said.textContent = told.error && !told.faults ? told.error : told.faults?.length ? "" : "Nulla da correggere.";
    const chosen = [...editions.querySelectorAll("input:checked")].map((one) => one.value);
    if (told.editions?.length && !chosen.length) for (const one of editions.querySelectorAll("input")) one.checked = told.editions.includes(one.value);
  };

  const complete = async () => {
    const at = text.selectionStart;
    if (at !== text.selectionEnd) { words.replaceChildren(); return; }
    const points = [...text.value.slice(0, at)].length; // Python counts characters, not halves of them
    const told = await ask("complete", text.value, points);
    if (gone || text.selectionStart !== at) return;
    words.replaceChildren(...(told.words || []).map((word) => button(word.trim(), () => {
      const from = [...text.value].slice(0, told.start).join("").length;
      text.setRangeText(word, from, at, "end");
      text.focus();
      changed();
    })));
  };

  const changed = () => {
    mark([]);
    clearTimeout(timer);
    timer = setTimeout(() => { check(); complete(); }, 250);
    try { localStorage.setItem(KEPT, text.value); } catch { /* a browser that keeps nothing */ }
  };
  const set = (value) => { text.value = value; changed(); };

  text.addEventListener("input", changed);
  text.addEventListener("scroll", () => { under.scrollTop = text.scrollTop; under.scrollLeft = text.scrollLeft; });
  text.addEventListener("click", () => { clearTimeout(timer); timer = setTimeout(complete, 250); });
  text.addEventListener("keyup", (event) => { if (event.key.startsWith("Arrow")) { clearTimeout(timer); timer = setTimeout(complete, 250); } });

  // --- what one asks of it

  const chosen = () => [...editions.querySelectorAll("input:checked")].map((one) => one.value);
  const busy = async (pressed, name, ...more) => {
    for (const one of main.querySelectorAll("[data-ask]")) one.setAttribute("aria-pressed", String(one === pressed));
    result.replaceChildren(el("p", "Un momento…", "dim"));
    if (result.getBoundingClientRect().top > innerHeight * 0.6) main.querySelector(".tools").scrollIntoView();
    const told = await ask(name, text.value, ...more);
    if (gone) return null;
    if (told.faults) mark(told.faults);
    if (!told.error) return told;
    result.replaceChildren(...told.error.split("\n").map((line) => el("p", line.replace(/^caso:(\d+):\d+: /, "riga $1: "), "no")));
    return null;
  };
  const ASK = {
    replay: async (pressed) => {
      const told = await busy(pressed, "replay", chosen()[0] || "");
      if (told) result.replaceChildren(framed(told.html, "Il caso passo per passo"));
    },
    why: async (pressed) => {
      const told = await busy(pressed, "why", chosen()[0] || "");
      if (told) put(result, told.body);
    },
    compare: async (pressed) => {
      const told = await busy(pressed, "compare", chosen().length > 1 ? chosen() : []);
      if (told) result.replaceChildren(framed(told.html, "Il caso con più edizioni"));
    },
    share: async () => {
      const url = new URL(`${top}tavolo/`);
      url.hash = await packed(text.value);
      history.replaceState(null, "", url);
      $("address").value = url.href;
      $("embed").value = `<iframe src="${url.href.replace("tavolo/#", "tavolo/?embed#")}" title="Un caso di judgekit" width="100%" height="700"></iframe>`;
      $("shared").hidden = false;
      try { await navigator.clipboard.writeText(url.href); $("copied").textContent = "Indirizzo copiato."; } catch { $("address").select(); }
    },
  };
  for (const one of main.querySelectorAll("[data-ask]")) one.addEventListener("click", () => ASK[one.dataset.ask](one));
  main.querySelector("#template").addEventListener("change", async (event) => {
    if (!event.target.value) return;
    const told = await ask("template", event.target.value);
    if (told.text) set(told.text);
    event.target.value = "";
  });

  // --- what is on the table at first: what the address says, else what was there

  const first = async () => {
    const letters = location.hash.slice(1);
    const name = new URLSearchParams(location.search).get("caso");
    if (letters) {
      try { set(await unpacked(letters)); } catch { said.textContent = "L’indirizzo non contiene un caso che si possa leggere."; return; }
    } else if (name) {
      const told = await ask("bundled", name);
      if (told.error) { said.textContent = told.error; return; }
      set(told.text);
    } else {
      let kept = "";
      try { kept = localStorage.getItem(KEPT) || ""; } catch { /* a browser that keeps nothing */ }
      set(kept || (await ask("template", "magic")).text || "");
    }
    if (document.body.classList.contains("embed")) ASK.replay(main.querySelector('[data-ask="replay"]'));
  };
  const again = () => { if (location.hash.length > 1) first(); };
  addEventListener("hashchange", again);
  first();
  return () => { gone = true; clearTimeout(timer); removeEventListener("hashchange", again); };
};
