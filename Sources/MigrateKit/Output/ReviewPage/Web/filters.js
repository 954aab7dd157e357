// The filters, and what can be done with all that they show.

const picks = [
  ["status", "Status", () => [
    ["", "Any status"],
    ["certain", "certain"],
    ["exact", "exact"],
    ["near", "near"],
    ["review", "review"],
    ["gap", "gap"]
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
  const active = document.activeElement && document.activeElement.id;
  const search = document.getElementById("search");
  if (search.value !== filter.text) search.value = filter.text;
  document.getElementById("filters").replaceChildren(...picks.map(([field, label, options]) =>
    h("select", {
        id: "by-" + field,
        "aria-label": label,
        class: filter[field] && field !== "group" ? "on" : "",
        onchange: (event) => {
          filter[field] = event.target.value;
          refresh();
        }
      },
      options().map(([value, text]) => h("option", {
        value,
        selected: filter[field] === value
      }, text)))));
  if (active && active.startsWith("by-")) document.getElementById(active).focus();
}

document.getElementById("search").addEventListener("input", (event) => {
  filter.text = event.target.value;
  refresh();
});

// Whether what is decided already is decided anew with the rest; asked for each time.
let alsoDecided = false;

// What a button for everything shown decides on: what matches the filters now, and is still open.
function bulkTargets(make) {
  return shown.filter((change) => isDecidable(change) && matches(change) && make(change) &&
    (alsoDecided || !decisions.has(change.index)));
}

function drawBulk() {
  const focused = document.activeElement && document.activeElement.id;
  const now = shown.filter(matches);
  const decided = now.filter((change) => decisions.has(change.index)).length;
  const rest = shown.length - now.length;
  const isFiltered = now.length < changes.length || Boolean(filter.only);
  const bar = document.getElementById("bulk");
  const isHere = bar.contains(document.activeElement);
  bar.replaceChildren(...[
    h("span", {}, h("b", {}, count(now.length, "change")),
      isFiltered ? " of " + count(changes.length) : " in " + count(groups.length, "group")),
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
    isFiltered ? h("button", {
      type: "button",
      id: "clear",
      class: "quiet",
      onclick: () => filterTo({})
    }, "Clear filters") : null,
    h("span", {
      class: "spacer"
    }),
    decided ? alsoBox(decided) : null,
    bulkButton("Accept", acceptedWithOthers, isFiltered, decided),
    bulkButton("Reject", rejected, isFiltered, decided),
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

function bulkButton(word, make, isFiltered, decided) {
  const number = bulkTargets(make).length;
  const scope = decided && !alsoDecided ? " " + count(number) + " undecided" :
    (isFiltered ? " these " : " all ") + count(number);
  return number ? h("button", {
    type: "button",
    id: word.toLowerCase() + "-shown",
    onclick: () => bulk(make)
  }, word + scope) : null;
}

function bulk(make) {
  const number = decide(bulkTargets(make).map((change) => [change.index, make(change)]));
  const left = make === rejected ? "" : leftOut(shown.filter(matches), make);
  alsoDecided = false;
  settle(true);
  drawBulk();
  announce(count(number, "change") + (make === rejected ? " rejected" : " accepted") + left, true);
}
