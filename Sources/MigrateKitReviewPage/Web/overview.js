// The top of the page: how much there is, and what the system has and lacks.

function overview() {
  const panels = [
    tiles(), held(), kinds(), histogram(), palette(),
    scale("font", "Type sizes"), scale("radius", "Corner radii"), scale("spacing", "Spacing"),
    gapList()
  ].filter(Boolean);
  // A panel of half the width has another one beside it.
  const isHalf = (panel) => panel && panel.classList.contains("panel") && !panel.classList.contains("wide");
  for (let index = 0; index < panels.length; index++) {
    if (!isHalf(panels[index])) continue;
    if (isHalf(panels[index + 1])) index++;
    else panels[index].classList.add("wide");
  }
  document.getElementById("overview").replaceChildren(...panels);
}

// Shows the changes that have all of `fields`, whatever was looked at before.
function filterTo(fields) {
  clearTimeout(waiting);
  waiting = 0;
  Object.assign(filter, noFilter, fields);
  showTab("changes");
  refresh();
}

// A filter for what no list offers: these values, this distance.
function only(label, holds) {
  return {
    only: {
      label,
      holds
    }
  };
}

function onlyValues(label, values) {
  const keys = new Set(values.map(valueKey));
  return only(label, (change) => keys.has(valueKey(change.value)));
}

function panel(title, text, wide, ...content) {
  return h("section", {
    class: wide ? "panel wide" : "panel"
  }, h("h2", {}, title), h("p", {}, text), ...content);
}

// MARK: Totals

// What a run does with values: the class that colors it, its name, and what it means.
const standings = [
  ["review", "to review", "a visible change, or a doubt"],
  ["safe", "safe", "the same, or too close to see"],
  ["gap", "without a token", "the design system has none"],
  ["closed", "report only", "a rewrite is not safe"]
];

function tiles() {
  const numbers = tally(changes, standing);
  const adoption = data.summary.adoption;
  return h("div", { class: "tiles" },
    standings.filter(([kind, name]) => kind !== "closed" || numbers.get(name)).map(([kind, name, text]) => h("button", {
      type: "button",
      class: "tile " + kind,
      onclick: () => filterTo({ status: name })
    }, h("b", {}, count(numbers.get(name) || 0)), h("span", {}, name), h("small", {}, text))),
    h("div", { class: "tile" }, h("b", {}, Math.floor(adoption * 100) + "%"), h("span", {}, "adoption"),
      h("small", {}, "of style values are tokens already"),
      h("div", { class: "meter", "aria-hidden": "true" }, h("i", { style: { width: adoption * 100 + "%" } }))));
}

function tally(list, make) {
  const map = new Map();
  for (const one of list) map.set(make(one), (map.get(make(one)) || 0) + 1);
  return map;
}

const kindNames = {
  color: "Colors",
  font: "Fonts",
  fontSize: "Font sizes",
  radius: "Corner radii",
  spacing: "Spacing",
  shadow: "Shadows",
  duration: "Durations",
  opacity: "Opacity",
  lineSpacing: "Line spacing",
  borderWidth: "Border widths",
  animation: "Animations",
  touchTarget: "Touch targets"
};

function kindName(category) {
  return kindNames[category] || category;
}

// Status by category: a bar for each kind, as long as there are values of it.
function kinds() {
  if (!changes.length) return null;
  const rows = data.categories.map((category) => {
    const numbers = tally(changes.filter((change) => change.category === category), standing);
    return [category, numbers, [...numbers.values()].reduce((a, b) => a + b, 0)];
  }).sort((a, b) => b[2] - a[2]);
  const most = Math.max(...rows.map(([, , total]) => total));
  const segment = (category, kind, name, number) => h("button", {
    type: "button",
    class: kind,
    title: count(number) + " " + name,
    "aria-label": kindName(category) + ": " + count(number) + " " + name,
    style: {
      "flex-grow": String(number)
    },
    onclick: () => filterTo({ category, status: name })
  });
  return panel("By kind", legend(standings.map(([kind, name]) => ["var(--" + kind + ")", name])), !data.categories.includes("color"), h("div", {
    class: "kinds"
  }, rows.map(([category, numbers, total]) => [
    h("button", {
      type: "button",
      class: "quiet name",
      onclick: () => filterTo({
        category
      })
    }, kindName(category)),
    h("b", {}, count(total)),
    h("div", {
        class: "stack"
      },
      h("div", {
        style: {
          width: (total / most) * 100 + "%"
        }
      }, standings.filter(([, name]) => numbers.get(name)).map(([kind, name]) => segment(category, kind, name, numbers.get(name)))))
  ])));
}

function legend(entries) {
  return h("span", {
    class: "legend"
  }, entries.map(([color, name]) => h("span", {}, h("i", {
    style: {
      background: color
    }
  }), name)));
}

// MARK: What holds changes

// Each group as a report lists it, with the options that accept it or a part of it.
function held() {
  if (!data.held.length) return null;
  return panel("Held, by reason", "What is to review, and what applies it or a part of it in one run.", true,
    h("ul", { class: "held" }, data.held.map(heldRow)));
}

function heldRow(group) {
  const all = group.changes.map((index) => changes[index]).filter(Boolean);
  const named = (list, label, option, number) => h("button", {
    type: "button",
    class: "quiet",
    onclick: () => filterTo(onlyChanges(label, list))
  }, h("b", {}, count(number)), option ? h("code", {}, option) : h("span", {}, label));
  return h("li", {},
    h("div", { class: "reason" }, named(all, group.label, "", all.length),
      group.option ? h("code", {}, group.option) : h("small", {}, group.remedy)),
    group.parts.length ? h("div", { class: "parts" }, h("span", {}, "in part:"), group.parts.map((part) =>
      named(all.filter(isIn(part.scope)), group.label + ", " + part.scope, part.option, part.count))) : null);
}

function onlyChanges(label, list) {
  const set = new Set(list);
  return only(label, (change) => set.has(change));
}

// Whether a change is in a scope of `--accept`: a category, a token, or the tokens of a folder.
function isIn(scope) {
  if (!scope.includes(".")) return (change) => change.category === scope;
  if (!scope.endsWith(".*")) return (change) => change.token === scope;
  const folder = scope.slice(0, -1);
  return ({ token }) => Boolean(token) && token.startsWith(folder) && !token.slice(folder.length).includes(".");
}

// MARK: Every hard-coded color beside its token

const colorsAtOnce = 40;

function palette() {
  const kinds = new Map();
  for (const change of changes) {
    if (change.category !== "color" || !change.value || !change.value.light) continue;
    const key = valueKey(change.value) + "→" + (change.token || "");
    const kind = kinds.get(key) || {
      change,
      number: 0
    };
    kind.number += 1;
    kinds.set(key, kind);
  }
  if (!kinds.size) return null;
  const far = ({
    change
  }) => (change.token && change.distance ? change.distance.value : Infinity);
  const sorted = [...kinds.values()].sort((a, b) => far(a) - far(b) || b.number - a.number);
  const cells = h("div", {
    class: "palette"
  }, sorted.map(paletteCell));
  const rest = sorted.length - colorsAtOnce;
  return panel("Palette", count(sorted.length, "hard-coded color") +
    ", each beside the token it goes to, the nearest first. Below, where it differs: in dark mode.",
    true, cells, rest > 0 ? h("button", {
      type: "button",
      class: "quiet all",
      onclick: (event) => {
        cells.classList.add("whole");
        event.target.remove();
      }
    }, "Show " + count(rest) + " more") : null);
}

function paletteCell({
  change,
  number
}) {
  const target = resultOf(change, change.token);
  const token = change.token || "";
  const name = valueText(change.value) + " → " + (token || "no token");
  return h("button", {
      type: "button",
      title: name,
      onclick: () => filterTo({
        token,
        ...only(name, (one) => valueKey(one.value) === valueKey(change.value) && (one
          .token || "") === token)
      })
    },
    h("span", {
      class: "pair",
      "aria-hidden": "true"
    }, twoTone(change.value), target && target.light ? twoTone(target) : swatch(null)),
    h("small", {}, h("b", {
      class: token ? "" : "gap"
    }, token ? shortPath(token) : "no token"), count(number) + " × " + hexText(
      change.value.light)));
}

// A color above, and below it the one in dark mode where that is another.
function twoTone(value) {
  const isOne = !value.dark || value.dark === value.light;
  return h("span", {
    class: "tones"
  }, swatch(value.light), isOne ? null : swatch(value.dark, "dark " + hexText(value.dark)));
}

// The last words of a path: what distinguishes a token from its neighbors.
function shortPath(path) {
  const parts = path.split(".");
  return parts.length > 2 ? parts.slice(-2).join(".") : path;
}

// MARK: What the system lacks

function gapList() {
  if (!data.gaps.length) return null;
  const rows = data.gaps.map((gap) => {
    const name = valueText(gap.value) + (gap.values.length > 1 ? " and " + (gap.values.length -
      1) + " like it" : "");
    return h("button", {
        type: "button",
        onclick: () => filterTo({
          status: "gap",
          ...onlyValues(name, gap.values)
        })
      },
      h("span", {
        class: "count"
      }, count(gap.count) + " ×"), chip(gap.value), h("span", {}, name), h("code", {}, gap
        .proposal));
  });
  return panel("What the design system lacks",
    "Unmatched values, grouped by similarity, each with a name that a new token could have.",
    true, h("div", {
      class: "gaps"
    }, rows));
}
