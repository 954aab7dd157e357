// The list of changes: filtered, grouped, drawn as far as it is looked at.

const filter = {
  status: "",
  category: "",
  token: "",
  file: "",
  decided: "",
  text: "",
  only: null,
  group: "change"
};
const open = new Set();
const opened = {
  places: new Map()
};
let shown = [];
let groups = [];
let drawn = 0;
let current = null;

const groupsAtOnce = 40;
const placesAtOnce = 25;

// MARK: Filtering

function matches(change) {
  if (filter.status === "certain" ? change.status !== "exact" && change.status !== "near" : filter
    .status && change.status !== filter.status) return false;
  if (filter.category && change.category !== filter.category) return false;
  if (filter.token && chosenToken(change) !== filter.token) return false;
  if (filter.file && change.file !== filter.file) return false;
  const decision = decisions.get(change.index);
  if (filter.decided === "open" ? decision : filter.decided && (!decision || decision.choice !==
      filter.decided)) return false;
  if (filter.only && !filter.only.holds(change)) return false;
  return !filter.text || change.haystack.includes(filter.text.toLowerCase());
}

for (const change of changes) {
  change.haystack = [change.file, change.before + change.source + change.after, valueText(change
      .value), change.token || "", change
    .replacement || "", change.role, change.evidence, change.category, ...change.reasons.map(([
      code, text
    ]) => code + " " + text)
  ].join("\n").toLowerCase();
}

// MARK: Grouping

const groupings = {
  change: (c) => [valueKey(c.value), chosenToken(c) || "", c.status, c.unproven || "", c.system].join(
    "→"),
  token: (c) => (chosenToken(c) || "no token") + "→" + c.system,
  file: (c) => c.file,
  none: (c) => String(c.index),
};

function makeGroups() {
  const map = new Map();
  // What can be decided stands before what is only told.
  for (const change of [...shown.filter(isDecidable), ...shown.filter((one) => one.closed)]) {
    const key = groupings[filter.group](change);
    const group = map.get(key);
    if (group) group.changes.push(change);
    else map.set(key, {
      key: filter.group + key,
      changes: [change]
    });
  }
  groups = [...map.values()];
  if (filter.group === "file") groups.sort((a, b) => a.changes[0].file < b.changes[0].file ? -1 : 1);
  else groups.sort((a, b) => rank(a) - rank(b) || b.changes.length - a
    .changes.length);
  if (filter.group === "none" || groups.length === 1) groups.forEach((group) => open.add(group
    .key));
}

// What waits for a person comes first, what has no token or is only told last.
function rank(group) {
  const first = group.changes[0];
  return first.closed ? 4 : ["review", "near", "exact", "gap"].indexOf(first.status);
}

// How all places of a group are decided that can be; empty where they are not, or not alike.
function groupChoice(group) {
  const able = group.changes.filter(isDecidable);
  const first = able.length ? decisions.get(able[0].index) : null;
  if (!first) return "";
  return able.every((c) => {
    const d = decisions.get(c.index);
    return d && d.choice === first.choice;
  }) ? first.choice : "";
}

// MARK: Drawing

function refresh() {
  shown = changes.filter(matches);
  alsoDecided = false;
  makeGroups();
  document.getElementById("list").replaceChildren();
  drawn = 0;
  drawMore();
  drawFilters();
  drawBulk();
  if (!shown.length) document.getElementById("list").append(h("p", {
    class: "empty"
  }, changes.length ? "No change matches these filters." : "Nothing is hard-coded."));
}

// Shows what came to match after decisions. What ceases to match stays where it is, so that nothing moves
// under the pointer, until `isWhole` asks for that too.
function settle(isWhole) {
  const before = new Set(shown);
  const now = changes.filter(matches);
  if (now.some((change) => !before.has(change)) || isWhole && now.length < shown.length) refresh();
}

function drawMore() {
  const list = document.getElementById("list");
  for (const group of groups.slice(drawn, drawn + groupsAtOnce)) list.append(drawGroup(group));
  drawn = Math.min(drawn + groupsAtOnce, groups.length);
}

function drawGroup(group) {
  const isOpen = open.has(group.key);
  const node = h("article", {
    class: ("group " + groupChoice(group)).trim(),
    tabindex: "-1",
    "data-row": "group"
  });
  node.group = group;
  group.node = node;
  node.append(groupHead(group, isOpen));
  if (isOpen) drawPlaces(group, node);
  return node;
}

function groupHead(group, isOpen) {
  const first = group.changes[0];
  const files = new Set(group.changes.map((c) => c.file)).size;
  const decidable = group.changes.filter(isDecidable);
  const open = h("button", {
    type: "button",
    class: "twist",
    "aria-expanded": String(isOpen),
    "aria-label": (isOpen ? "Hide " : "Show ") + count(group.changes.length, "place"),
    onclick: (event) => {
      event.stopPropagation();
      toggle(group);
    }
  }, isOpen ? "▾" : "▸");
  const head = h("div", {
      class: "group-head",
      onclick: () => toggle(group)
    }, open, groupTitle(group, first),
    h("span", {
      class: "status " + first.status
    }, headSaysWhy() ? first.status + (first.unproven ? " · " + first.unproven : first.token && first
      .distance && first.distance.value >= 0.05 ? " · " + lengthText(first.distance) : "") : ""),
    h("span", {
      class: "count"
    }, placesText(group, files)), decisionWord(groupChoice(group)));
  if (decidable.length) {
    const canAccept = decidable.some(accepting());
    head.append(h("span", {
        class: "buttons"
      },
      canAccept ? button("Accept", "accept", groupChoice(group), (isOn) => decideGroup(group,
        isOn ? undecided : accepted)) : null,
      button("Reject", "reject", groupChoice(group), (isOn) => decideGroup(group, isOn ?
        undecided : rejected))));
  }
  return head;
}

// Whether the head of a group names what its changes are held for.
function headSaysWhy() {
  return filter.group === "change" || filter.group === "none";
}

// What accepts the changes of a group.
function accepting() {
  return headSaysWhy() ? accepted : acceptedWithOthers;
}

function placesText(group, files) {
  const able = group.changes.filter(isDecidable);
  const decided = able.filter((c) => decisions.has(c.index)).length;
  return count(group.changes.length, "place") + (files > 1 ? " in " + count(files, "file") : "") +
    (able.length && able.length < group.changes.length ? ", " + count(group.changes.length - able
      .length) + " reported only" : "") +
    (decided && decided < able.length ? ", " + count(decided) + " decided" : "");
}

function groupTitle(group, first) {
  if (filter.group === "file") return h("span", {
    class: "what"
  }, path(first.file, ""));
  const token = chosenToken(first);
  if (filter.group === "token") return h("span", {
    class: "what"
  }, chip(tokenValue(first, token)), h("code", {}, token || "no token"));
  const target = resultOf(first, token);
  return h("span", {
      class: "what"
    }, first.value && first.value.light ? chip(first.value) : null, h("code", {}, first.value ?
      valueText(first.value) : first.excerpt), "→",
    target && target.light ? chip(target) : null, h("code", {}, token || "no token"));
}

function button(text, choice, chosen, action) {
  return h("button", {
    type: "button",
    "aria-pressed": String(chosen === choice),
    onclick: (event) => {
      event.stopPropagation();
      action(chosen === choice);
    }
  }, text);
}

// Decides on what is open in a group; on all of it where it was decided alike, or a decision goes.
// False where there is nothing to do.
function decideGroup(group, wanted) {
  const make = wanted === accepted ? accepting() : wanted;
  const able = group.changes.filter((c) => isDecidable(c) && (make === undecided || make(c)));
  const isOpen = able.filter((c) => !decisions.has(c.index));
  const targets = make === undecided || groupChoice(group) ? able : isOpen;
  if (!targets.length) {
    announce(!group.changes.some(isDecidable) ? "Reported only: there is nothing to decide" :
      able.length ? "Every place is decided, and not alike: decide on each of them" :
      group.changes.some((c) => c.unproven) ? "Needs a decision on each: " + group.changes.find((c) =>
        c.unproven).unproven :
      "No token is suggested: c chooses one, r keeps the value");
    return false;
  }
  const number = decide(targets.map((c) => [c.index, make(c)]));
  const word = wanted === accepted ? "accepted" : make === rejected ? "rejected" : "open again";
  const left = wanted === accepted ? leftOut(group.changes, make) : "";
  announce(count(number, "change") + " " + word + left, true);
  return true;
}

// How many changes are not accepted along with others, as the end of a sentence.
function leftOut(list, make) {
  const number = list.filter((c) => isDecidable(c) && !decisions.has(c.index) && c.token && !make(c))
    .length;
  return number ? "; " + count(number) + " left to decide by reason" : "";
}

function toggle(group) {
  if (open.has(group.key)) open.delete(group.key);
  else open.add(group.key);
  redrawGroup(group);
}

function redrawGroup(group) {
  if (!group.node) return;
  const old = group.node,
    isCurrent = current && (current === old || old.contains(current));
  const row = isCurrent && current !== old ? current.change : null;
  const fresh = drawGroup(group);
  old.replaceWith(fresh);
  if (isCurrent) setCurrent((row && [...fresh.querySelectorAll(".change")].find((node) => node
    .change === row)) || fresh, false);
}

function drawPlaces(group, node) {
  const limit = opened.places.get(group.key) || placesAtOnce;
  for (const change of group.changes.slice(0, limit)) node.append(drawChange(change));
  const rest = group.changes.length - limit;
  if (rest > 0) {
    node.append(h("button", {
      type: "button",
      class: "more-places",
      onclick: () => {
        opened.places.set(group.key, limit + 200);
        redrawGroup(group);
      }
    }, "Show " + count(Math.min(rest, 200)) + " of " + count(rest, "more place")));
  }
}