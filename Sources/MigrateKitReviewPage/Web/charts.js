// How much the screen would change, and where sizes are on the scales of the system.

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

// Each size that the code or the system has is a column, with what it becomes below it. Sizes far beyond the
// rest share one column, so that a scale stays as long as it is useful.
function scale(category, title) {
  const sizes = sizesOf(category);
  if (!sizes.size) return null;
  const steps = stepsOf(category);
  const foreign = [...sizes.keys()].filter((points) => !steps.has(points)).length;
  const limit = limitOf(sizes, steps);
  const near = [...new Set([...sizes.keys(), ...steps.keys()])].filter((points) => points <= limit && points >= 0)
    .sort((a, b) => a - b);
  const below = [...sizes].filter(([points]) => points < 0), beyond = [...sizes].filter(([points]) => points > limit);
  const most = Math.max(...[...sizes.values(), together(below), together(beyond)].map((entry) => entry.list.length));
  const columns = near.map((points) => scaleColumn(category, sizeText(points), sizes.get(points), steps.get(points), most,
    (size) => size === points));
  if (below.length) columns.unshift(scaleColumn(category, "< 0", together(below), null, most, (size) => size < 0));
  if (beyond.length) columns.push(scaleColumn(category, "> " + sizeText(limit), together(beyond), null, most, (size) => size > limit));
  const text = count(sizes.size, "hard-coded size") + (steps.size ? ", " + (foreign ? count(foreign) +
    " of them between the steps of the system" : "all on steps of the system") : "; the system has no scale for them") + ".";
  return panel(title, [text, legend([
    ["var(--safe)", "has a token"],
    ["var(--gap)", "has none"],
    ["var(--accent)", "a step of the system"]
  ])], columns.length > 12, h("div", { class: "scale" }, columns));
}

// The sizes of the code by what a label shows: those that differ by less than a tenth are one.
function sizesOf(category) {
  const sizes = new Map();
  for (const change of changes) {
    const points = sizeOf(change, category);
    if (points === null) continue;
    const entry = sizes.get(points) || { list: [], mapped: 0, targets: new Map() };
    entry.list.push(change);
    const target = tokenValue(change, change.token);
    if (target && target.points !== undefined) {
      entry.mapped += 1;
      // A negative distance keeps its sign.
      const goal = rounded(Number(target.points) * (points < 0 ? -1 : 1));
      entry.targets.set(goal, (entry.targets.get(goal) || 0) + 1);
    }
    sizes.set(points, entry);
  }
  return sizes;
}

function sizeOf(change, category) {
  const points = change.category === category && change.value ? Number(change.value.points) : NaN;
  return Number.isFinite(points) ? rounded(points) : null;
}

function rounded(points) {
  return Math.round(points * 10) / 10;
}

// The largest size with its own column: one and a half times the largest step, or what nine of ten are below.
function limitOf(sizes, steps) {
  const all = [...sizes].flatMap(([points, entry]) => Array(entry.list.length).fill(points)).sort((a, b) => a - b);
  return Math.max(...steps.keys(), 1.5 * (Math.max(...steps.keys(), 0) || all[Math.floor(all.length * 0.9)]));
}

// Several sizes as one entry.
function together(entries) {
  return {
    list: entries.flatMap(([, entry]) => entry.list),
    mapped: entries.reduce((sum, [, entry]) => sum + entry.mapped, 0),
    targets: new Map()
  };
}

// The steps of the system and the tokens on each; a pill has no size.
function stepsOf(category) {
  const steps = new Map();
  for (const [path, value] of data.systems.flatMap((system) => Object.entries(system.tokens))) {
    const points = rounded(Number(value.points));
    if (value.category !== category || !(points < 400)) continue;
    steps.set(points, [...(steps.get(points) || []), path]);
  }
  return steps;
}

function scaleColumn(category, name, entry, paths, most, holds) {
  const label = h("span", { class: paths ? "step" : "", title: paths ? paths.join(", ") : null }, name);
  if (!entry) return h("div", { class: "column" }, h("div", { class: "room" }), label, h("small", {}));
  const total = entry.list.length;
  const [goal] = [...entry.targets].sort((a, b) => b[1] - a[1])[0] || [];
  const isMoved = goal !== undefined && !holds(goal);
  const text = name + " pt × " + total + (entry.mapped ? ", " + entry.mapped + " with a token" : ", no token");
  const share = (number, kind) => number ? h("i", { class: kind, style: { height: (number / most) * 64 + "px" } }) : null;
  return h("button", {
      type: "button",
      class: "column",
      title: text,
      "aria-label": text + (isMoved ? ", goes to " + sizeText(goal) : ""),
      onclick: () => filterTo({
        category,
        ...only(name + " pt", (change) => sizeOf(change, category) !== null && holds(sizeOf(change, category)))
      })
    }, h("div", { class: "room" }, h("b", {}, count(total)), share(total - entry.mapped, "gap"), share(entry.mapped, "certain")),
    label, h("small", {}, isMoved ? "→" + sizeText(goal) : ""));
}

function sizeText(points) {
  return String(rounded(points));
}
