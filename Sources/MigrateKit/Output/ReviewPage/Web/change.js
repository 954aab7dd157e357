// One change: its code, how it looks, what is known of it, and what can be decided.

function drawChange(change) {
  const decision = decisions.get(change.index);
  const token = chosenToken(change);
  const node = h("section", {
    class: "change " + (decision ? decision.choice : ""),
    tabindex: "-1",
    "data-row": "change",
    "aria-label": change.file + " line " + change.line
  });
  node.change = change;
  node.append(
    h("div", {
        class: "where"
      }, filter.group === "file" ? h("b", {}, "line " + change.line) : path(change.file, ":" + change
        .line),
      h("span", {
        class: "status " + change.status
      }, change.status), h("span", {
        class: "count"
      }, distanceText(change)), decisionWord(decision && decision.choice)),
    diff(change, token), h("div", {
      class: "evidence"
    }, look(change, token), facts(change, decision)), actions(change, decision));
  return node;
}

// A path in which the name stands out; a long one goes on after a slash.
function path(file, end) {
  const parts = file.split("/"), name = parts.pop();
  return h("code", {
    class: "path"
  }, h("span", {}, parts.map((part) => [part + "/", h("wbr")])), name + end);
}

const choiceWords = {
  accept: "accepted",
  reject: "rejected",
  use: "another token"
};

function decisionWord(choice) {
  return choice ? h("span", {
    class: "decision"
  }, choiceWords[choice]) : null;
}

// MARK: The code

function diff(change, token) {
  const written = (candidate(change, token) || {}).replacement || (token === change.token ? change
    .replacement : null);
  const indent = leastIndent(change);
  const line = (kind, number, sign, ...content) => h("div", {
    class: kind
  }, h("span", {
    class: "number",
    "aria-hidden": "true"
  }, number), h("span", {
    class: "sign",
    "aria-hidden": "true"
  }, sign), h("span", {}, content));
  const around = (texts, first) => texts.map((text, index) => line("around", first + index, "",
    text.slice(indent)));
  const marked = (text) => [change.before.slice(indent), h("mark", {}, text), change.after];
  return h("div", {
      class: "diff",
      role: "group",
      tabindex: "0",
      "aria-label": "the code before and after"
    }, around(change.above, change.line - change.above.length),
    line("old", change.line, "−", marked(change.source)),
    token && isDecidable(change) ? line("new", "", "+", marked(written || token)) : null,
    around(change.below, change.endLine + 1));
}

// How far all lines of a change are indented: so much is not shown.
function leastIndent(change) {
  const lines = [change.before || "x", ...change.above, ...change.below].filter((line) => line
    .trim() || line === change.before);
  return Math.min(...lines.map((line) => line.length - line.trimStart().length));
}

// MARK: What is known

function facts(change, decision) {
  const rows = [];
  const row = (name, ...content) => rows.push(h("dt", {}, name), h("dd", {}, content));
  if (change.objection && !decision) row("decide again", h("span", {
    class: "again"
  }, change.objection));
  if (change.closed) row("told only", change.closed);
  change.reasons.filter(([, text]) => text !== change.closed).forEach(([code, text], index) =>
    row(index ? "" : "because", text, " ", h("code", {
      class: "code"
    }, code)));
  row("role", h("b", {}, change.role), change.evidence ? ": " + change.evidence : "");
  const others = change.candidates.filter((one) => one.token !== change.token).slice(0, 3);
  if (others.length) row(change.token ? "runner-up" : "nearest", h("div", {
    class: "others"
  }, others.map((one) => other(change, one, decision))));
  return h("dl", {
    class: "facts"
  }, rows);
}

// Another candidate, taken by a click.
function other(change, one, decision) {
  const isChosen = Boolean(decision) && decision.choice === "use" && decision.token === one.token;
  const text = [chip(resultOf(change, one.token)), h("span", {}, one.token), h("small", {}, one.distance < 0.05 ?
    "same value" : one.distance.toFixed(1) + " away")];
  if (!isDecidable(change)) return h("span", {
    class: "other"
  }, text);
  return h("button", {
    type: "button",
    class: "other",
    "aria-pressed": String(isChosen),
    title: one.rejection || "take this token",
    onclick: () => decideOne(change, isChosen ? null : used(change, one.token))
  }, text);
}

// MARK: What can be decided

function actions(change, decision) {
  if (!isDecidable(change)) return "";
  const choice = decision ? decision.choice : "";
  return h("div", {
      class: "actions"
    },
    change.token ? button("Accept", "accept", choice, (isOn) => decideOne(change, isOn ? null :
      accepted(change))) : null,
    button("Reject", "reject", choice, (isOn) => decideOne(change, isOn ? null : rejected(
      change))),
    picker(change, decision), noteField(change, decision));
}

// Decides on one change by what `make` gives for it; false where that is nothing.
function decideBy(change, make) {
  const decision = isDecidable(change) ? make(change) : null;
  if (!decision && make !== undecided) {
    announce(isDecidable(change) ? "No token is suggested: c chooses one, r keeps the value" :
      "Reported only: there is nothing to decide");
    return false;
  }
  decideOne(change, decision);
  return true;
}

function decideOne(change, decision) {
  decide([
    [change.index, decision]
  ]);
  announce(decision ? choiceWords[decision.choice] + (decision.token ? ": " + decision.token : "") :
    "open again", true);
}

// The field for a reason, which is kept with the decision whether that comes before or after.
function noteField(change, decision) {
  return h("input", {
    type: "text",
    class: "note",
    placeholder: decision ? "Why? Kept with the decision" : "Why? Kept with your decision",
    "aria-label": "Reason",
    value: reasonOf(change),
    onchange: (event) => note(change, event.target.value),
    onkeydown: (event) => {
      if (event.isComposing || event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") event.target.value = reasonOf(change);
      else note(change, event.target.value);
      leaveField(event.target);
    }
  });
}

function note(change, reason) {
  if (reasonOf(change) === reason) return;
  setReason(change, reason);
  announce(decisions.has(change.index) ? "noted" : "noted; kept with your decision", true);
}
