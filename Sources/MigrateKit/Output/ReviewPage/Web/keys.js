// Keys, the buttons at the top, and the start of the page.

// Says what happened: aloud, and for a while on the screen.
let silence = 0;

function announce(text, canUndo, seconds = 4) {
  const live = document.getElementById("live");
  live.replaceChildren(plain(text), ...(canUndo ? [h("kbd", {}, "u"), " undo"] : []));
  live.classList.add("shown");
  clearTimeout(silence);
  silence = setTimeout(() => live.classList.remove("shown"), seconds * 1000);
}

function drawProgress() {
  const total = changes.filter(isDecidable).length;
  document.getElementById("progress").textContent = count(decisions.size) + " of " + count(total) +
    " decided";
  document.getElementById("done").style.width = (total ? decisions.size / total * 100 : 0) + "%";
  document.getElementById("undo").disabled = !history.length;
}

// MARK: The current row

function rows() {
  return [...document.querySelectorAll("[data-row]")];
}

function setCurrent(node, scrolls = true) {
  if (current) current.classList.remove("current");
  current = node;
  if (!node) return;
  node.classList.add("current");
  node.focus({
    preventScroll: true
  });
  if (scrolls) node.scrollIntoView({
    block: "nearest"
  });
}

function move(step) {
  if (!current || !current.isConnected) return setCurrent(rows()[0]);
  let all = rows(),
    index = all.indexOf(current) + step;
  if (index >= all.length) {
    drawMore();
    all = rows();
  }
  if (all[index]) setCurrent(all[index]);
}

function decideCurrent(make) {
  if (!current || !current.isConnected) return;
  const isDone = current.change ? decideBy(current.change, make) : decideGroup(current.group, make);
  if (isDone && make !== undecided) move(1);
}

const keys = {
  j: ["next", () => move(1)],
  ArrowDown: ["next", () => move(1)],
  k: ["previous", () => move(-1)],
  ArrowUp: ["previous", () => move(-1)],
  Enter: ["show or hide the places", () => current && current.group && toggle(current.group)],
  a: ["accept", () => decideCurrent(accepted)],
  r: ["reject", () => decideCurrent(rejected)],
  x: ["take the decision away", () => decideCurrent(undecided)],
  c: ["choose another token", () => openTokensHere()],
  n: ["note a reason", () => focusIn(".note")],
  u: ["undo", () => takeBack()],
  "/": ["search", () => document.getElementById("search").focus()],
  e: ["export the decisions", () => exportDecisions()],
  "?": ["these keys", () => showKeys()],
};

// Goes into a field of the current change, or of the first one in the current group that has it.
function focusIn(selector) {
  if (!current || !current.isConnected) return null;
  if (current.group && !open.has(current.group.key)) toggle(current.group);
  const node = current.querySelector(selector);
  if (!node) {
    announce("Reported only: there is nothing to decide");
    return null;
  }
  setCurrent(node.closest("[data-row]"));
  node.focus();
  return node;
}

function openTokensHere() {
  const field = focusIn(".pick");
  if (field) openTokens(field);
}

// Leaves a field for the row that it stands in, where keys decide again.
function leaveField(field) {
  const row = field.closest("[data-row]");
  field.blur();
  if (row && row.isConnected) setCurrent(row, false);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector(
      "dialog[open]")) return;
  const inField = event.target.closest("input, select, textarea, [role=listbox]");
  if (inField) {
    if (event.key === "Escape") {
      event.target.blur();
      if (current) current.focus({
        preventScroll: true
      });
    }
    return;
  }
  if (event.key === "Enter" && event.target.closest("button")) return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key[1]();
});

document.getElementById("list").addEventListener("focusin", (event) => {
  const row = event.target.closest("[data-row]");
  if (row && row !== current) {
    if (current) current.classList.remove("current");
    current = row;
    row.classList.add("current");
  }
});

// MARK: Buttons

function takeBack() {
  const number = undo();
  settle(false);
  announce(number ? count(number, "step") + " taken back" : "Nothing to undo");
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
    h("p", {}, "On a group, a and r decide its open places."),
    h("p", {}, "To apply what is exported, " + nextStep()),
    h("p", {}, h("code", {
      class: "command"
    }, data.command)),
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

document.getElementById("undo").addEventListener("click", takeBack);
document.getElementById("export").addEventListener("click", exportDecisions);
document.getElementById("help").addEventListener("click", showKeys);
document.getElementById("theme").addEventListener("click", switchTheme);

// MARK: Start

// What sticks to the top of the window covers what is scrolled to.
function measureTop() {
  const root = document.documentElement;
  root.style.setProperty("--top", document.querySelector(".top").offsetHeight + "px");
  root.style.setProperty("--toolbar", document.querySelector(".toolbar").offsetHeight + "px");
}

listeners.push((indexes) => {
  drawProgress();
  drawBulk();
  if (indexes.length) drawFilters();
  const touched = new Set(indexes);
  for (const group of groups)
    if (group.node && group.changes.some((c) => touched.has(c.index))) redrawGroup(group);
});

document.getElementById("title").textContent = plain("Review" + (data.mappings.length ? " · " +
  data.mappings.join(", ") : ""));
document.getElementById("subtitle").textContent = plain(count(changes.length, "hard-coded value") +
  " in " + count(data.summary.files, "file") + " · " + data.root);
document.title = "Review of " + count(changes.length, "value") + " · dsmigrate";
restore();
overview();
refresh();
drawProgress();
measureTop();
addEventListener("resize", measureTop);

if ("IntersectionObserver" in window) {
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting) && drawn < groups.length) drawMore();
  }, {
    rootMargin: "800px"
  }).observe(document.getElementById("more"));
}
// What is printed is everything, not what happens to be drawn.
addEventListener("beforeprint", () => {
  while (drawn < groups.length) drawMore();
});