// The top of the page: how much there is, how much the screen would change, and what is missing.

function overview() {
  const node = document.getElementById("overview");
  node.replaceChildren(tiles(), ...[histogram(), palette(), scale("font", "Type sizes", "pt"),
    scale("radius", "Corner radii", "pt"), gapList()
  ].filter(Boolean));
}

function filterTo(fields) {
  Object.assign(filter, {
    status: "",
    category: "",
    token: "",
    file: "",
    decided: "",
    text: "",
    value: ""
  }, fields);
  refresh();
  document.getElementById("changes").scrollIntoView();
}

function tiles() {
  const by = (test) => changes.filter(test).length;
  const tile = (name, number, text, fields) => h("button", {
      type: "button",
      class: "tile " + name,
      onclick: () => filterTo(fields)
    },
    h("b", {}, count(number)), h("span", {}, text));
  const adoption = data.summary.adoption;
  const kinds = data.categories.map((name) => count(by((c) => c.category === name)) + " " + name)
    .join(" · ");
  return h("div", {
      class: "tiles"
    },
    tile("exact", by((c) => c.status === "exact" || c.status === "near"),
      "certain: exact or imperceptible", {
        status: "certain"
      }),
    tile("review", by((c) => c.status === "review"), "wait for a person", {
      status: "review"
    }),
    tile("gap", by((c) => c.status === "gap"), "no token", {
      status: "gap"
    }),
    h("div", {
        class: "tile"
      }, h("b", {}, Math.floor(adoption * 100) + " %"), h("span", {}, "adoption · " + kinds),
      h("div", {
        class: "bar",
        role: "img",
        "aria-label": "adoption"
      }, h("i", {
        style: {
          width: adoption * 100 + "%"
        }
      }))));
}

// MARK: How much the screen would change

const bins = [
  [0, 0.05, "0"],
  [0.05, 0.5, "0.5"],
  [0.5, 1, "1"],
  [1, 1.5, "1.5"],
  [1.5, 2, "2"],
  [2, 2.5, "2.5"],
  [2.5, 3, "3"],
  [3, 3.5, "3.5"],
  [3.5, 4, "4"],
  [4, 4.5, "4.5"],
  [4.5, 5.01, "5"],
  [5.01, Infinity, "more"]
];

function histogram() {
  const distances = changes.filter((c) => c.category === "color" && c.token && c.distance).map((
    c) => Math.max(c.distance.value, c.distance.dark || 0));
  if (!distances.length) return null;
  const counts = bins.map(([low, high]) => distances.filter((d) => d >= low && d < high).length);
  const top = Math.max(...counts);
  const columns = counts.map((number, i) => h("div", {
      class: bins[i][0] >= 1 ? "seen" : "",
      title: count(number, "color") + " up to " + bins[i][2]
    },
    h("b", {}, number ? count(number) : ""), h("i", {
      style: {
        height: (number / top) * 86 + "%"
      }
    })));
  return h("section", {
      class: "panel"
    }, h("h2", {}, "How much the screen would change"),
    h("p", {},
      "Colors by ΔE00 in the appearance that changes most. Up to 1 nobody sees a difference."),
    h("div", {
      class: "histogram",
      role: "img",
      "aria-label": counts.map((n, i) => bins[i][2] + ": " + n).join(", ")
    }, columns),
    h("div", {
      class: "axis",
      "aria-hidden": "true"
    }, bins.map(([, , name]) => h("span", {}, name))));
}

// MARK: Every hard-coded color beside its token

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
  const far = (kind) => (kind.change.token && kind.change.distance ? kind.change.distance.value :
    Infinity);
  const sorted = [...kinds.values()].sort((a, b) => far(a) - far(b) || b.number - a.number);
  const cells = sorted.map(({
    change,
    number
  }) => {
    const target = tokenValue(change, change.token);
    return h("button", {
        type: "button",
        title: valueText(change.value) + " → " + (change.token || "no token"),
        onclick: () => filterTo({
          value: valueKey(change.value),
          token: change.token || ""
        })
      },
      h("span", {
        class: "pair"
      }, swatch(change.value.light), swatch(target && target.light)),
      h("small", {}, h("b", {}, change.token || "no token"), hexText(change.value.light) +
        " × " + count(number)));
  });
  return h("section", {
      class: "panel"
    }, h("h2", {}, "Palette"),
    h("p", {}, count(cells.length, "hard-coded color") +
      ", nearest to its token first: what is there, and what it becomes."),
    h("div", {
      class: "palette"
    }, cells));
}

// MARK: Sizes on their scale

function scale(category, title, unit) {
  const sizes = new Map();
  for (const change of changes) {
    if (change.category !== category || !change.value) continue;
    const points = Number(change.value.points);
    if (!(points >= 0)) continue;
    const entry = sizes.get(points) || {
      number: 0,
      mapped: 0,
      values: new Set()
    };
    entry.values.add(valueKey(change.value));
    entry.number += 1;
    if (change.token) entry.mapped += 1;
    sizes.set(points, entry);
  }
  if (!sizes.size) return null;
  const tokens = new Map();
  for (const [path, value] of data.systems.flatMap((system) => Object.entries(system.tokens))) {
    if (value.category === category && Number(value.points) < 400) tokens.set(Number(value.points),
      [...(tokens.get(Number(value.points)) || []), path]);
  }
  const top = Math.max(...sizes.keys(), ...[...tokens.keys()], 8);
  const left = (points) => (Math.sqrt(points) / Math.sqrt(top)) * 100 + "%";
  const most = Math.max(...[...sizes.values()].map((entry) => entry.number));
  let last = -10;
  const ticks = [...tokens].sort(([a], [b]) => a - b).map(([points, paths]) => {
    const place = parseFloat(left(points)),
      shows = place - last > 3.5;
    if (shows) last = place;
    return h("span", {
      class: "tick",
      style: {
        left: left(points)
      },
      title: paths.join(", ")
    }, shows ? h("span", {}, points) : null);
  });
  const dots = [...sizes].sort(([, a], [, b]) => b.number - a.number).map(([points, entry]) => {
    const size = 7 + 19 * Math.sqrt(entry.number / most);
    const name = points + " " + unit + " × " + entry.number;
    return h("button", {
      type: "button",
      class: "dot" + (entry.mapped === entry.number ? " on" : ""),
      title: name,
      "aria-label": name,
      style: {
        left: left(points),
        width: size + "px",
        height: size + "px",
        bottom: 48 - size / 2 + 6 + "px"
      },
      onclick: () => filterTo({
        category,
        value: [...entry.values].join("\n")
      })
    });
  });
  return h("section", {
      class: "panel"
    }, h("h2", {}, title),
    h("p", {}, count(sizes.size, "hard-coded size") + " on " + count(tokens.size, "step") +
      " of the system."),
    h("div", {
      class: "scale"
    }, h("div", {
      class: "rule"
    }), ticks, dots),
    h("div", {
        class: "legend"
      }, h("span", {}, h("i", {
        style: {
          background: "var(--exact)"
        }
      }), "has a token"),
      h("span", {}, h("i", {
        style: {
          background: "var(--review)"
        }
      }), "has none, or not always"),
      h("span", {}, h("i", {
        style: {
          background: "var(--accent)",
          "border-radius": "1px",
          width: "3px",
          height: "11px"
        }
      }), "token")));
}

// MARK: What the system lacks

function gapList() {
  if (!data.gaps.length) return null;
  const rows = data.gaps.map((gap) => h("button", {
      type: "button",
      onclick: () => filterTo({
        status: "gap",
        value: gap.values.map(valueKey).join("\n")
      })
    },
    h("span", {
      class: "count"
    }, count(gap.count) + " ×"), chip(gap.value),
    h("span", {}, valueText(gap.value) + (gap.values.length > 1 ? " and " + (gap.values.length -
      1) + " like it" : "")),
    h("span", {
      class: "proposal"
    }, h("code", {}, gap.proposal))));
  return h("section", {
      class: "panel wide"
    }, h("h2", {}, "What the design system lacks"),
    h("p", {},
      "Values that no token answers, like ones together, each with a name that a new token could have."
    ),
    h("div", {
      class: "gaps"
    }, rows));
}