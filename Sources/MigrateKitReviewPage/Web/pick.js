// Choosing another token: a field that searches, with a list below it. Enter takes what is marked in the
// list, Escape leaves everything as it was; nothing else decides.

// The list that is open: its field, its changes, the tokens in it, and which of them is marked.
let tokenList = null;

const tokensAtOnce = 200;

// A field that chooses one token for all of `able`; `change` is the one whose candidates come first.
function picker(change, able) {
  const decision = decisions.get(change.index);
  const chosen = decision && decision.choice === "use" ? decision.token : "";
  const field = h("input", {
    type: "text",
    class: "pick",
    role: "combobox",
    placeholder: "Another token…",
    value: chosen,
    title: chosen || null,
    autocomplete: "off",
    spellcheck: "false",
    "data-act": "pick",
    "aria-label": "Another token for " + scopeText(),
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": "tokens",
    onclick: () => openTokens(field),
    oninput: () => {
      if (!tokenList) openTokens(field);
      findTokens(field.value);
    },
    onkeydown: (event) => pressInTokens(event, field),
    onblur: () => closeTokens(field)
  });
  field.change = change;
  field.chosen = chosen;
  return h("span", { class: "picker" }, field, h("div", { id: "tokens", role: "listbox", "aria-label": "Tokens", hidden: true }));
}

// Every token that a change may become: the candidates first, which are the nearest.
function tokensFor(change) {
  const near = change.candidates.map((one) => ({
    path: one.token,
    value: resultOf(change, one.token),
    note: one.token === change.token ? "suggested" : one.distance < 0.05 ? "same value" :
      lengthText({ value: one.distance, unit: change.category === "color" ? "dE00" : change.distance ? change.distance.unit : "pt" })
  }));
  const known = new Set(near.map((one) => one.path));
  const rest = Object.entries(tokensOf(change))
    .filter(([path, value]) => value.category === change.category && !known.has(path))
    .map(([path]) => ({
      path,
      value: resultOf(change, path),
      note: ""
    }));
  const all = [...near, ...rest];
  for (const one of all) {
    const text = one.value ? valueText(one.value) : "";
    one.words = (one.path + " " + text).toLowerCase();
    one.note = [text, one.note].filter(Boolean).join(" · ");
  }
  return all;
}

// MARK: The list

function openTokens(field) {
  if (tokenList) return;
  const box = field.parentNode.querySelector("#tokens");
  // The field keeps the focus, whatever is clicked in the list.
  box.onmousedown = (event) => event.preventDefault();
  box.hidden = false;
  tokenList = { field, box, all: tokensFor(field.change), found: [], marked: -1 };
  field.setAttribute("aria-expanded", "true");
  field.select();
  findTokens("");
}

function closeTokens(field) {
  field.value = field.chosen;
  if (!tokenList || tokenList.field !== field) return;
  tokenList.box.replaceChildren();
  tokenList.box.hidden = true;
  tokenList = null;
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

// Lists the tokens whose path or value holds every word; the first is marked once something is typed.
function findTokens(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  tokenList.found = tokenList.all.filter((one) => words.every((word) => one.words.includes(word)));
  const rest = tokenList.found.length - tokensAtOnce;
  tokenList.box.replaceChildren(...tokenList.found.slice(0, tokensAtOnce).map(tokenOption),
    ...(rest > 0 ? [h("div", { role: "option", "aria-disabled": "true" }, count(rest) + " more: type to find them")] : []),
    ...(tokenList.found.length ? [] : [h("div", { role: "option", "aria-disabled": "true" }, "No token matches.")]));
  markToken(words.length && tokenList.found.length ? 0 : -1);
}

function tokenOption(one, index) {
  return h("div", {
    role: "option",
    id: "token-" + index,
    "aria-selected": "false",
    onclick: () => takeToken(one)
  }, chip(one.value), h("span", {}, one.path), h("small", {}, one.note));
}

function markToken(index) {
  const options = [...tokenList.box.querySelectorAll("[role=option]:not([aria-disabled])")];
  tokenList.marked = Math.max(Math.min(index, options.length - 1), -1);
  options.forEach((option, place) => option.setAttribute("aria-selected", String(place ===
    tokenList.marked)));
  const option = options[tokenList.marked];
  if (option) {
    tokenList.field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({
      block: "nearest"
    });
  } else tokenList.field.removeAttribute("aria-activedescendant");
}

function takeToken(one) {
  const {
    field
  } = tokenList;
  closeTokens(field);
  leaveField(field);
  decideCurrent((each) => used(each, one.path));
}

// MARK: Keys

const steps = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10
};

function pressInTokens(event, field) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = steps[event.key];
  if (!step && event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Escape") {
    closeTokens(field);
    leaveField(field);
  } else if (!tokenList) openTokens(field);
  else if (step) markToken(Math.max(tokenList.marked + step, 0));
  else if (tokenList.marked >= 0) takeToken(tokenList.found[tokenList.marked]);
  else announce("No token is marked: type a part of its name, or use the arrows");
}
