// Keys, the buttons at the top, and the start of the page.

// Says what happened, in the line at the bottom, where it can be undone.
let silence = 0;

function announce(text, canUndo, seconds = 6) {
  document.getElementById("live").textContent = plain(text);
  document.getElementById("undo-last").hidden = !canUndo;
  document.querySelector(".status-bar").classList.add("said");
  clearTimeout(silence);
  silence = setTimeout(() => document.querySelector(".status-bar").classList.remove("said"), seconds * 1000);
}

function drawProgress() {
  const done = toReview.filter((change) => decisions.has(change.index)).length;
  const able = toReview.filter(isDecidable).length;
  document.getElementById("progress").textContent = able - done ? count(done) + " of " + count(able) + " reviewed" :
    able ? "All " + count(able) + " reviewed" : "Nothing needs review";
  document.getElementById("done").style.width = (able ? done / able * 100 : 100) + "%";
  document.getElementById("undo").disabled = !history.length;
  document.getElementById("export").replaceChildren("Export" + (decisions.size ? " " + count(decisions.size) : ""), " ", h("kbd", {}, "e"));
  document.getElementById("export").setAttribute("aria-label", "Export " + count(decisions.size, "decision"));
}

const keys = {
  j: ["next", () => move(1)],
  ArrowDown: ["next", () => move(1)],
  k: ["previous", () => move(-1)],
  ArrowUp: ["previous", () => move(-1)],
  o: ["next open group", () => selected && advance()],
  Enter: ["show or hide the places", () => selected && toggle(selected.group)],
  s: ["split the group: by role, reason, screen, file", () => selected && splitNext(selected.group)],
  a: ["accept", () => decideCurrent(accepted)],
  r: ["reject", () => decideCurrent(rejected)],
  c: ["choose another token", () => openTokensHere()],
  n: ["note a reason", () => focusIn(".note")],
  x: ["remove the decision", () => decideCurrent(undecided)],
  u: ["undo", () => takeBack()],
  "/": ["search", () => document.getElementById("search").focus()],
  v: ["changes, screens or overview", () => showTab(nextTab(1), true)],
  e: ["export the decisions", () => exportDecisions()],
  "?": ["these keys", () => showKeys()],
};

// What the line at the bottom offers for the selection.
function drawHints() {
  const able = scope().filter(isDecidable).length;
  const hints = [able && ["a", able > 1 ? "accept " + count(able) : "accept"], able && ["r", "reject"], able && ["c", "token"], able && ["n", "reason"],
    selected && !selected.change && selected.group.changes.length > 1 && ["s", "split"], ["o", "next open"], ["j k", "move"], ["?", "keys"]];
  document.getElementById("hints").replaceChildren(...hints.filter(Boolean).map(([key, text]) => h("span", {}, h("kbd", {}, key), " " + text)));
}

// Goes into a field of the inspector.
function focusIn(selector) {
  const node = inspector.querySelector(selector);
  if (!node) {
    announce("Report only: there is nothing to decide");
    return null;
  }
  node.focus();
  return node;
}

function openTokensHere() {
  const field = focusIn(".pick");
  if (field) openTokens(field);
}

// Leaves a field for the selected row, where keys decide again.
function leaveField(field) {
  field.blur();
  focusSelected();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector("dialog[open]")) return;
  const inField = event.target.closest("input, select, textarea, [role=listbox]");
  if (inField) {
    if (event.key === "Escape" || event.key === "Enter" && event.target.type === "search") {
      event.target.blur();
      focusSelected();
    }
    return;
  }
  // A button that has the focus is pressed by Enter; a row shows its places.
  const button = event.target.closest("button, a");
  if (event.key === "Enter" && button && button.dataset.act !== "row") return;
  if (event.key.startsWith("Arrow") && event.target.closest("[role=tab], .evidence, #overview, #screens")) return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  if (document.getElementById("changes").hidden && !["v", "?", "e", "u"].includes(event.key)) showTab("changes");
  key[1]();
});

// MARK: Buttons

function takeBack() {
  const number = undo();
  settle(false);
  announce(number ? "Reverted" + (number > 1 ? " " + count(number, "change") : "") : "Nothing to undo");
}

function exportDecisions() {
  const text = decisionsFile();
  const link = h("a", {
    href: URL.createObjectURL(new Blob([text], {
      type: "application/json"
    })),
    download: data.decisionsFile.split("/").pop()
  });
  document.body.append(link);
  link.click();
  link.remove();
  announce(count(decisions.size, "decision") + " exported: " + nextStep() + " " + data.command,
    false, 12);
}

// What to do with the file that is exported, before the command.
function nextStep() {
  return "save as " + data.decisionsFile + " in " + data.folder + " and run there:";
}

function showKeys() {
  const dialog = document.getElementById("keys");
  const names = new Map();
  for (const [key, [text]] of Object.entries(keys)) names.set(text, [...(names.get(text) || []), key
    .replace("Arrow", "").replace("Down", "↓").replace("Up", "↑")
  ]);
  dialog.replaceChildren(h("h2", {
      id: "keys-title"
    }, "Keys"),
    h("dl", {}, [...names].map(([text, list]) => [h("dt", {}, list.map((key) => h("kbd", {},
      key))), h("dd", {}, text)])),
    h("p", {}, "On a group, keys decide its open places; on a place, that one."),
    ...(serving ? [h("p", {}, "Decisions are saved in " + data.decisionsFile + " as you make them.")] : [
      h("p", {}, "To apply what is exported, " + nextStep()),
      h("p", {}, h("code", { class: "command" }, data.command)),
    ]),
    h("form", {
      method: "dialog"
    }, h("button", {
      class: "primary",
      autofocus: true
    }, "Close")));
  dialog.showModal();
}

function switchTheme() {
  const isDark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme ===
    "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = isDark ? "light" : "dark";
}

const tabs = ["changes", "screens", "overview"];

// The tab beside the one that is shown, going around.
function nextTab(step) {
  const shownTabs = tabs.filter((tab) => !document.getElementById("tab-" + tab).hidden);
  const at = shownTabs.findIndex((tab) => !document.getElementById(tab).hidden);
  return shownTabs[(at + step + shownTabs.length) % shownTabs.length];
}

function showTab(name, takesFocus) {
  for (const tab of tabs) {
    const button = document.getElementById("tab-" + tab);
    document.getElementById(tab).hidden = tab !== name;
    button.setAttribute("aria-selected", String(tab === name));
    button.tabIndex = tab === name ? 0 : -1;
    if (tab === name && takesFocus) button.focus();
  }
  if (name === "overview" && !document.getElementById("overview").childElementCount) overview();
  if (name === "screens" && !document.getElementById("screens").childElementCount) drawScreens();
  if (name === "changes") drawRows();
}

for (const tab of tabs) {
  const button = document.getElementById("tab-" + tab);
  button.addEventListener("click", () => showTab(tab));
  button.addEventListener("keydown", (event) => {
    if (["ArrowLeft", "ArrowRight"].includes(event.key)) showTab(nextTab(event.key === "ArrowLeft" ? -1 : 1), true);
  });
}
document.getElementById("undo").addEventListener("click", takeBack);
document.getElementById("undo-last").addEventListener("click", takeBack);
document.getElementById("export").addEventListener("click", exportDecisions);
document.getElementById("help").addEventListener("click", showKeys);
document.getElementById("theme").addEventListener("click", switchTheme);

// MARK: Start

listeners.push((indexes) => {
  isSettled = false;
  drawProgress();
  drawBulk();
  redrawRows(indexes);
  if (indexes.length) drawInspector();
  drawHints();
});

document.getElementById("title").textContent = plain("Review" + (data.mappings.length ? " of " + data.mappings.join(", ") : ""));
document.getElementById("subtitle").textContent = plain(count(changes.length, "hard-coded value") + " in " + count(data.summary.files, "file") +
  " · " + data.scanned.join(", "));
document.getElementById("subtitle").title = plain(data.root);
document.title = "Review of " + count(changes.length, "value") + " · dsmigrate";
restore();
refresh();
drawProgress();
drawHints();
if (serving) startServing();
setTimeout(prepareSearch, 200);
