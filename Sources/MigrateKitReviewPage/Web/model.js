// The data of the report, what a person decides on it, and what is kept in the browser.

const data = JSON.parse(document.getElementById("data").textContent);

// The changes: columns made rows. What several changes have is one object that they share.
function readChanges({ count, plain, shared, lists }, values) {
  const rows = Array.from({ length: count }, (_, index) => ({ index }));
  const fill = (columns, read) => {
    for (const [name, column] of Object.entries(columns))
      for (const row of rows) row[name] = column.length ? read(column[row.index]) : null;
  };
  fill(plain, (cell) => cell);
  fill(shared, (cell) => values[cell]);
  // A line that holds another change consists of its parts.
  const text = (value) => Array.isArray(value) ? value.map((position) => values[position]).join("") : value;
  fill(lists, (cell) => cell.map((position) => text(values[position])));
  for (const row of rows) row.labels = row.codes.map((code) => data.labels[code]);
  const candidates = new Map();
  for (const row of rows) {
    const list = row.candidates;
    if (!candidates.has(list)) candidates.set(list, list.map(([token, replacement, distance, rejection, value]) => ({
      token: values[token],
      replacement: values[replacement],
      distance,
      rejection: values[rejection],
      value: values[value]
    })));
    row.candidates = candidates.get(list);
  }
  return rows;
}

const changes = readChanges(data.changes, data.values);

for (const gap of data.gaps) {
  gap.value = data.values[gap.value];
  gap.values = gap.values.map((position) => data.values[position]);
}

// The parts of the queue, the greatest risk first: { name, title, standing }.
const risks = data.risks;
const riskOf = new Map(risks.map((risk) => [risk.name, risk]));

// What a run does with a change unless a person decides: "to review", "safe", "without a token" or "report only".
function standing(change) {
  return riskOf.get(change.risk).standing;
}

const toReview = changes.filter((change) => standing(change) === "to review");

const byID = new Map(changes.map((change) => [change.id, change]));

// Decisions by the position of the change: { choice, token, reason }.
const decisions = new Map();
// Reasons for changes that are not decided yet; a decision takes its reason along.
const notes = new Map();
const history = [];
const listeners = [];

const storageKey = "dsmigrate:" + data.key;

function isDecidable(change) {
  return !change.closed;
}

// What a change becomes: the token decided on, else the one suggested.
function chosenToken(change) {
  const decision = decisions.get(change.index);
  if (decision && decision.choice === "use") return decision.token;
  return change.token;
}

// The tokens of the design system that governs the file of a change.
function tokensOf(change) {
  return (data.systems[change.system] || {}).tokens || {};
}

function tokenValue(change, token) {
  if (!token) return null;
  return (candidate(change, token) || {}).value || tokensOf(change)[token] || null;
}

// The value that the code has with a token in place: an opaque color keeps the opacity of the code.
function resultOf(change, token) {
  const value = tokenValue(change, token);
  const code = change.value && change.value.light;
  if (!value || !isHex(value.light) || !isHex(code)) return value;
  if (isOpaque(code) || !isOpaque(value.light)) return value;
  const faded = (hex) => hex && hex.slice(0, 7) + code.slice(7);
  return {
    ...value,
    light: faded(value.light),
    dark: faded(value.dark)
  };
}

function candidate(change, token) {
  return change.candidates.find((one) => one.token === token);
}

// What is kept of one change, for undo.
function stateOf(index) {
  return [index, decisions.get(index), notes.get(index)];
}

function setState([index, decision, note]) {
  if (decision) decisions.set(index, decision);
  else decisions.delete(index);
  if (note) notes.set(index, note);
  else notes.delete(index);
}

// Sets decisions as one step that undo reverts; `null` removes a decision, not its reason.
function decide(entries) {
  const step = [];
  for (const [index, decision] of entries) {
    if (!isDecidable(changes[index]) || !decision && !decisions.has(index)) continue;
    step.push(stateOf(index));
    setState([index, decision, decision ? "" : reasonOf(changes[index])]);
  }
  if (!step.length) return 0;
  history.push(step);
  changed(step.map(([index]) => index));
  return step.length;
}

function undo() {
  const step = history.pop();
  if (!step) return 0;
  if (step.base !== undefined) {
    setSplit(step.base, step.split);
    refresh();
    return 1;
  }
  step.forEach(setState);
  changed(step.map(([index]) => index));
  return step.length;
}

// The reason that a person typed for a change, decided or not.
function reasonOf(change) {
  const decision = decisions.get(change.index);
  return decision ? decision.reason : notes.get(change.index) || "";
}

// Sets one reason for several changes, as one step. The field that it was typed in is not drawn again.
function setReason(list, reason) {
  history.push(list.map(({ index }) => stateOf(index)));
  for (const { index } of list) {
    const decision = decisions.get(index);
    setState(decision ? [index, { ...decision, reason }, ""] : [index, null, reason]);
  }
  changed([]);
}

function changed(indexes) {
  save();
  for (const listener of listeners) listener(indexes);
}

// Accepting needs a token that was suggested; a decision keeps the reason that was typed before.
function accepted(change) {
  if (!change.token) return null;
  return {
    choice: "accept",
    token: change.token,
    reason: reasonOf(change)
  };
}

function rejected(change) {
  return {
    choice: "reject",
    token: "",
    reason: reasonOf(change)
  };
}

function used(change, token) {
  if (token === change.token) return accepted(change);
  return {
    choice: "use",
    token,
    reason: reasonOf(change)
  };
}

// Accepts what may be accepted with others: not what the project does not bear out, for which a person
// decides on the change, or on a group whose head names the reason.
function acceptedWithOthers(change) {
  return change.unproven ? null : accepted(change);
}

// What removes a decision.
function undecided() {
  return null;
}

// MARK: Kept in the browser

// What was kept for changes that this page does not show, such as those of another part of the code.
let keptElsewhere = [];

// A page may be opened where nothing can be kept; it then works all the same. A reason without a
// decision is kept as a decision without a choice.
function save() {
  try {
    // A server keeps decisions itself.
    const own = [...(data.serving ? [] : decisions), ...[...notes].map(([index, reason]) => [index, {
      choice: "",
      reason
    }])].map(([index, decision]) => [changes[index].id, decision]);
    localStorage.setItem(storageKey, JSON.stringify([...own, ...keptElsewhere]));
  } catch (error) {
    /* private windows keep nothing */
  }
}

function restore() {
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem(storageKey));
  } catch (error) {
    kept = null;
  }
  // What the page came with is where a person starts; from then on the browser knows best, unless a server does.
  const given = changes.filter((change) => change.decision).map((change) => [change.id, change.decision]);
  if (!Array.isArray(kept)) kept = given;
  else if (data.serving) kept = [...kept.filter(([, decision]) => !decision.choice), ...given];
  keptElsewhere = kept.filter(([id]) => !byID.has(id));
  for (const [id, decision] of kept) {
    const change = byID.get(id);
    if (!change || !isDecidable(change)) continue;
    if (decision.choice) decisions.set(change.index, decision);
    else notes.set(change.index, decision.reason);
  }
}

// MARK: The decisions file

function byBytes(a, b) {
  // UTF-16 order differs from that of UTF-8 bytes for rare characters only; code points agree.
  const left = [...a],
    right = [...b];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return left[i].codePointAt(0) - right[i].codePointAt(0);
  }
  return left.length - right.length;
}

// The same lines that `dsmigrate` writes: one decision a line, in order of file and code.
function decisionsFile() {
  const entries = Object.entries(data.others);
  for (const [index, decision] of decisions) {
    const change = changes[index];
    const fields = {
      decision: decision.choice
    };
    if (decision.token) fields.token = decision.token;
    if (decision.reason) fields.reason = decision.reason;
    fields.file = change.recorded || change.file;
    fields.source = change.excerpt;
    if (change.alike > 1) fields.alike = change.alike;
    entries.push([change.id, fields]);
  }
  entries.sort(([x, a], [y, b]) =>
    byBytes(a.file || "", b.file || "") || byBytes(a.source || "", b.source || "") || byBytes(x,
      y)
  );
  const lines = entries.map(([id, fields]) => {
    const body = Object.entries(fields)
      .map(([key, value]) => JSON.stringify(key) + ": " + JSON.stringify(value)).join(", ");
    return "    " + JSON.stringify(id) + ": { " + body + " }";
  });
  return "{\n  \"$schema\": \"decisions.schema.json\",\n  \"version\": 1,\n  \"decisions\": {" +
    (lines.length ? "\n" + lines.join(",\n") + "\n  " : "") + "}\n}\n";
}