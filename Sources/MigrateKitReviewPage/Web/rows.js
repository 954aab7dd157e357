// The rows of the list: a part of the queue, a group, a place.

function drawRow(row, index) {
  const node = { part: partRow, group: groupRow, place: placeRow }[row.kind](row);
  node.setAttribute("role", "listitem");
  node.setAttribute("aria-setsize", String(rows.length));
  node.setAttribute("aria-posinset", String(index + 1));
  node.style.top = row.top + "px";
  node.style.height = row.height + "px";
  node.dataset.row = row.kind;
  node.row = row;
  if (row.kind !== "part") markRow(node, index === selectedRow());
  return node;
}

function partRow({ risk }) {
  const inside = groups.filter((group) => group.risk === risk);
  const places = inside.reduce((sum, group) => sum + group.changes.length, 0);
  const { title, standing: label } = riskOf.get(risk);
  return h("div", { class: "row part" }, h("h3", {}, h("button", {
      type: "button",
      "aria-expanded": String(!isFolded(risk)),
      onclick: () => toggleFold(risk)
    }, h("i", { class: "risk " + risk, "aria-hidden": "true" }), title,
    h("small", {}, count(places, "place"), label === "to review" ? " in " + count(inside.length, "group") : ""),
    h("span", { class: "twist", "aria-hidden": "true" }))));
}

function groupRow({ group }) {
  const first = group.changes[0];
  const choice = groupChoice(group);
  const isAlone = group.changes.length === 1;
  return h("div", { class: "row group " + choice },
    h("button", {
      type: "button",
      class: "twist",
      tabindex: "-1",
      disabled: isAlone,
      "aria-hidden": isAlone ? "true" : null,
      "aria-expanded": isAlone ? null : String(open.has(group.key)),
      "aria-label": isAlone ? null : (open.has(group.key) ? "Hide " : "Show ") + count(group.changes.length, "place") + " of " + titleText(group),
      onclick: () => toggle(group)
    }),
    h(filter.group === "file" ? "h3" : "h4", {}, h("button", { type: "button", "data-act": "row", onclick: () => select({ group, change: null }, true) },
      pair(group), h("span", { class: "lines" },
        h("span", { class: "title" }, titleOf(group)),
        h("span", { class: "why" }, whyOf(group))),
      h("span", { class: "figures" }, figureTexts(group, first)),
      mark(choice, group))));
}

// A value and what it becomes, as pictures.
function pair(group) {
  if (filter.group === "file") return null;
  const first = group.changes[0];
  const target = resultOf(first, chosenToken(first));
  const before = filter.group === "token" ? null : chip(first.value);
  const after = chosenToken(first) ? chip(target) : h("span", { class: "chip none", "aria-hidden": "true" });
  return h("span", { class: "becomes", "aria-hidden": "true" }, before, after);
}

function titleOf(group) {
  const first = group.changes[0];
  if (filter.group === "file") return h("code", {}, shortFile(first.file));
  const token = h("b", { class: chosenToken(first) ? "" : "gap" }, chosenToken(first) || "no token");
  if (filter.group === "token") return token;
  return [h("code", { class: first.value && first.value.light ? "color" : "" }, first.value ? valueText(first.value) : first.excerpt), h("span", { class: "to" }, " → "), token];
}

// The same as text, for the names of buttons.
function titleText(group) {
  const first = group.changes[0];
  if (filter.group === "file") return first.file;
  return (first.value ? valueText(first.value) : first.excerpt) + " → " + (chosenToken(first) || "no token");
}

// Why a group needs review, and for which role: the line below its title.
function whyOf(group) {
  const first = group.changes[0];
  const { roles } = figuresOf(group);
  const reason = first.unproven || first.labels[0] || { exact: "pixel-identical", near: "imperceptible" }[first.status] || "";
  const role = roles.length === 1 ? roles[0][0] === "unknown" ? "role unknown" : roles[0][0] :
    roles.slice(0, 3).map(([name, number]) => name + " " + count(number)).join(", ") + (roles.length > 3 ? ", …" : "");
  return [filter.group === "file" || filter.group === "token" ? null : reason, reason && role && filter.group !== "file" && filter.group !== "token" ? " · " : null,
    h("span", { class: roles.length > 1 && filter.group === "change" ? "mixed" : "" }, role)];
}

// The figures at the right: worst contrast, distances, number of places.
function figureTexts(group, first) {
  const { distance, contrast: worst } = figuresOf(group);
  const isColor = first.category === "color";
  const texts = [];
  if (first.token && worst && first.risk === "contrast")
    texts.push(h("span", { class: worst.now < 4.5 && worst.before >= 4.5 ? "bad" : "" }, ratioText(worst.before) + " → " + ratioText(worst.now) + ":1"));
  else if (first.token && distance && distance.value >= 0.05) texts.push(h("span", {}, isColor ? "ΔE " + distance.value.toFixed(1) : lengthText(distance)));
  if (first.token && isColor && distance && distance.dark !== null && distance.dark >= 0.05)
    texts.push(h("span", { class: "night" }, "dark " + distance.dark.toFixed(1)));
  return [h("span", { class: "measures" }, texts[0]), h("span", { class: "places" }, texts[1], " × " + count(group.changes.length),
    h("span", { class: "sr-only" }, group.changes.length === 1 ? " place" : " places"))];
}

function mark(choice, group) {
  const able = group.changes.filter(isDecidable);
  const done = able.filter((one) => decisions.has(one.index)).length;
  if (choice) return h("span", { class: "mark " + choice, title: choiceWords[choice] }, marks[choice], h("span", { class: "sr-only" }, choiceWords[choice]));
  if (done) return h("span", { class: "mark part" }, done + "/" + able.length, h("span", { class: "sr-only" }, " decided"));
  return h("span", { class: "mark" });
}

const choiceWords = { accept: "accepted", reject: "rejected", use: "another token" };
const marks = { accept: "✓", reject: "✕", use: "⇄" };

function placeRow({ group, change }) {
  const decision = decisions.get(change.index);
  const choice = decision ? decision.choice : "";
  return h("div", { class: "row place " + choice },
    h("button", { type: "button", "data-act": "row", onclick: () => select({ group, change }, true) },
      h("span", { class: "view" }, change.view || fileName(change.file)),
      h("span", { class: "file" }, h("bdi", { dir: "ltr" }, filter.group === "file" ? chosenToken(change) || "no token" : shortFile(change.file) + ":" + change.line)),
      choice ? h("span", { class: "mark " + choice }, marks[choice], h("span", { class: "sr-only" }, choiceWords[choice])) :
      h("span", { class: "mark" }, change.closed ? "–" : "", change.closed ? h("span", { class: "sr-only" }, "report only") : null)));
}

// MARK: Paths

// What all paths begin with; each is shown without it.
const commonFolder = (() => {
  const folders = changes.map((change) => change.file.split("/").slice(0, -1));
  if (!folders.length) return "";
  let length = folders[0].length;
  for (const parts of folders) {
    let same = 0;
    while (same < length && parts[same] === folders[0][same]) same++;
    length = same;
  }
  return folders[0].slice(0, length).map((part) => part + "/").join("");
})();

function shortFile(file) {
  return file.slice(commonFolder.length);
}

function fileName(file) {
  return file.split("/").pop();
}
