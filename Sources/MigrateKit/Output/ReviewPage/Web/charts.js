// How much the screen would change, and where sizes stand on the scales of the system.

// MARK: Distances

const bins = [
  [-1, 0.05, "same"],
  [0.05, 1, "≤ 1"],
  [1, 2, "≤ 2"],
  [2, 3, "≤ 3"],
  [3, 5, "≤ 5"],
  [5, 10, "≤ 10"],
  [10, 20, "≤ 20"],
  [20, Infinity, "more"]
];

const modes = [
  ["light", "in light mode", (distance) => distance.value],
  ["dark", "in dark mode", (distance) => distance.dark ?? distance.value]
];

function histogram() {
  const colors = changes.filter((change) => change.category === "color");
  const mapped = colors.filter((change) => change.token && change.distance);
  if (!mapped.length) return null;
  const counts = bins.map(([low, high]) => modes.map(([, , read]) =>
    mapped.filter((change) => isWithin(read(change.distance), low, high)).length));
  const most = Math.max(...counts.flat());
  const column = (number, bin, mode) => {
    const [name, text, read] = modes[mode], [low, high, label] = bins[bin];
    const range = bin === 0 ? "unchanged" : high === Infinity ? "more than " + low + " ΔE" :
      label + " ΔE";
    const bar = h("i", {
      style: {
        height: (number / most) * 100 + "%"
      }
    });
    if (!number) return h("span", {
      class: name
    }, bar);
    return h("button", {
      type: "button",
      class: name,
      title: count(number, "color") + " " + range + " " + text,
      "aria-label": count(number, "color") + " " + range + " " + text,
      onclick: () => filterTo({
        category: "color",
        ...only(range + " " + text, (change) => change.token && change.distance &&
          isWithin(read(change.distance), low, high))
      })
    }, h("b", {}, count(number)), bar);
  };
  const rest = colors.length - mapped.length;
  return panel("How much the screen would change", [
      "Colors by distance (ΔE00); up to 1 nobody sees it." + (rest ? " " + count(rest) +
        (rest === 1 ? " has" : " have") + " no token." : ""),
      legend([
        ["var(--accent)", "light mode"],
        ["var(--night)", "dark mode"]
      ])
    ], false, h("div", {
      class: "histogram"
    }, counts.map((pair, bin) => h("div", {}, pair.map((number, mode) => column(number, bin,
      mode))))),
    h("div", {
      class: "axis",
      "aria-hidden": "true"
    }, bins.map(([, , name]) => h("span", {}, name))));
}

function isWithin(distance, low, high) {
  return distance > low && distance <= high || low === 0.05 && distance === 0.05;
}

// MARK: Sizes on their scale

// Each size that the code or the system has is a column, with what it becomes below it.
function scale(category, title) {
  const sizes = sizesOf(category);
  if (!sizes.size) return null;
  const steps = stepsOf(category);
  const all = [...new Set([...sizes.keys(), ...steps.keys()])].sort((a, b) => a - b);
  const most = Math.max(...[...sizes.values()].map((entry) => entry.list.length));
  const columns = all.map((points) => scaleColumn(points, sizes.get(points), steps.get(points),
    most, category));
  const foreign = [...sizes.keys()].filter((points) => !steps.has(points)).length;
  const text = (steps.size ? count(sizes.size, "hard-coded size") + ", " + (foreign ? count(
      foreign) + " of them between the steps of the system" : "all on steps of the system") :
    count(sizes.size, "hard-coded size") + "; the system has no scale for them") + ".";
  return panel(title, [text, legend([
    ["var(--safe)", "has a token"],
    ["var(--gap)", "has none"],
    ["var(--accent)", "a step of the system"]
  ])], category === "spacing" || all.length > 16, h("div", {
    class: "scale"
  }, columns));
}

function sizesOf(category) {
  const sizes = new Map();
  for (const change of changes) {
    if (change.category !== category || !change.value) continue;
    const points = Number(change.value.points);
    if (!Number.isFinite(points)) continue;
    const entry = sizes.get(points) || {
      list: [],
      mapped: 0,
      targets: new Map()
    };
    entry.list.push(change);
    const target = tokenValue(change, change.token);
    if (target && target.points !== undefined) {
      entry.mapped += 1;
      // A negative distance keeps its sign.
      const goal = Number(target.points) * (points < 0 ? -1 : 1);
      entry.targets.set(goal, (entry.targets.get(goal) || 0) + 1);
    }
    sizes.set(points, entry);
  }
  return sizes;
}

// The steps of the system and the tokens on each; a pill has no size.
function stepsOf(category) {
  const steps = new Map();
  for (const [path, value] of data.systems.flatMap((system) => Object.entries(system.tokens))) {
    const points = Number(value.points);
    if (value.category !== category || !(points < 400)) continue;
    steps.set(points, [...(steps.get(points) || []), path]);
  }
  return steps;
}

function scaleColumn(points, entry, paths, most, category) {
  const label = h("span", {
    class: paths ? "step" : "",
    title: paths ? paths.join(", ") : null
  }, sizeText(points));
  if (!entry) return h("div", {
    class: "column"
  }, h("div", {
    class: "room"
  }), label, h("small", {}));
  const total = entry.list.length;
  const [goal] = [...entry.targets].sort((a, b) => b[1] - a[1])[0] || [];
  const isMoved = goal !== undefined && goal !== points;
  const name = sizeText(points) + " pt × " + total + (entry.mapped ? ", " + entry.mapped + " with a token" :
    ", no token");
  const share = (number, kind) => number ? h("i", {
    class: kind,
    style: {
      height: (number / most) * 64 + "px"
    }
  }) : null;
  return h("button", {
    type: "button",
    class: "column",
    title: name,
    "aria-label": name + (isMoved ? ", goes to " + sizeText(goal) : ""),
    onclick: () => filterTo({
      category,
      ...only(points + " pt", (change) => change.category === category && change.value &&
        Number(change.value.points) === points)
    })
  }, h("div", {
      class: "room"
    }, h("b", {}, count(total)), share(total - entry.mapped, "gap"), share(entry.mapped,
      "certain")),
    label, h("small", {}, isMoved ? "→" + sizeText(goal) : ""));
}

function sizeText(points) {
  return String(Math.round(points * 10) / 10);
}
