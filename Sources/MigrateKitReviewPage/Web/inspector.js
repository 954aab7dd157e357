// The inspector: the evidence of the selected change or group, and what can be decided on it.

const inspector = document.getElementById("inspector");

// The change that the inspector shows: the selected place, else the first open one of the group.
function inspected() {
  if (!selected) return null;
  return selected.change || selected.group.changes.find((one) => isDecidable(one) && !decisions.has(one.index)) ||
    selected.group.changes[0];
}

// The changes that a decision in the inspector is for.
function scope() {
  return selected ? selected.change ? [selected.change] : selected.group.changes : [];
}

function drawInspector() {
  const act = inspector.contains(document.activeElement) ? document.activeElement.dataset.act : null;
  const scrolled = inspector.querySelector(".evidence");
  const change = inspected();
  const isSame = scrolled && inspector.change === change;
  const top = isSame ? scrolled.scrollTop : 0;
  inspector.change = change;
  if (!change) {
    inspector.replaceChildren(h("p", { class: "empty" }, changes.length ? "No change is selected." : "Nothing is hard-coded."));
    return;
  }
  const token = chosenToken(change), decision = decisions.get(change.index);
  const choice = selected.change || selected.group.changes.length === 1 ? decision && decision.choice : groupChoice(selected.group);
  const evidence = h("div", { class: "evidence", tabindex: "0", role: "region", "aria-label": "Evidence" },
    headOf(change, token), scopeOf(change), whyBox(change, decision), figuresBox(change), look(change, token),
    diff(change, token), facts(change, decision));
  const node = h("div", { class: "change " + (choice || ""), "data-index": String(change.index) }, evidence, actions(change, choice));
  node.change = change;
  inspector.replaceChildren(node);
  evidence.scrollTop = top;
  const again = act && inspector.querySelector('[data-act="' + act + '"]');
  if (again && !again.disabled) again.focus({ preventScroll: true });
  else if (act) focusSelected();
}

// MARK: Head

function headOf(change, token) {
  const target = resultOf(change, token);
  const { title } = riskOf.get(change.risk);
  return h("header", {},
    h("p", { class: "eyebrow" }, h("i", { class: "risk " + change.risk, "aria-hidden": "true" }), title,
      h("span", { class: "status " + change.status }, change.status)),
    h("h2", {}, chip(change.value), h("span", { class: "value" }, change.value ? valueText(change.value) : change.excerpt), " ",
      h("span", { class: "to" }, "→"), " ", token ? chip(target) : null, h("span", { class: token ? "token" : "token gap" }, token || "no token")));
}

// Which places are decided on together, and how they can be distinguished.
function scopeOf(change) {
  const { group } = selected;
  const place = h("span", { class: "where" }, change.view ? h("b", {}, change.view) : null, " ", path(change.file, ":" + change.line));
  if (group.changes.length === 1) return h("p", { class: "scope" }, place);
  const number = group.changes.indexOf(change) + 1;
  const here = h("p", { class: "scope" }, h("span", { class: "number" }, selected.change ? "Place " + count(number) + " of " + count(group.changes.length) :
    "Shown: place " + count(number) + " of " + count(group.changes.length)), " ", place);
  if (selected.change) return here;
  const { roles, files } = figuresOf(group);
  const parts = Object.keys(dimensions).map((name) => [name, partsBy(group, name)]).filter(([, number]) => number > 1);
  const text = count(group.changes.length, "place") + " in " + count(files, "file") + (roles.length > 1 ?
    ": " + roles.map(([name, number]) => count(number) + " " + name).join(", ") : agrees(group) ? ", all alike" : ", reasons differ");
  return [h("div", { class: "together" }, h("span", { class: agrees(group) ? "" : "mixed" }, text),
    parts.length || group.split ? h("span", { class: "split" }, h("span", {}, "Split by"), parts.map(([name, number]) => h("button", {
      type: "button",
      "data-act": "split-" + name,
      "aria-label": "Split by " + name + " into " + count(number) + " groups",
      onclick: () => splitBy(group, name)
    }, name, h("small", {}, count(number)))), group.split ? h("button", {
      type: "button", "data-act": "whole", onclick: () => splitBy(group, undefined)
    }, "one group") : null) : null), here];
}

// The sentences that say why a person is asked.
function whyBox(change, decision) {
  const texts = [];
  if (change.objection && !decision) texts.push(["Decide again", change.objection]);
  if (change.closed) texts.push(["Report only", change.closed]);
  if (!texts.length) return null;
  return h("div", { class: "notice-box" }, texts.map(([name, text]) => h("p", {}, h("b", {}, name), " ", text)));
}

function figuresBox(change) {
  const figures = [];
  const add = (name, text, kind) => figures.push(h("div", { class: kind || "" }, h("dt", {}, name), h("dd", {}, text)));
  const { group } = selected;
  const isGroup = !selected.change && group.changes.length > 1;
  const { distance, contrast: worst } = isGroup && chosenToken(change) === change.token ? figuresOf(group) :
    { distance: chosenToken(change) === change.token ? change.distance : null, contrast: worstContrast(change, chosenToken(change)) };
  if (change.token && distance) {
    const isColor = distance.unit === "dE00";
    add(isColor ? "Light mode, ΔE00" : "Difference", isColor ? distance.value < 0.05 ? "same" : distance.value.toFixed(1) : distance.value < 0.005 ? "same" : lengthText(distance));
    if (distance.dark !== undefined && distance.dark !== null)
      add("Dark mode, ΔE00", distance.dark < 0.05 ? "same" : distance.dark.toFixed(1), distance.dark > 5 ? "high" : "");
  }
  if (worst)
    add("Worst contrast", ratioText(worst.before) + " → " + ratioText(worst.now) + ":1", worst.now < 4.5 && worst.before >= 4.5 ? "bad" : "");
  const { roles } = figuresOf(group);
  add("Role", isGroup && roles.length > 1 ? count(roles.length, "role") : change.role, "");
  return h("dl", { class: "figures-box" }, figures);
}

// A path with its file name emphasized; a long one breaks after a slash.
function path(file, end) {
  const parts = shortFile(file).split("/"), name = parts.pop();
  return h("code", { class: "path", title: file }, h("span", {}, parts.map((part) => [part + "/", h("wbr")])), name + end);
}

// MARK: The code

function diff(change, token) {
  const written = (candidate(change, token) || {}).replacement || (token === change.token ? change.replacement : null);
  const indent = leastIndent(change);
  const line = (kind, number, sign, ...content) => h("div", { class: kind },
    h("span", { class: "number", "aria-hidden": "true" }, number), h("span", { class: "sign", "aria-hidden": "true" }, sign),
    h("span", {}, content));
  const around = (texts, first) => texts.map((text, index) => line("around", first + index, "", text.slice(indent)));
  const marked = (text) => [change.before.slice(indent), h("mark", {}, text), change.after];
  // Only what is replaced is struck through.
  const isReplaced = token && isDecidable(change) && (decisions.get(change.index) || {}).choice !== "reject";
  return h("div", { class: "diff", role: "group", tabindex: "0", "aria-label": isReplaced ? "Code before and after" : "Code" },
    around(change.above, change.line - change.above.length),
    line(isReplaced ? "old" : "kept", change.line, isReplaced ? "−" : "", marked(change.source)),
    isReplaced ? line("new", "", "+", marked(written || token)) : null,
    around(change.below, change.endLine + 1));
}

// How far all lines of a change are indented: so much is not shown.
function leastIndent(change) {
  const lines = [change.before || "x", ...change.above, ...change.below].filter((line) => line.trim() || line === change.before);
  return Math.min(...lines.map((line) => line.length - line.trimStart().length));
}

// MARK: What is known

function facts(change, decision) {
  const rows = [];
  const row = (name, ...content) => rows.push(h("dt", {}, name), h("dd", {}, content));
  change.messages.forEach((text, index) => text !== change.closed &&
    row("reason", text || change.labels[index], " ", h("code", { class: "code" }, change.codes[index])));
  row("role", h("b", {}, change.role), change.evidence ? ": " + change.evidence : "");
  const others = change.candidates.filter((one) => one.token !== change.token).slice(0, 3);
  if (others.length) row(change.token ? "runner-up" : "nearest", h("div", { class: "others" }, others.map((one) => other(change, one, decision))));
  return h("dl", { class: "facts" }, rows);
}

// Another candidate, taken by a click.
function other(change, one, decision) {
  const isChosen = Boolean(decision) && decision.choice === "use" && decision.token === one.token;
  const distance = one.distance < 0.05 ? "same value" : lengthText({ value: one.distance, unit: change.distance ? change.distance.unit :
    change.category === "color" ? "dE00" : "pt" });
  const text = [chip(resultOf(change, one.token)), h("span", {}, one.token), h("small", {}, distance)];
  if (!isDecidable(change)) return h("span", { class: "other" }, text);
  return h("button", {
    type: "button",
    class: "other",
    "data-act": "other-" + one.token,
    "aria-pressed": String(isChosen),
    "aria-label": "Use " + one.token + " (" + distance + ") for " + scopeText(),
    title: one.rejection || null,
    onclick: () => isChosen ? decideScope(undecided) : decideScope((each) => used(each, one.token))
  }, text);
}

// MARK: What can be decided

// The places that a decision is for, for the names of buttons.
function scopeText() {
  const able = scope().filter(isDecidable);
  const change = inspected();
  return able.length > 1 ? count(able.length, "place") + " of " + titleText(selected.group).split(" → ")[0] :
    (change.value ? valueText(change.value) : change.excerpt) + " at " + fileName(change.file) + ":" + change.line;
}

function actions(change, choice) {
  const able = scope().filter(isDecidable);
  const nextButton = h("button", { type: "button", class: "quiet", "data-act": "next", onclick: () => advance(false) }, "Next open ", h("kbd", {}, "o"));
  if (!able.length) return h("div", { class: "actions", role: "group", "aria-label": "Decision" }, h("p", {}, "Report only: there is nothing to decide."), nextButton);
  const canAccept = able.some(selected.change ? accepted : accepting());
  const many = able.length > 1 ? " " + count(able.length) : "";
  const press = (word, name, key, make) => h("button", {
    type: "button",
    class: word.toLowerCase(),
    "data-act": name,
    "aria-pressed": String(choice === name),
    "aria-label": word + (name === "accept" ? " " + change.token + " for " : " the change for ") + scopeText(),
    onclick: () => decideCurrent(choice === name ? undecided : make, false)
  }, word + many + " ", h("kbd", {}, key));
  return h("div", { class: "actions", role: "group", "aria-label": "Decision" },
    canAccept ? press("Accept", "accept", "a", accepted) : null,
    press("Reject", "reject", "r", rejected),
    picker(change, able), noteField(able), nextButton);
}

// The field for a reason, which is kept with the decisions whether it comes before or after them.
function noteField(able) {
  const known = () => able.every((one) => reasonOf(one) === reasonOf(able[0])) ? reasonOf(able[0]) : "";
  return h("input", {
    type: "text",
    class: "note",
    "data-act": "note",
    placeholder: able.length > 1 ? "Reason for " + count(able.length, "place") : "Reason",
    "aria-label": "Reason for " + scopeText(),
    value: known(),
    onchange: (event) => note(able, event.target.value, known()),
    onkeydown: (event) => {
      if (event.isComposing || event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") event.target.value = known();
      else note(able, event.target.value, known());
      leaveField(event.target);
    }
  });
}

function note(able, reason, before) {
  if (before === reason) return;
  setReason(able, reason);
  announce(able.some((one) => decisions.has(one.index)) ? "Reason noted" : "Reason noted; it is kept with your decision", true);
}
