"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const $ = (id) => document.getElementById(id);
  let run = data.runs[0];
  let at = 0;

  // Everything that comes from the data is put in as text, never as markup.
  const el = (tag, cls, text) => {
    const node = document.createElement(tag);
    if (cls) node.className = cls;
    if (text !== undefined && text !== null) node.textContent = text;
    return node;
  };
  const put = (parent, ...children) => { parent.append(...children.filter(Boolean)); return parent; };
  const clear = (node) => { node.replaceChildren(); return node; };
  const plural = (n, one, many) => `${n} ${n === 1 ? one : many}`;
  const narrow = matchMedia("(max-width: 50rem)");
  const COLOURS = new Set(["white", "blue", "black", "red", "green"]);

  // The light marks of our texts: *word*, **word**.
  const marked = (parent, text) => {
    for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/)) {
      if (part.startsWith("**") && part.endsWith("**") && part.length > 4) put(parent, el("strong", "", part.slice(2, -2)));
      else if (part.startsWith("*") && part.endsWith("*") && part.length > 2) put(parent, el("em", "", part.slice(1, -1)));
      else if (part) parent.append(part);
    }
    return parent;
  };

  // A card by its name; what it says opens under it.
  const card = (name, cls) => {
    const text = run.texts[name];
    if (!text) return el("span", cls, name);
    return put(el("details", `card ${cls || ""}`.trim()), el("summary", "", name), el("p", "", text));
  };

  // How a permanent came to be what it is opens under it, effect by effect.
  let stories = {};
  const story = (name) => {
    const lines = stories[name];
    if (!lines) return null;
    const items = put(el("ol"), ...lines.map((line) => el("li", "", line)));
    return put(el("details", "layers"), el("summary", "", "strati"), items);
  };

  const cell = (one) => {
    const colour = one.colours.length === 1 && COLOURS.has(one.colours[0]) ? one.colours[0] : "";
    const box = el("div", `cell ${colour}${one.tapped ? " tapped" : ""}`);
    const head = el("div", "name");
    put(head, card(one.name));
    if (one.size) {
      const size = el("span", "", one.size);
      if (one.printed) { size.append(" "); put(size, el("s", "", one.printed)); }
      put(head, size);
    }
    put(box, head);
    const notes = [];
    if (one.words.length) notes.push(one.words.join(", "));
    for (const [kind, n] of one.counters) notes.push(`${plural(n, "segnalino", "segnalini")} ${kind}`);
    if (one.on) notes.push(`su ${one.on}`);
    if (one.token) notes.push("pedina");
    if (one.new) notes.push("debolezza da evocazione");
    if (one.tapped) notes.push("TAP");
    if (notes.length) put(box, el("small", "", notes.join(" · ")));
    if (one.damage) put(box, el("small", "hurt", plural(one.damage, "danno", "danni")));
    if (one.attacks) put(box, el("small", "attacks", `attacca ${one.attacks}`));
    if (one.blocks.length) put(box, el("small", "blocks", `blocca ${one.blocks.join(", ")}`));
    return put(box, story(one.name));
  };

  const cards = (name, list) => {
    if (!list.length) return null;
    const blank = list.filter((one) => one === "una carta").length;
    const shown = list.filter((one) => blank < 2 || one !== "una carta");
    if (blank > 1) shown.push(`${blank} carte`);
    const line = el("div", "cards", `${name}: `);
    shown.forEach((one, n) => { if (n) line.append(", "); put(line, put(el("b"), card(one))); });
    return line;
  };

  const side = (one) => {
    const box = el("div", `side${one.active ? " active" : ""}${one.lost ? " lost" : ""}`);
    const who = el("p", "who");
    put(who, el("b", "", one.player), el("span", `life${one.life <= 5 ? " low" : ""}`, plural(one.life, "punto vita", "punti vita")));
    const facts = [plural(one.hand.length, "carta in mano", "carte in mano"), `grimorio ${one.library}`];
    if (one.mana.length) facts.push(`mana ${one.mana.map((s) => `{${s}}`).join("")}`);
    for (const [kind, n] of one.counters) facts.push(`${plural(n, "segnalino", "segnalini")} ${kind}`);
    if (one.active) facts.push("di turno");
    if (one.priority) facts.push("ha la priorità");
    if (one.lost) facts.push("ha perso");
    put(who, el("small", "", facts.join(" · ")));
    put(box, who);
    for (const kind of ["creature", "other", "land"]) {
      const there = one.cells.filter((c) => c.kind === kind);
      if (there.length) put(box, put(el("div", "row"), ...there.map(cell)));
    }
    return put(box, cards("Mano", one.hand), cards("Cimitero", one.graveyard), cards(run.exile, one.exile));
  };

  // Wizards of Mickey: the castle between two squads, each wizard in its place with its spells.
  const gems = (colours) => {
    const box = el("span", "gems");
    for (const colour of colours) {
      const gem = el("span", `gem ${colour}`);
      gem.setAttribute("role", "img");
      gem.setAttribute("aria-label", `Diamagic ${colour}`);
      put(box, gem);
    }
    return box;
  };
  const tinted = (one, cls) => el("div", `cell ${one.colours.length === 1 ? one.colours[0] : ""} ${cls}`.trim());
  const spell = (one) => {
    const box = tinted(one, "spell");
    const power = el("span", "", `${one.power}`);
    if (one.printed !== null) { power.append(" "); put(power, el("s", "", `${one.printed}`)); }
    put(box, put(el("div", "name"), card(one.name), power));
    const notes = [one.hidden ? "nascosta" : "", one.covered ? "coperta" : ""].filter(Boolean);
    return notes.length ? put(box, el("small", "", notes.join(" · "))) : box;
  };
  const wizard = (one) => {
    const box = put(tinted(one, "wizard"), put(el("div", "name"), card(one.name), gems(one.tokens)));
    return put(el("div", `place ${one.place}`), el("small", "", one.place), box, ...one.spells.map(spell));
  };
  const squad = (one) => {
    const box = el("div", `side${one.active ? " active" : ""}`);
    const facts = [one.team ? `team ${one.team}` : "", plural(one.hand.length, "carta in mano", "carte in mano"), one.active ? "di turno" : ""];
    const who = put(el("p", "who"), el("b", "", one.player), el("span", "life", `${one.diamagic} Diamagic`));
    if (one.total !== null) put(who, el("span", "", `Potenza Magica Finale ${one.total}`));
    put(who, el("small", "", facts.filter(Boolean).join(" · ")));
    return put(box, who, put(el("div", "places"), ...one.wizards.map(wizard)), cards("Mano", one.hand));
  };
  const squads = (board, view) => {
    const centre = el("div", "centre");
    const [castle, ...under] = view.castles;
    put(centre, castle ? put(el("b", "", "Castello: "), card(castle)) : el("span", "", "nessun Castello in gioco"));
    if (under.length) put(centre, el("small", "", `copre ${under.join(", ")}`));
    put(centre, el("span", "", `${view.stake} Diamagic in palio`), el("span", "", `${view.reserve} nella riserva`));
    const [first, ...others] = view.squads;
    put(board, squad(first), centre, ...others.map(squad));
  };

  const drawBoard = (view) => {
    const board = clear($("board"));
    stories = view.layers;
    if (view.wom) { squads(board, view.wom); return; }
    view.sides.forEach((one) => put(board, side(one)));
    if (view.stack.length) {
      const box = el("div", "stack");
      const list = el("ol");
      for (const one of view.stack) {
        const to = one.targets.length ? ` → ${one.targets.join(", ")}` : "";
        put(list, el("li", "", `${one.name} (${one.controller})${to}`));
      }
      put(board, put(box, el("h2", "", "Pila, dalla cima"), list));
    }
  };

  const rule = (number) => {
    const known = run.rules[number];
    const box = el("details", "rule");
    box.dataset.rule = number;
    box.open = !narrow.matches;
    put(box, put(el("summary"), el("span", "number", number), el("span", "", known ? known.title : "(testo non disponibile)")));
    if (known) {
      if (known.place) put(box, el("small", "", known.place));
      for (const paragraph of known.text.split("\n\n")) if (paragraph) put(box, marked(el("p"), paragraph));
    }
    return box;
  };

  const rules = (cites, few) => {
    const shown = cites.slice(0, few).map(rule);
    if (cites.length <= few) return shown;
    const rest = cites.slice(few);
    return [...shown, put(el("details"), el("summary", "", plural(rest.length, "altra regola", "altre regole")), ...rest.map(rule))];
  };

  // A number leads to its rule, opened.
  const number = (one) => {
    const button = el("button", "", one);
    button.type = "button";
    button.addEventListener("click", () => {
      const box = document.querySelector(`#rules [data-rule="${CSS.escape(one)}"]`);
      for (let up = box; up && up.id !== "rules"; up = up.parentElement) if (up.matches("details")) up.open = true;
      if (box) { box.querySelector("summary").focus(); box.scrollIntoView({ block: "nearest" }); }
    });
    return button;
  };

  const results = (node) => {
    clear(node);
    if (run.ending) put(node, el("h2", "", run.ending));
    for (const note of run.notes) put(node, el("p", "dim", note));
    if (run.missing) put(node, el("p", "no", run.missing.message), run.missing.line ? el("p", "", `riga da aggiungere: ${run.missing.line}`) : null);
    if (run.expectations.length) put(node, el("h2", "", "Atteso"));
    for (const one of run.expectations) {
      put(node, el("p", one.ok ? "ok" : "no", `${one.ok ? "✓" : "✗"} ${one.text}${one.got ? ` — invece: ${one.got}` : ""}`));
    }
  };

  const show = (to) => {
    at = Math.max(0, Math.min(run.steps.length, to));
    const step = at ? run.steps[at - 1] : null;
    drawBoard(run.boards[step ? step.board : run.start]);
    $("moment").textContent = step ? [step.turn, step.stage].filter(Boolean).join(" · ") : "Il tavolo com’è descritto";
    const action = step && run.actions.find((one) => one.n === step.action);
    $("action").textContent = action ? `«${action.n}. ${action.text}»` : "";
    $("text").className = step && step.verdict === "illegal" ? "illegal" : "";
    $("text").textContent = step ? (step.verdict === "illegal" ? `Illegale: ${step.text}` : step.text) : run.prose;
    put(clear($("cards")), ...(step ? step.cards.map((one) => el("p", "", `${one.name}: ${one.text}`)) : []));
    put(clear($("cites")), ...(step ? step.cites.slice(0, step.few).map(number) : []));
    put(clear($("rules")), ...(step ? rules(step.cites, step.few) : []));
    at === run.steps.length ? results($("result")) : clear($("result"));
    $("range").value = at;
    $("place").textContent = `${at} di ${run.steps.length}`;
    for (const one of document.querySelectorAll("#steps [aria-current]")) one.removeAttribute("aria-current");
    const here = document.querySelector(`#steps [data-n="${at}"]`);
    if (here) { here.setAttribute("aria-current", "step"); here.scrollIntoView({ block: "nearest" }); }
  };

  const list = () => {
    const nav = clear($("steps"));
    let turn = "", stage = "", action = null;
    const entry = (n, text, cls) => {
      const button = el("button", cls, text);
      button.type = "button";
      button.dataset.n = n;
      button.addEventListener("click", () => { listing(false); show(n); });
      return button;
    };
    put(nav, entry(0, "Il tavolo", ""));
    for (const step of run.steps) {
      if (step.turn !== turn) { turn = step.turn; stage = ""; put(nav, el("h2", "", turn)); }
      if (step.stage !== stage) { stage = step.stage; if (stage) put(nav, el("h3", "", stage)); }
      if (step.action !== null && step.action !== action) {
        const one = run.actions.find((a) => a.n === step.action);
        const said = el("p", "said", `«${step.action}. ${one ? one.text : ""}» `);
        if (one && one.verdict) put(said, el("span", one.verdict, one.verdict === "legal" ? "✓\u00a0legale" : "✗\u00a0illegale"));
        put(nav, said);
      }
      action = step.action;
      const cls = [step.trace ? "trace" : "", step.verdict === "illegal" ? "illegal" : ""].join(" ").trim();
      put(nav, put(entry(step.n, step.text, cls), el("small", "paper", `  [${step.cites.slice(0, step.few).join(" ")}]`)));
    }
  };

  // Where passing and the like are hidden, one does not stop there.
  const stops = (n) => n <= 0 || n >= run.steps.length || $("every").checked || !run.steps[n - 1].trace;
  const move = (by) => { let to = at + by; while (!stops(to)) to += by; show(to); };
  const nextAction = () => {
    const now = at ? run.steps[at - 1].action : null;
    const first = run.steps.find((step) => step.n > at && step.action !== null && step.action !== now && stops(step.n));
    return first ? first.n : run.steps.length;
  };

  const DO = {
    first: () => show(0), last: () => show(run.steps.length), back: () => move(-1), forward: () => move(1),
   
    action: () => show(nextAction()),
    every: () => { $("every").checked = !$("every").checked; every(); },
    theme: () => {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
    },
  };
  // On a phone the list of steps stands above the board while one chooses.
  const listing = (open) => {
    document.body.classList.toggle("listing", open);
    $("menu").setAttribute("aria-expanded", String(open));
    if (open) { scrollTo(0, 0); const here = document.querySelector("#steps [aria-current]"); if (here) here.focus(); }
  };
  $("menu").addEventListener("click", () => listing(!document.body.classList.contains("listing")));
  const every = () => document.body.classList.toggle("every", $("every").checked);
  $("every").addEventListener("change", every);
  const KEYS = { ArrowRight: "forward", " ": "forward", n: "forward", ArrowLeft: "back", p: "back", Home: "first", End: "last", a: "action", t: "every", d: "theme" };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
    if (event.key === " " && event.target.matches("button, summary, input")) return;
    if (event.key === "Escape" && document.body.classList.contains("listing")) { listing(false); $("menu").focus(); return; }
    if (event.key.startsWith("Arrow") && event.target.matches("input")) return;
    const name = KEYS[event.key];
    if (name) { event.preventDefault(); DO[name](); }
  });
  for (const button of document.querySelectorAll("[data-do]")) button.addEventListener("click", () => DO[button.dataset.do]());
  $("theme").addEventListener("click", DO.theme);
  $("range").addEventListener("input", (event) => show(Number(event.target.value)));

  const open = (n) => {
    run = data.runs[n];
    document.title = run.title;
    $("title").textContent = run.title;
    $("under").textContent = run.under;
    $("prose").textContent = run.prose;
    $("range").max = run.steps.length;
    list();
    show(0);
  };
  const wanted = /^#(\d+)$/.exec(location.hash);
  const chooser = $("edition");
  data.runs.forEach((one, n) => { const option = el("option", "", one.under); option.value = n; put(chooser, option); });
  chooser.hidden = data.runs.length < 2;
  chooser.addEventListener("change", () => open(Number(chooser.value)));
  addEventListener("beforeprint", () => show(run.steps.length));
  open(0);
  if (wanted) show(Number(wanted[1]));
})();
