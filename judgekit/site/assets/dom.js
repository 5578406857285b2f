// Nodes of a page that a script makes: whatever text is put into them is text, never markup.

export const el = (tag, inside, kind) => {
  const node = document.createElement(tag);
  if (inside !== undefined) node.textContent = inside;
  if (kind) node.className = kind;
  return node;
};

export const button = (inside, work, kind) => { // one that sends no form
  const node = el("button", inside, kind);
  node.type = "button";
  node.addEventListener("click", work);
  return node;
};

export const framed = (html, title) => { // a page of its own, in a box without any rights but to run its script
  const node = el("iframe");
  node.title = title;
  node.sandbox = "allow-scripts";
  node.srcdoc = html;
  return node;
};
