// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/filters.js; change that file instead.

extension ReviewPageFiles {
  static let filters = ##"""
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

function drawBulk() {
  const decidable = shown.filter(isDecidable);
  const suggestible = decidable.filter((change) => change.token);
  const isFiltered = shown.length < changes.length || filter.only;
  document.getElementById("bulk").replaceChildren(...[
    h("span", {}, h("b", {}, count(shown.length, "change")),
      isFiltered ? " of " + count(changes.length) : " in " + count(groups.length, "group")),
    filter.only ? h("span", {
      class: "only"
    }, filter.only.label) : null,
    isFiltered ? h("button", {
      type: "button",
      id: "clear",
      class: "quiet",
      onclick: () => filterTo({})
    }, "Clear filters") : null,
    h("span", {
      class: "spacer"
    }),
    bulkButton("Accept", suggestible, accepted, isFiltered),
    bulkButton("Reject", decidable, rejected, isFiltered),
  ].filter(Boolean));
}

function bulkButton(word, list, make, isFiltered) {
  return list.length ? h("button", {
    type: "button",
    id: word.toLowerCase() + "-shown",
    onclick: () => bulk(list, make)
  }, word + (isFiltered ? " these " : " all ") + count(list.length)) : null;
}

function bulk(list, make) {
  const number = decide(list.map((change) => [change.index, make(change)]));
  announce(count(number, "change") + (make === accepted ? " accepted" : " rejected"), true);
}
"""##
}
