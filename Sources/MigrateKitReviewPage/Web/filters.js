// The filters, and what can be done with all that they show.

const picks = [
  ["status", "Status", () => [
    ["", "Any status"],
    ...standings.map(([, name]) => [name, name]),
    ...risks.filter((risk) => risk.standing === "to review").map((risk) => [risk.name, risk.title]),
    ["exact", "exact"],
    ["near", "near"]
  ]],
  ["category", "Kind", () => [
    ["", "Any kind"], ...data.categories.map((name) => [name, kindName(name)])
  ]],
  ["token", "Token", () => [
    ["", "Any token"], ...tallied(chosenToken)
  ]],
  ["file", "File", () => [
    ["", "Any file"], ...tallied((change) => change.file)
  ]],
  ["decided", "Decided", () => [
    ["", "Any decision"],
    ["open", "not yet decided"],
    ["accept", "accepted"],
    ["reject", "rejected"],
    ["use", "another token"]
  ]],
  ["group", "Group", () => [
    ["change", "Group: change"],
    ["token", "Group: token"],
    ["file", "Group: file"],
    ["none", "Group: none"]
  ]],
];

// What the changes have there and how often, the most frequent first.
function tallied(make) {
  const map = new Map();
  for (const change of changes) {
    const key = make(change);
    if (key) map.set(key, (map.get(key) || 0) + 1);
  }
  return [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([key, number]) => [key, key + " (" + count(number) + ")"]);
}

function drawFilters() {
  const search = document.getElementById("search"), box = document.getElementById("filters");
  if (search.value !== filter.text && !waiting) search.value = filter.text;
  if (!box.childElementCount) box.append(...picks.map(([field, label, options]) => h("select", {
    id: "by-" + field,
    "aria-label": label,
    onchange: (event) => {
      filter[field] = event.target.value;
      refresh();
    }
  }, options().map(([value, text]) => h("option", { value }, text)))));
  for (const [field] of picks) {
    const node = document.getElementById("by-" + field), value = filter[field];
    // A token that only a decision brought in.
    if (value && ![...node.options].some((one) => one.value === value)) node.append(h("option", { value }, value));
    node.value = value;
    node.classList.toggle("on", Boolean(value) && field !== "group");
  }
  const active = picks.filter(([field]) => field !== "group" && filter[field]).length;
  document.getElementById("more-filters").textContent = active ? "Filters (" + active + ")" : "Filters";
  drawTally();
}

// How much there is to review, what is safe, what has no token; each is a filter.
function drawTally() {
  const box = document.getElementById("tally");
  if (box.childElementCount) {
    for (const button of box.children) button.setAttribute("aria-pressed", String(filter.status === button.dataset.status));
    return;
  }
  const numbers = tally(changes, standing);
  box.append(...standings.filter(([, name]) => numbers.get(name)).map(([kind, name]) => h("button", {
    type: "button",
    class: kind,
    "data-status": name,
    "aria-pressed": String(filter.status === name),
    onclick: () => filterTo({ status: filter.status === name ? "" : name })
  }, h("b", {}, count(numbers.get(name))), " ", name)));
}

// A keystroke is searched for once the next one does not follow at once.
let waiting = 0;

document.getElementById("search").addEventListener("input", (event) => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    waiting = 0;
    filter.text = event.target.value;
    refresh();
  }, 30);
});

document.getElementById("more-filters").addEventListener("click", (event) => {
  const isOpen = document.querySelector(".filters").classList.toggle("open");
  event.target.setAttribute("aria-expanded", String(isOpen));
  drawRows();
});

// Whether what is decided already is decided anew with the rest; asked for each time.
let alsoDecided = false;

// What a button for everything shown decides on: what matches the filters now, and is still open.
function bulkTargets(make) {
  return shownNow().filter((change) => isDecidable(change) && (alsoDecided || !decisions.has(change.index)) && make(change));
}

function drawBulk() {
  const focused = document.activeElement && document.activeElement.id;
  const now = shownNow();
  const decided = now.filter((change) => decisions.has(change.index)).length;
  const rest = shown.length - now.length;
  const isPart = now.length < changes.length || Boolean(filter.only);
  const bar = document.getElementById("bulk");
  const isHere = bar.contains(document.activeElement);
  bar.replaceChildren(...[
    h("span", {}, h("b", {}, count(now.length, "change")),
      isPart ? " of " + count(changes.length) : " in " + count(groups.length, "group")),
    filter.only ? h("span", {
      class: "only"
    }, filter.only.label) : null,
    rest ? h("button", {
      type: "button",
      id: "hide-decided",
      class: "quiet",
      onclick: () => refresh()
    }, "Hide " + count(rest) + (rest === 1 ? " that no longer matches" : " that no longer match")) :
    null,
    isPart ? h("button", {
      type: "button",
      id: "clear",
      class: "quiet",
      onclick: () => filterTo({})
    }, "Clear filters") : null,
    h("span", {
      class: "spacer"
    }),
    decided ? alsoBox(decided) : null,
    bulkButton("Accept", acceptedWithOthers, isPart, decided),
    bulkButton("Reject", rejected, isPart, decided),
  ].filter(Boolean));
  const again = isHere && focused ? document.getElementById(focused) : null;
  if (again) again.focus();
}

function alsoBox(decided) {
  return h("label", {
    class: "also"
  }, h("input", {
    type: "checkbox",
    id: "also-decided",
    checked: alsoDecided,
    onchange: (event) => {
      alsoDecided = event.target.checked;
      drawBulk();
    }
  }), "also the " + count(decided) + " decided");
}

function bulkButton(word, make, isPart, decided) {
  const number = bulkTargets(make).length;
  const scope = decided && !alsoDecided ? " " + count(number) + " undecided" :
    (isPart ? " these " : " all ") + count(number);
  return number ? h("button", {
    type: "button",
    id: word.toLowerCase() + "-shown",
    "aria-label": word + scope + (make === rejected ? " changes" : " changes that have a token"),
    onclick: () => bulk(make)
  }, word + scope) : null;
}

function bulk(make) {
  const number = decide(bulkTargets(make).map((change) => [change.index, make(change)]));
  const left = make === rejected ? "" : leftOut(shownNow(), make);
  alsoDecided = false;
  settle(true);
  drawBulk();
  announce(count(number, "change") + (make === rejected ? " rejected" : " accepted") + left, true);
}
