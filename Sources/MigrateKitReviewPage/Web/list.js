// The list: parts, groups and places as rows of fixed heights, of which only those in view exist.

// Groups that show their places, and parts that are folded.
const open = new Set();
const folded = new Set(["safe", "gap", "reportOnly"]);

// What the inspector shows: a group, or one place of it.
let selected = null;

// The rows: { kind, key, risk | group | change, top, height }.
let rows = [];
let drawnRows = new Map();

const list = document.getElementById("list");
const rowBox = document.getElementById("rows");

// MARK: Rows

function rowHeights() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isTouched = matchMedia("(pointer: coarse), (max-width: 700px)").matches;
  return { part: 2.25 * rem, group: 3.5 * rem, place: (isTouched ? 2.75 : 2) * rem };
}

function makeRows() {
  const heights = rowHeights();
  const byPart = filter.group !== "file";
  rows = [];
  let top = 0;
  const add = (row) => {
    row.top = top;
    row.height = heights[row.kind];
    top += row.height;
    rows.push(row);
  };
  let part = null;
  for (const group of groups) {
    if (byPart && group.risk !== part) {
      part = group.risk;
      add({ kind: "part", key: "part " + part, risk: part });
    }
    if (byPart && isFolded(part)) continue;
    add({ kind: "group", key: group.key, group });
    if (!open.has(group.key) || group.changes.length === 1) continue;
    for (const change of group.changes) add({ kind: "place", key: group.key + " " + change.index, group, change });
  }
  rowBox.style.height = top + "px";
}

// What needs nobody is folded, unless it is what was looked for.
function isFolded(risk) {
  return folded.has(risk) && !isFiltered() && groups.some((group) => !folded.has(group.risk));
}

function toggleFold(risk) {
  if (isFolded(risk)) folded.delete(risk);
  else folded.add(risk);
  drawRows();
}

function toggle(group) {
  if (group.changes.length === 1) return;
  if (open.has(group.key)) open.delete(group.key);
  else open.add(group.key);
  if (selected && selected.group === group && selected.change && !open.has(group.key)) select({ group, change: null });
  else drawRows();
}

// MARK: Drawing

// Filters, groups and draws everything anew.
function refresh() {
  shown = matching();
  isSettled = true;
  alsoDecided = false;
  makeGroups();
  keepSelection();
  list.scrollTop = 0;
  drawRows();
  drawFilters();
  drawBulk();
  drawInspector();
  revealSelected();
}

// The selected change stays selected where it is still shown; else the first open one is.
function keepSelection() {
  const change = selected && (selected.change || selected.group.changes[0]);
  const group = change && groups.find((one) => one.changes.includes(change));
  selected = group ? { group, change: selected.change && group.changes.length > 1 ? change : null } : null;
  if (!selected && groups.length) selected = { group: groups.find(isOpenInQueue) || groups[0], change: null };
}

// Shows what came to match after decisions. What ceases to match stays where it is, so that nothing moves
// under the pointer, until `isWhole` asks for that too.
function settle(isWhole) {
  const before = new Set(shown);
  const now = matching();
  if (now.some((change) => !before.has(change)) || isWhole && now.length < shown.length) refresh();
}

// Draws all rows in view anew, after rows came or went.
function drawRows() {
  const focused = rowBox.contains(document.activeElement) ? document.activeElement.dataset.act : "";
  makeRows();
  rowBox.replaceChildren();
  drawnRows = new Map();
  if (!rows.length) rowBox.append(h("p", { class: "empty", role: "listitem" },
    changes.length ? "No change matches these filters." : "Nothing is hard-coded."));
  drawVisible();
  if (focused) focusSelected();
}

// Draws the rows that came into view and removes those that left it; headings and the selected one stay.
function drawVisible() {
  const reach = 300;
  const first = rowAt(list.scrollTop - reach), last = rowAt(list.scrollTop + list.clientHeight + reach);
  const wanted = new Set();
  for (let index = first; index <= last && index < rows.length; index++) wanted.add(index);
  const chosen = selectedRow();
  if (chosen >= 0) wanted.add(chosen);
  rows.forEach((row, index) => row.kind === "part" && wanted.add(index));
  for (const [index, node] of drawnRows)
    if (!wanted.has(index)) {
      node.remove();
      drawnRows.delete(index);
    }
  let next = rowBox.firstChild;
  for (const index of [...wanted].sort((a, b) => a - b)) {
    const known = drawnRows.get(index);
    if (known) {
      next = known.nextSibling;
      continue;
    }
    const node = drawRow(rows[index], index);
    drawnRows.set(index, node);
    rowBox.insertBefore(node, next);
  }
}

// The row at a height, by halving.
function rowAt(top) {
  let low = 0, high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rows[middle].top <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Draws rows that are in view again, after decisions.
function redrawRows(indexes) {
  const touched = new Set(indexes);
  const focused = rowBox.contains(document.activeElement);
  for (const [index, node] of drawnRows) {
    const row = rows[index];
    if (row.kind === "place" && !touched.has(row.change.index)) continue;
    const fresh = drawRow(row, index);
    node.replaceWith(fresh);
    drawnRows.set(index, fresh);
  }
  if (focused) focusSelected();
}

// MARK: Selection

function selectedRow() {
  if (!selected) return -1;
  const key = selected.change ? selected.group.key + " " + selected.change.index : selected.group.key;
  return rows.findIndex((row) => row.key === key);
}

function select(what, takesFocus = false) {
  const before = selectedRow();
  selected = what && what.group ? what : null;
  if (selected && selected.change && !open.has(selected.group.key) && selected.group.changes.length > 1) open.add(selected.group.key);
  if (selected && isFolded(selected.group.risk)) folded.delete(selected.group.risk);
  if (selectedRow() < 0 || before < 0) drawRows();
  revealSelected();
  drawVisible();
  for (const index of [before, selectedRow()]) {
    const node = drawnRows.get(index);
    if (node) markRow(node, index === selectedRow());
  }
  drawInspector();
  drawHints();
  if (takesFocus) focusSelected();
}

// One row is a tab stop, the selected one; keys move among the others.
function markRow(node, isSelected) {
  node.querySelector("[data-act=row]").tabIndex = isSelected ? 0 : -1;
  node.classList.toggle("current", isSelected);
  if (isSelected) node.setAttribute("aria-current", "true");
  else node.removeAttribute("aria-current");
}

function focusSelected() {
  const node = drawnRows.get(selectedRow());
  const button = node && node.querySelector("[data-act=row]");
  if (button) button.focus({ preventScroll: true });
}

function revealSelected() {
  const row = rows[selectedRow()];
  if (!row) return;
  const margin = Math.min(80, list.clientHeight / 4);
  if (row.top < list.scrollTop + margin) list.scrollTop = row.top - margin;
  else if (row.top + row.height > list.scrollTop + list.clientHeight - margin)
    list.scrollTop = row.top + row.height - list.clientHeight + margin;
}

// To the next or the previous row that can be decided.
function move(step) {
  let index = selectedRow();
  do index += step; while (rows[index] && rows[index].kind === "part");
  const row = rows[index];
  if (row) select({ group: row.group, change: row.change || null }, true);
  else if (step > 0 && rows.length && rows[rows.length - 1].kind === "part") announce("The rest is folded: click a heading to show it");
}

function isOpenInQueue(group) {
  return isOpen(group) && !isFolded(group.risk);
}

// To the next open place of the group in which a place is selected, else to the next open group.
function advance(takesFocus = true) {
  if (!selected) return;
  const { group, change } = selected;
  if (change) {
    const from = group.changes.indexOf(change);
    const next = group.changes.slice(from + 1).find((one) => isDecidable(one) && !decisions.has(one.index));
    if (next) return select({ group, change: next }, takesFocus);
  }
  const from = groups.indexOf(group);
  const next = [...groups.slice(from + 1), ...groups.slice(0, from)].find(isOpenInQueue);
  if (next) select({ group: next, change: null }, takesFocus);
  else announce(groups.some(isOpen) ? "Nothing is left to review; e exports the decisions" :
    "Everything shown is decided; e exports the decisions", true);
}

list.addEventListener("scroll", drawVisible, { passive: true });
addEventListener("resize", () => drawRows());
