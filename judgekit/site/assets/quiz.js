// The quiz: lessons with what is due, a round of questions one after the other, an exam against the clock, the answers
// as a file.
import { button, el, framed } from "./dom.js";
import { ask, start } from "./engine.js";
import { answers } from "./kept.js";
import { put } from "./site.js";

export const open = (main) => {
  start();
  const $ = (id) => main.querySelector(`#${id}`);
  const said = $("said"), round = $("round"), lessons = $("lessons"), stats = $("stats");
  const now = () => new Date().toISOString().replace("Z", "+00:00");
  let gone = false, open = 0;

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
    exam.hidden = false;
    const options = told.lessons.map((one) => new Option(one.title, one.name));
    if (!exam.lesson.options.length) exam.lesson.replaceChildren(...options);
    put(stats, told.body);
  };

  const begin = async (lesson) => {
    said.textContent = "Cerco le domande: ci vuole qualche secondo…";
    lessons.replaceChildren();
    exam.hidden = true;
    const told = await ask("quiz_begin", lesson, now());
    if (gone) return;
    if (told.error) { said.textContent = told.error; return; }
    open = told.round;
    const again = told.again ? `, ${told.again} delle quali ritornano` : "";
    said.textContent = told.taken_up ? `Riprendo il giro lasciato a metà: ${told.questions.length} domande su ${told.whole}.` : `${told.whole} domande${again}.`;
    question(told, 0, 0);
  };

  // A question as a form; `hear` gets what is given and where to tell of it.
  const asked = (one, heading, hear) => {
    const form = el("form");
    put(form, one.body);
    const head = el("h2", heading);
    head.tabIndex = -1;
    form.prepend(head);
    const send = el("button", "Rispondi", "main"), after = el("div");
    after.setAttribute("aria-live", "polite");
    form.append(send, after);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = new FormData(form).get("answer");
      if (!given) { after.textContent = "Scegli una risposta."; return; }
      send.disabled = true;
      const heard = await hear(given);
      if (gone || !heard) return;
      if (heard.error) { send.disabled = false; after.textContent = heard.error; return; }
      for (const input of form.querySelectorAll("input")) input.disabled = true;
      send.remove();
      heard.show(after);
    });
    round.replaceChildren(form);
    head.focus();
  };
  const back = () => { round.replaceChildren(); list(); };

  const question = (told, n, right) => {
    if (n === told.questions.length) {
      open = 0;
      round.replaceChildren(el("p", `Giuste ${right} su ${n}.`, "lead"), button("Le lezioni", back));
      list();
      return;
    }
    const one = told.questions[n];
    asked(one, `${told.whole - told.questions.length + n + 1} di ${told.whole}`, async (given) => {
      const heard = await ask("quiz_answer", told.round, one.id, given, now());
      if (heard.error) return heard;
      return { show: (after) => {
        put(after, heard.body);
        const next = button(n + 1 < told.questions.length ? "Avanti" : "Fine", () => question(told, n + 1, right + (heard.correct ? 1 : 0)), "main");
        const tools = el("p", undefined, "tools");
        tools.append(next);
        if (heard.case) tools.append(replayed(heard, after));
        after.append(tools);
        next.focus();
      } };
    });
  };
  const replayed = (heard, after) => button("Rivedi come va", async (event) => {
    event.target.disabled = true;
    const played = await ask("replay", heard.case, heard.edition);
    after.append(played.html ? framed(played.html, "Il caso passo per passo") : el("p", played.error, "no"));
  });

  // --- an exam: so many minutes, and nothing told before the end

  const exam = $("exam"), clock = $("clock");
  let ticking = 0;
  exam.addEventListener("submit", async (event) => {
    event.preventDefault();
    const set = Object.fromEntries(new FormData(exam));
    exam.hidden = true;
    lessons.replaceChildren();
    round.replaceChildren();
    said.textContent = "Preparo la prova: con tante domande ci vuole qualche minuto…";
    const told = await ask("quiz_exam", set.lesson, now(), Number(set.number), Number(set.minutes), Number(set.mark));
    if (gone) return;
    if (told.error) { await list(); said.textContent = told.error; return; }
    open = told.round;
    said.textContent = told.said;
    const go = button("Comincia", async () => {
      const begun = await ask("quiz_exam_start", told.round, now());
      if (gone) return;
      if (begun.error) { said.textContent = begun.error; return; }
      tick(told, +new Date() + 1000 * begun.seconds);
      sit(told, 0);
    }, "main");
    round.replaceChildren(go);
    go.focus();
  });
  const tick = (told, ends) => {
    const show = () => {
      const left = Math.max(0, Math.ceil((ends - new Date()) / 1000));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (left === 300 || left === 60) said.textContent = left === 60 ? "Resta un minuto." : "Restano 5 minuti.";
      if (!left) finish(told, "Tempo scaduto.");
    };
    clock.hidden = false;
    ticking = setInterval(show, 1000);
    show();
  };
  const sit = (told, n) => {
    said.textContent = "";
    if (n === told.questions.length) { finish(told, ""); return; }
    asked(told.questions[n], `${n + 1} di ${told.whole}`, async (given) => {
      const heard = await ask("quiz_exam_answer", told.round, told.questions[n].id, given, now());
      if (heard.error || !ticking) return heard.error ? heard : null;
      return { show: () => heard.taken ? sit(told, n + 1) : finish(told, "Tempo scaduto.") };
    });
    round.querySelector("form").append(button("Consegna", () => finish(told, "Prova consegnata.")));
  };
  const finish = async (told, why) => {
    if (!ticking) return;
    clearInterval(ticking);
    ticking = open = 0;
    clock.hidden = true;
    const heard = await ask("quiz_exam_end", told.round);
    if (gone) return;
    await list();
    said.textContent = heard.error || why;
    put(round, heard.body || "");
    round.append(button("Le lezioni", back));
    round.firstElementChild.tabIndex = -1;
    round.firstElementChild.focus();
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
    event.target.value = ""; // so that a later file of the same name is heard of
    const told = await ask("quiz_take", btoa(letters));
    await list();
    said.textContent = told.error || (told.new === 1 ? "Ripresa una risposta." : `Riprese ${told.new} risposte.`);
  });
  list();
  return () => { gone = true; clearInterval(ticking); if (open) ask("quiz_let_go", open); };
};
