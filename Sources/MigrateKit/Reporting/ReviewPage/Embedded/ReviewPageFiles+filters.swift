// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/filters.js; change that file instead.

extension ReviewPageFiles {
  static let filters = ##"""
// The filters, and what can be done with all that they show.

function drawFilters() {
  const node = document.getElementById("filters");
  const active = document.activeElement && document.activeElement.id;
  const pick = (id, label, field, options) => h("label", {}, label, h("select", {
      id,
      onchange: (event) => {
        filter[field] = event.target.value;
        refresh();
      }
    },
    options.map(([value, text]) => h("option", {
      value,
      selected: filter[field] === value
    }, text))));
  const tally = (make) => {
    const map = new Map();
    for (const c of changes) {
      const key = make(c);
      if (key) map.set(key, (map.get(key) || 0) + 1);
    }
    return [...map].sort((a, b) => b[1] - a[1]);
  };
  const search = h("input", {
    type: "search",
    id: "search",
    placeholder: "Search code, file, token, reason  ( / )",
    "aria-label": "Search",
    value: filter.text,
    oninput: (event) => {
      filter.text = event.target.value;
      refresh();
    }
  });
  const start = document.getElementById("search");
  const caret = start ? start.selectionStart : null;
  node.replaceChildren(search,
    pick("by-status", "Status", "status", [
      ["", "all"],
      ["certain", "certain"],
      ["exact", "exact"],
      ["near", "near"],
      ["review", "review"],
      ["gap", "gap"]
    ]),
    pick("by-category", "Kind", "category", [
      ["", "all"], ...data.categories.map((name) => [name, name])
    ]),
    pick("by-token", "Token", "token", [
      ["", "all"], ...tally(chosenToken).map(([token, n]) => [token, token + " (" + n + ")"])
    ]),
    pick("by-file", "File", "file", [
      ["", "all"], ...tally((c) => c.file).map(([file, n]) => [file, file + " (" + n + ")"])
    ]),
    pick("by-decision", "Decided", "decided", [
      ["", "all"],
      ["open", "not yet"],
      ["accept", "accepted"],
      ["reject", "rejected"],
      ["use", "another token"]
    ]),
    pick("by-group", "Group by", "group", [
      ["change", "change"],
      ["token", "token"],
      ["file", "file"],
      ["none", "nothing"]
    ]));
  if (active && document.getElementById(active)) {
    document.getElementById(active).focus();
    if (active === "search" && caret !== null) document.getElementById("search").setSelectionRange(
      caret, caret);
  }
}

function drawBulk() {
  const decidable = shown.filter(isDecidable);
  const suggestible = decidable.filter((c) => c.token);
  const isFiltered = Object.entries(filter).some(([key, value]) => key !== "group" && value);
  document.getElementById("bulk").replaceChildren(...[
    h("span", {}, h("b", {}, count(shown.length, "change")), " shown" + (shown.length < changes
      .length ? " of " + count(changes.length) : "")),
    isFiltered ? h("button", {
      type: "button",
      id: "clear",
      onclick: () => filterTo({})
    }, "Clear filters") : null,
    h("span", {
      class: "spacer"
    }),
    h("button", {
      type: "button",
      id: "accept-shown",
      disabled: !suggestible.length,
      onclick: () => bulk(suggestible, accepted)
    }, "Accept the " + count(suggestible.length) + " shown"),
    h("button", {
      type: "button",
      id: "reject-shown",
      disabled: !decidable.length,
      onclick: () => bulk(decidable, rejected)
    }, "Reject the " + count(decidable.length) + " shown"),
  ].filter(Boolean));
}

function bulk(list, make) {
  announce(count(decide(list.map((c) => [c.index, make(c)])), "change") + " decided");
}
"""##
}
