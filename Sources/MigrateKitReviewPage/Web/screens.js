// The changed views as sketches: before and after, in light and dark, with marks that lead to the changes.

const screens = data.screens || [];
const changeByID = new Map(changes.map((change) => [change.id, change]));

// What a picture consists of. Whatever else were in it is left out.
const pictureTags = new Set(["svg", "g", "rect", "ellipse", "circle", "path", "text", "title", "desc", "defs", "clippath", "filter",
  "fedropshadow", "lineargradient", "radialgradient", "stop", "pattern"]);
const pictureAttributes = new Set(["class", "role", "viewbox", "width", "height", "aria-label", "x", "y", "x1", "y1", "x2", "y2", "cx",
  "cy", "r", "rx", "ry", "d", "dx", "dy", "id", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray",
  "stroke-linecap", "stroke-linejoin", "opacity", "transform", "clip-path", "filter", "offset", "stop-color", "flood-color",
  "stddeviation", "patternunits", "patterntransform", "font-family", "font-size", "font-weight", "font-style", "textlength",
  "lengthadjust", "data-changes", "xmlns"]);

// A picture as an element. Its names begin with `prefix`, since a page shows each picture twice.
function picture(svg, prefix) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const keep = (node) => {
    if (!pictureTags.has(node.localName.toLowerCase())) return null;
    const copy = document.createElementNS("http://www.w3.org/2000/svg", node.localName);
    for (const { name, value } of node.attributes) {
      if (!pictureAttributes.has(name.toLowerCase()) || name === "xmlns") continue;
      copy.setAttribute(name, name === "id" ? prefix + value : value.startsWith("url") ? value.replace("(#", "(#" + prefix) : value);
    }
    for (const child of node.childNodes) {
      const kept = child.nodeType === Node.TEXT_NODE ? document.createTextNode(child.data) :
        child.nodeType === Node.ELEMENT_NODE ? keep(child) : null;
      if (kept) copy.append(kept);
    }
    return copy;
  };
  return keep(parsed);
}

// Draws the pictures of a view where it comes into sight.
const screenSight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    screenSight.unobserve(target);
    drawPictures(target);
  }
}, { rootMargin: "600px" });

function drawPictures(holder) {
  const screen = screens[holder.dataset.screen];
  const figures = [["Before", screen.before, "light"], ["After", screen.after, "light"], ["Before, dark", screen.before, "dark"],
    ["After, dark", screen.after, "dark"]];
  holder.replaceChildren(...figures.map(([title, svg, mode]) => {
    const figure = h("figure", { class: "sketch-" + mode }, h("figcaption", {}, title));
    const node = picture(svg, mode);
    if (node) figure.append(node);
    return figure;
  }));
  markScreens(holder);
}

// The changes that a mark is for.
function changesOf(mark) {
  return (mark.dataset.changes || "").split(" ").map((id) => changeByID.get(id)).filter(Boolean);
}

// Shows on the marks what is decided, and lets the keyboard reach those of the first picture after the changes.
function markScreens(root) {
  for (const mark of root.querySelectorAll(".mark")) {
    const own = changesOf(mark);
    const choices = new Set(own.map((change) => (decisions.get(change.index) || {}).choice || ""));
    mark.classList.toggle("rejected", choices.size === 1 && choices.has("reject"));
    mark.classList.toggle("decided", own.length > 0 && !choices.has("") && !choices.has("reject"));
  }
  for (const holder of root.matches(".pictures") ? [root] : root.querySelectorAll(".pictures")) {
    const drawn = [...holder.querySelectorAll("figure > svg")];
    if (drawn.length === 4) {
      restoreRejected(drawn[0], drawn[1]);
      restoreRejected(drawn[2], drawn[3]);
    }
  }
}

// Draws what is rejected as it was, over the picture after the changes; not where other changes lie within it.
function restoreRejected(before, after) {
  for (const old of after.querySelectorAll(".restored")) old.remove();
  const box = (mark) => {
    const rect = mark.querySelector("rect");
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
    return { x, y, width, height };
  };
  const isInside = (one, other) => one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height;
  const marks = [...after.querySelectorAll(".mark")];
  for (const mark of marks.filter((one) => one.classList.contains("rejected"))) {
    const own = changesOf(mark);
    const twin = [...before.querySelectorAll(".mark")].find((one) => changesOf(one).some((change) => own.includes(change)));
    const holdsOthers = marks.some((one) => !one.classList.contains("rejected") && isInside(box(one), box(mark)));
    if (!twin || holdsOthers) continue;
    const from = box(twin);
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const attributes = { class: "restored", x: box(mark).x, y: box(mark).y, width: from.width, height: from.height,
      viewBox: [from.x, from.y, from.width, from.height].join(" ") };
    for (const name in attributes) piece.setAttribute(name, attributes[name]);
    piece.append(before.querySelector(":scope > g:not(.mark)").cloneNode(true));
    after.insertBefore(piece, marks[0]);
  }
}

// Leads from a mark to its changes in the queue.
function showMarked(list, title) {
  const wanted = new Set(list);
  filterTo(only(title, (change) => wanted.has(change)));
  const group = groups[0];
  if (group) select({ group, change: group.changes.length > 1 ? list[0] : undefined });
  focusSelected();
}

function drawScreens() {
  const text = "Sketches made from the code, with every suggestion taken. Text is measured with estimated widths, symbols and pictures " +
    "are placeholders, and what is not known is hatched. A click on a number shows its changes; what is rejected is drawn as before.";
  const sections = screens.map((screen, index) => {
    const own = screen.changes.map((id) => changeByID.get(id)).filter(Boolean);
    const holder = h("div", { class: "pictures", "data-screen": String(index) });
    const section = h("section", { class: "screen" },
      h("header", {}, h("h3", {}, screen.name), h("span", { class: "where" }, screen.file + ":" + screen.line),
        h("span", { class: "share" }, screen.share + "% drawn"),
        h("button", { type: "button", onclick: () => showMarked(own, screen.name) }, count(own.length, "change"))),
      holder,
      screen.notes.length ? h("details", {}, h("summary", {}, "What the sketch assumes or leaves out"), h("ul", {},
        screen.notes.map((note) => h("li", {}, note)))) : null);
    screenSight.observe(holder);
    return section;
  });
  document.getElementById("screens").replaceChildren(h("p", { class: "intro" }, text), ...sections);
}

document.getElementById("tab-screens").hidden = !screens.length;
document.getElementById("screens").addEventListener("click", (event) => {
  const mark = event.target.closest(".mark");
  const list = mark ? changesOf(mark) : [];
  if (list.length) showMarked(list, count(list.length, "marked change"));
});
listeners.push(() => markScreens(document.getElementById("screens")));
