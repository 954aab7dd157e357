// How a change looks: old and new side by side, large enough to judge, in each appearance.

const weights = {
  ultraLight: 100,
  thin: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  heavy: 800,
  black: 900
};
const designs = {
  serif: "ui-serif, Georgia, serif",
  rounded: "ui-rounded, system-ui, sans-serif",
  monospaced: "ui-monospace, monospace"
};

// Type as CSS sets it, in a size between two limits.
function typeStyle(value, least, most) {
  const style = {
    "font-size": Math.min(Math.max(Number(value.points) || 17, least), most) + "px",
    "font-weight": String(weights[value.weight] || 400)
  };
  if (designs[value.design]) style["font-family"] = designs[value.design];
  if (value.italic) style["font-style"] = "italic";
  return style;
}

function fontSample(value) {
  return h("span", { style: typeStyle(value, 6, 64) }, "Aa Today", h("small", {}, value.text));
}

// The value and the token side by side, large enough to judge, in each appearance.
function look(change, token) {
  const target = resultOf(change, token);
  const value = change.value;
  if (!value) return null;
  if (value.light) return colorLook(change, value, target && target.light ? target : null);
  const after = target && target.kind === value.kind ? target : null;
  if (value.kind === "font") return h("div", { class: "type", "aria-hidden": "true" }, fontSample(value),
    after ? [h("span", { class: "to" }, "→"), fontSample(after)] : null);
  if (value.kind === "radius") return h("div", { class: "corner", "aria-hidden": "true" },
    [value, after].filter(Boolean).map((one) => h("span", {
      style: { "border-top-left-radius": Math.min(Number(one.points) || 0, 60) + "px" }
    }, one.text)));
  return h("div", { class: "measures", "aria-hidden": "true" }, [value, after].filter(Boolean).map((one) =>
    h("span", {}, measure(one, 240), h("small", {}, one.text))));
}

// A picture of a measure: how long, how thick, how opaque, what shadow; nothing for what has no length.
function measure(value, room) {
  const points = Math.abs(Number(value.points)) || 0;
  if (value.kind === "animation" || value.kind === "duration") return null;
  const style = {};
  if (value.kind === "shadow") {
    if (isHex(value.color)) style["box-shadow"] = value.x + "px " + value.y + "px " + value.radius * 2 + "px " + value.color;
    return h("i", { class: "shadowed", style });
  }
  if (value.kind === "opacity") style.opacity = String(points);
  else if (value.kind === "borderWidth") style.height = Math.min(points, room) + "px";
  else style.width = Math.min(points, room) + "px";
  return h("i", { class: "measure " + value.kind, style });
}

function colorLook(change, value, target) {
  const ratios = contrastsOf(change, target ? chosenToken(change) : null);
  const isAdaptive = [value, target, change.ground, change.groundAfter].some((one) => one && one.dark);
  const modes = isAdaptive ? ["light", "dark"] : ["light"];
  const remarks = [
    change.hasUnknownBackdrop ? "The file does not show every color behind it." : null,
    hasUnknownOpacity(change) ? "Shown without the opacity that the code computes; it stays." : null
  ].filter(Boolean);
  return h("div", { class: "look" }, modes.map((mode) => {
    const sides = [value, target].filter(Boolean).map((one) => one[mode] || one.light).filter(isHex);
    const ratio = ratios.find((one) => one.mode === mode);
    return h("figure", {}, h("figcaption", {}, h("span", {}, mode + " mode", h("span", { class: "sr-only" },
        ": " + sides.map(hexText).join(" → "))), contrastText(change, ratio)),
      h("div", { class: "sample", "aria-hidden": "true" }, sides.map((hex, side) => sideOf(change, hex, mode, side))));
  }), remarks.map((text) => h("p", {}, text)));
}

// One side of a sample: a text on what it lies on, any other color as a field.
function sideOf(change, hex, mode, side) {
  const grounds = [change.ground, change.groundAfter].map((one) => one && (one[mode] || one.light));
  if (change.isForeground && grounds.every((one) => isHex(one) && isOpaque(one))) return textOn(hex, grounds[side]);
  const plain = mode === "dark" ? "#000000FF" : "#FFFFFFFF";
  return h("span", { class: "swatch", style: { "--c": hex, color: readable(hex, plain) } }, hexText(hex));
}

function contrastText(change, ratio) {
  if (change.hasUnknownBackdrop) return h("span", {}, "contrast not known");
  if (!ratio || ratio.before === undefined) return null;
  const after = ratio.now === undefined ? "" : " → " + ratioText(ratio.now) + ":1";
  return h("span", {}, "contrast " + ratioText(ratio.before) + ":1" + after);
}

// Whether an opacity stays in the code that only a running app knows.
function hasUnknownOpacity(change) {
  return change.codes.includes("alphaUnknown");
}

// A color that is read, on the color that it lies on.
function textOn(hex, ground) {
  return h("span", {
    class: "text",
    style: { "background-color": ground, color: hex },
    title: hexText(hex) + " on " + hexText(ground)
  }, "Today", h("small", {}, hexText(hex)));
}
