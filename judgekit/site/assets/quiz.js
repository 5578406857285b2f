// The quiz: lessons with what is due, a round of questions one after the other, the answers as a file.
import { ask, start } from "./engine.js";
import { answers } from "./kept.js";
import { put } from "./site.js";

export const open = (main) => {
  start();
  const $ = (id) => main.querySelector(`#${id}`);
  const said = $("said"), round = $("round"), lessons = $("lessons"), stats = $("stats");
  const now = () => new Date().toISOString().replace("Z", "+00:00");
  let gone = false, open = 0;

  const el = (tag, inside, kind) => {
    const node = document.createElement(tag);
    if (inside !== undefined) node.textContent = inside;
    if (kind) node.className = kind;
    return node;
  };
  const button = (text, work, kind) => {
    const node = el("button", text, kind);
    node.type = "button";
    node.addEventListener("click", work);
    return node;
  };

  const list = async () => {
    said.textContent = "Un momento…";
    const told = await ask("quiz_lessons", now());
    if (gone) return;
    said.textContent = told.error || "";
    if (told.error) return;
    const items = el("ul", undefined, "big");
    for (const one of told.lessons) {
      const item = el("li");
      const due = one.due ? ` ${one.due} ${one.due === 1 ? "domanda da rivedere" : "domande da rivedere"}` : one.asked ? " nulla da rivedere oggi" : "";
      item.append(button(one.title, () => begin(one.name)), el("small", due));
      items.append(item);
    }
    lessons.replaceChildren(items);
    put(stats, told.body);
  };

  const begin = async (lesson) => {
    said.textContent = "Cerco le domande: ci vuole qualche secondo…";
    lessons.replaceChildren();
    const told = await ask("quiz_begin", lesson, now());
    if (gone) return;
    if (told.error) { said.textContent = told.error; return; }
    open = told.round;
    const again = told.again ? `, ${told.again} delle quali ritornano` : "";
    said.textContent = told.taken_up ? `Riprendo il giro lasciato a metà: ${told.questions.length} domande su ${told.whole}.` : `${told.whole} domande${again}.`;
    question(told, 0, 0);
  };

  const question = (told, n, right) => {
    if (n === told.questions.length) {
      open = 0;
      round.replaceChildren(el("p", `Giuste ${right} su ${n}.`, "lead"), button("Le lezioni", () => { round.replaceChildren(); list(); }));
      list();
      return;
    }
    const one = told.questions[n];
    const form = el("form");
    put(form, one.body);
    form.prepend(el("h2", `${told.whole - told.questions.length + n + 1} di ${told.whole}`));
    const send = el("button", "Rispondi", "main");
    const after = el("div");
    after.setAttribute("aria-live", "polite");
    form.append(send, after);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = new FormData(form).get("answer");
      if (!given) { after.textContent = "Scegli una risposta."; return; }
      send.disabled = true;
      const heard = await ask("quiz_answer", told.round, one.id, given, now());
      if (gone) return;
      if (heard.error) { send.disabled = false; after.textContent = heard.error; return; }
      for (const input of form.querySelectorAll("input")) input.disabled = true;
      send.remove();
      put(after, heard.body);
      const next = button(n + 1 < told.questions.length ? "Avanti" : "Fine", () => question(told, n + 1, right + (heard.correct ? 1 : 0)), "main");
      const tools = el("p", undefined, "tools");
      tools.append(next);
      if (heard.case) tools.append(button("Rivedi come va", async (event) => {
        event.target.disabled = true;
        const played = await ask("replay", heard.case, heard.edition);
        const frame = el("iframe");
        frame.title = "Il caso passo per passo";
        frame.sandbox = "allow-scripts";
        frame.srcdoc = played.html || "";
        if (played.html) after.append(frame);
        else after.append(el("p", played.error, "no"));
      }));
      after.append(tools);
      next.focus();
    });
    round.replaceChildren(form);
    round.querySelector("h2").tabIndex = -1;
    round.querySelector("h2").focus();
  };

  $("export").addEventListener("click", async () => {
    const bytes = await answers();
    if (!bytes) { said.textContent = "Non ci sono ancora risposte."; return; }
    const link = el("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    link.download = "quiz.db";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  $("import").addEventListener("change", async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    let letters = "";
    for (const byte of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(byte);
    const told = await ask("quiz_take", btoa(letters));
    await list();
    said.textContent = told.error || `Riprese ${told.new} risposte.`;
  });
  list();
  return () => { gone = true; if (open) ask("quiz_let_go", open); };
};
