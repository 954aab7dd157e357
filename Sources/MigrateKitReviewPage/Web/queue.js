// The queue: changes filtered, grouped, and ordered by risk.

const noFilter = {
  status: "",
  category: "",
  token: "",
  file: "",
  decided: "",
  text: "",
  only: null
};

const filter = { ...noFilter, group: "change" };

let shown = [];
let groups = [];

// MARK: Filtering

function matches(change) {
  if (filter.status && ![standing(change), change.risk, change.status].includes(filter.status)) return false;
  if (filter.category && change.category !== filter.category) return false;
  if (filter.token && chosenToken(change) !== filter.token) return false;
  if (filter.file && change.file !== filter.file) return false;
  const decision = decisions.get(change.index);
  if (filter.decided === "open" ? decision : filter.decided && (!decision || decision.choice !== filter.decided))
    return false;
  if (filter.only && !filter.only.holds(change)) return false;
  return !needle || haystack(change).includes(needle);
}

// The text of the search as `matches` compares it.
let needle = "";

// Whether all that is shown matches still: no decision was made since the filters were applied.
let isSettled = true;

function matching() {
  needle = filter.text.toLowerCase();
  return changes.filter(matches);
}

// What is shown and still matches.
function shownNow() {
  return isSettled ? shown : shown.filter(matches);
}

// What a search looks in; made once for each change.
function haystack(change) {
  change.words ??= [
    change.file, change.view || "", change.before + change.source + change.after, valueText(change.value),
    change.token || "", change.replacement || "", change.role, change.evidence, change.category,
    ...change.codes, ...change.messages
  ].join("\n").toLowerCase();
  return change.words;
}

// The texts of all changes are made while nothing else happens, so that the first search is as fast as the next.
function prepareSearch(from = 0) {
  const until = Math.min(from + 500, changes.length);
  for (let index = from; index < until; index++) haystack(changes[index]);
  if (until < changes.length) setTimeout(prepareSearch, 0, until);
}

function isFiltered() {
  return Boolean(filter.status || filter.category || filter.token || filter.file || filter.decided || filter.text ||
    filter.only);
}

// MARK: Grouping

// How the places of a group can be distinguished, in the order in which the split key offers it.
const dimensions = {
  role: (change) => change.role,
  reason: (change) => change.labels.join(", ") || "none",
  screen: (change) => change.view || change.file,
  file: (change) => change.file
};

// The dimension by which a person split a group.
const splits = new Map();

// What changes that are decided together share. Those of the queue also share the reason that holds them.
function groupKey(change) {
  change.kind ??= [
    change.risk, valueKey(change.value) || change.source, change.token || "", change.unproven || "", change.system,
    standing(change) === "to review" ? change.labels[0] || "" : ""
  ].join("→");
  return change.kind;
}

const groupings = {
  change: groupKey,
  token: (change) => [change.risk, change.token || "", change.system].join("→"),
  file: (change) => change.file,
  none: (change) => String(change.index)
};

function makeGroups() {
  const map = new Map();
  const keyOf = groupings[filter.group];
  for (const change of shown) {
    const base = keyOf(change);
    const split = splits.get(base);
    const key = split ? base + "→" + dimensions[split](change) : base;
    const group = map.get(key);
    if (group) group.changes.push(change);
    else map.set(key, { key: filter.group + key, base, split, changes: [change] });
  }
  groups = [...map.values()];
  for (const group of groups) {
    // In a group by file, the greatest risk comes first.
    if (filter.group === "file") group.changes.sort((a, b) => rank(a) - rank(b) || a.line - b.line);
    else if (group.changes.some((one) => one.closed)) group.changes.sort((a, b) => Boolean(a.closed) - Boolean(b.closed));
    group.risk = group.changes[0].risk;
    group.rank = rank(group.changes[0]);
    group.weight = weight(group);
  }
  groups.sort((a, b) => a.rank - b.rank || (filter.group === "file" ? 0 : b.weight - a.weight) ||
    b.changes.length - a.changes.length || a.changes[0].index - b.changes[0].index);
}

const ranks = new Map(risks.map((risk, index) => [risk.name, index]));

function rank(change) {
  return ranks.get(change.risk);
}

// Within a part, larger differences come first; sizes are compared by their number of places alone.
function weight(group) {
  const { distance, category } = group.changes[0];
  return category === "color" && distance && group.rank < 4 ? Math.round(Math.max(distance.value, distance.dark || 0)) : 0;
}

// MARK: What a group says of itself

// The figures of a group: its roles, its largest distances, its worst contrast.
function figuresOf(group) {
  if (group.figures) return group.figures;
  const able = group.changes;
  const light = Math.max(...able.map((one) => one.distance ? one.distance.value : 0));
  const dark = Math.max(...able.map((one) => one.distance && one.distance.dark !== undefined && one.distance.dark !== null ?
    one.distance.dark : -1));
  let worst = null;
  for (const change of able) {
    const ratio = worstContrast(change, change.token);
    if (ratio && (!worst || ratio.now < worst.now)) worst = ratio;
  }
  group.figures = {
    roles: [...tally(able, dimensions.role)].sort((a, b) => b[1] - a[1]),
    reasons: [...tally(able, dimensions.reason)],
    files: new Set(able.map((one) => one.file)).size,
    distance: able[0].distance ? { value: light, unit: able[0].distance.unit, dark: dark < 0 ? null : dark } : null,
    contrast: worst
  };
  return group.figures;
}

// Whether all places of a group have one role and one reason.
function agrees(group) {
  const { roles, reasons } = figuresOf(group);
  return roles.length === 1 && reasons.length === 1;
}

// How many parts a group has by a dimension.
function partsBy(group, dimension) {
  return new Set(group.changes.map(dimensions[dimension])).size;
}

// How all places of a group are decided that can be; empty where they are not, or not alike.
function groupChoice(group) {
  const able = group.changes.filter(isDecidable);
  const first = able.length ? decisions.get(able[0].index) : null;
  if (!first) return "";
  return able.every((change) => (decisions.get(change.index) || {}).choice === first.choice) ? first.choice : "";
}

function isOpen(group) {
  return group.changes.some((change) => isDecidable(change) && !decisions.has(change.index));
}

// MARK: Splitting

// Splits a group by the next dimension in which its places differ; back to one group after the last.
function splitNext(group) {
  const names = Object.keys(dimensions);
  const whole = shown.filter((change) => groupings[filter.group](change) === group.base);
  const useful = names.filter((name) => new Set(whole.map(dimensions[name])).size > 1);
  const next = useful[useful.indexOf(group.split) + 1];
  if (!useful.length) announce("All places are alike: there is nothing to split");
  else splitBy(group, next);
}

function splitBy(group, dimension) {
  const before = splits.get(group.base);
  history.push({ base: group.base, split: before });
  setSplit(group.base, dimension);
  const first = group.changes[0];
  refresh();
  select({ group: groups.find((one) => one.changes.includes(first)), change: null });
  announce(dimension ? "Split by " + dimension : "One group again", true);
}

function setSplit(base, dimension) {
  if (dimension) splits.set(base, dimension);
  else splits.delete(base);
}
