// The data of the report, what a person decides on it, and what is kept in the browser.

const data = JSON.parse(document.getElementById("data").textContent);
const changes = data.changes;
changes.forEach((change, index) => {
  change.index = index;
});

// Decisions by the position of the change: { choice, token, reason }.
const decisions = new Map();
const history = [];
const listeners = [];

const storageKey = "dsmigrate:" + data.key;

function isDecidable(change) {
  return !change.closed;
}

// What a change becomes as things stand: the token decided on, else the one suggested.
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

function candidate(change, token) {
  return change.candidates.find((one) => one.token === token);
}

// Sets decisions as one step that undo takes back; `null` takes a decision away.
function decide(entries) {
  const step = [];
  for (const [index, decision] of entries) {
    if (!isDecidable(changes[index]) || !decision && !decisions.has(index)) continue;
    step.push([index, decisions.get(index) || null]);
    if (decision) decisions.set(index, decision);
    else decisions.delete(index);
  }
  if (!step.length) return 0;
  history.push(step);
  changed(step.map(([index]) => index));
  return step.length;
}

function undo() {
  const step = history.pop();
  if (!step) return 0;
  for (const [index, decision] of step) {
    if (decision) decisions.set(index, decision);
    else decisions.delete(index);
  }
  changed(step.map(([index]) => index));
  return step.length;
}

function changed(indexes) {
  save();
  for (const listener of listeners) listener(indexes);
}

// Accepting needs a token that was suggested; a decision keeps the note that was written before.
function accepted(change) {
  if (!change.token) return null;
  const before = decisions.get(change.index);
  return {
    choice: "accept",
    token: change.token,
    reason: before ? before.reason : ""
  };
}

function rejected(change) {
  const before = decisions.get(change.index);
  return {
    choice: "reject",
    token: "",
    reason: before ? before.reason : ""
  };
}

function used(change, token) {
  if (token === change.token) return accepted(change);
  const before = decisions.get(change.index);
  return {
    choice: "use",
    token,
    reason: before ? before.reason : ""
  };
}

// What takes a decision away.
function undecided() {
  return null;
}

// MARK: Kept in the browser

// A page may be opened where nothing can be kept; it then works all the same.
function save() {
  try {
    const kept = [...decisions].map(([index, decision]) => [changes[index].id, decision]);
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch (error) {
    /* private windows keep nothing */
  }
}

function restore() {
  const byID = new Map(changes.map((change) => [change.id, change]));
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem(storageKey));
  } catch (error) {
    kept = null;
  }
  // What the page came with is where a person starts; from then on the browser knows best.
  kept = kept || changes.filter((change) => change.decision).map((change) => [change.id, change
    .decision
  ]);
  for (const [id, decision] of kept) {
    const change = byID.get(id);
    if (change && isDecidable(change)) decisions.set(change.index, decision);
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
    fields.file = change.file;
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