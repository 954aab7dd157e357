// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/change.js; change that file instead.

extension ReviewPageFiles {
  static let change = ##"""
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
    }, h("code", {}, change.file + ":" + change.line), h("span", {
      class: "status " + change.status
    }, change.status), h("span", {
      class: "count"
    }, distanceText(change))),
    diff(change, token), h("div", {
      class: "evidence"
    }, look(change, token), facts(change)), actions(change, decision));
  return node;
}

function diff(change, token) {
  const written = (candidate(change, token) || {}).replacement || (token === change.token ? change
    .replacement : null);
  const line = (kind, sign, text) => h("div", {
    class: kind
  }, h("span", {
    class: "sign",
    "aria-hidden": "true"
  }, sign), change.before.trimStart(), h("mark", {}, text), change.after);
  const rows = [line("old", "−", change.source)];
  if (token) rows.push(line("new", "+", written || token));
  return h("div", {
    class: "diff",
    role: "group",
    "aria-label": "the code before and after"
  }, rows);
}

function facts(change) {
  const rows = [h("div", {}, h("b", {}, change.role), change.evidence ? " — " + change.evidence :
    "")];
  const second = change.candidates.find((one) => one.token !== change.token);
  if (second) rows.push(h("div", {}, "runner-up ", h("b", {}, second.token), second.distance >=
    0.05 ? ", " + second.distance.toFixed(1) + " away" : ", same value"));
  for (const [code, text] of change.reasons) rows.push(h("div", {}, h("b", {}, code), " — " +
    text));
  if (change.objection && !decisions.has(change.index)) rows.unshift(h("div", {
    class: "again"
  }, h("b", {}, "Decide again"), " — " + change.objection));
  if (change.closed) rows.push(h("div", {}, "Nothing to decide: " + change.closed));
  return h("div", {
    class: "facts"
  }, rows);
}

function actions(change, decision) {
  if (!isDecidable(change)) return "";
  const choice = decision ? decision.choice : "";
  return h("div", {
      class: "actions"
    },
    change.token ? button("Accept", "accept", choice, () => decideOne(change, accepted(change))) :
    null,
    button("Reject", "reject", choice, () => decideOne(change, rejected(change))),
    picker(change, decision),
    h("input", {
      type: "text",
      class: "note",
      placeholder: "Why? (kept with the decision)",
      "aria-label": "Reason",
      value: decision ? decision.reason : "",
      disabled: !decision,
      onchange: (event) => note(change, event.target.value)
    }));
}

function picker(change, decision) {
  const select = h("select", {
    class: "pick",
    "aria-label": "Another token",
    onchange: (event) => {
      if (event.target.value) decideOne(change, used(change, event.target.value));
    }
  });
  const add = (parent, token, text) => parent.append(h("option", {
    value: token,
    selected: decision && decision.choice === "use" && decision.token === token
  }, text));
  select.append(h("option", {
    value: ""
  }, "Another token…"));
  const near = h("optgroup", {
      label: "Nearest"
    }),
    rest = h("optgroup", {
      label: "All"
    });
  for (const one of change.candidates)
    if (one.token !== change.token) add(near, one.token, one.token + " · " + (one.distance < 0.05 ?
      "same" : one.distance.toFixed(1)));
  select.append(near, rest);
  // The long list is filled in when it is asked for: most are never opened.
  const fill = () => {
    if (rest.childElementCount) return;
    const known = new Set([change.token, ...change.candidates.map((one) => one.token)]);
    for (const [path, value] of Object.entries(tokensOf(change)))
      if (value.category === change.category && !known.has(path)) add(rest, path, path + " · " +
        valueText(value));
  };
  if (decision && decision.choice === "use") fill();
  select.addEventListener("focus", fill);
  select.addEventListener("pointerdown", fill);
  return select;
}

function decideOne(change, decision) {
  decide([
    [change.index, decision]
  ]);
  announce(decision ? decision.choice + (decision.token ? " " + decision.token : "") :
    "decision taken back");
}

function note(change, reason) {
  const decision = decisions.get(change.index);
  if (decision && decision.reason !== reason) decide([
    [change.index, {
      ...decision,
      reason
    }]
  ]);
}
"""##
}
