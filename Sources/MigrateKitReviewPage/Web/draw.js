// Pieces of the page. Everything from the report is set as text or as a checked value, never as HTML.

// Controls, and the marks that turn text around, are written out: nothing looks like what it is not.
const unseen = new RegExp("[\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E" +
  "\\u2066-\\u2069\\uFEFF]", "g");

function plain(text) {
  return String(text).replace(unseen, (one) => "\\u{" + one.codePointAt(0).toString(16).toUpperCase() +
    "}");
}

function h(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style")
      for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
    else node.setAttribute(name, value === true ? "" : name === "value" ? value : plain(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child.nodeType ? child : document.createTextNode(plain(child)));
  }
  return node;
}

const numbers = new Intl.NumberFormat("en-US");

function count(number, noun) {
  return numbers.format(number) + (noun ? " " + noun + (number === 1 ? "" : "s") : "");
}

// MARK: Colors

function isHex(text) {
  return /^#[0-9A-F]{8}$/i.test(text || "");
}

function isOpaque(hex) {
  return /FF$/i.test(hex);
}

function channels(hex) {
  return [1, 3, 5, 7].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
}

function over(hex, ground) {
  const [r, g, b, a] = channels(hex), under = channels(ground);
  return [r, g, b].map((value, i) => value * a + under[i] * (1 - a));
}

function luminance(rgb) {
  const [r, g, b] = rgb.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// WCAG 2: the ratio of a color and the opaque one that it lies on.
function contrast(front, back) {
  const a = luminance(over(front, back)),
    b = luminance(channels(back).slice(0, 3));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function readable(hex, ground) {
  return luminance(over(hex, ground)) > 0.36 ? "#000000" : "#ffffff";
}

function hexText(hex) {
  if (!isHex(hex)) return "";
  const alpha = parseInt(hex.slice(7), 16);
  return hex.slice(0, 7) + (alpha === 255 ? "" : " " + Math.round(alpha / 2.55) + "%");
}

function swatch(hex, name) {
  if (!isHex(hex)) return h("span", { class: "swatch none", title: "none" });
  return h("span", { class: "swatch", style: { "--c": hex }, title: name || hexText(hex) });
}

// MARK: Values

function valueText(value) {
  if (!value) return "not read";
  if (value.light) {
    const dark = value.dark && value.dark !== value.light ? " / " + hexText(value.dark) : "";
    return hexText(value.light) + dark;
  }
  return value.kind === "font" ? value.text : value.kind.replace(/[A-Z]/g, (one) => " " +
    one.toLowerCase()) + " " + value.text;
}

// Equal values are one object in the data of the page; those of tokens are compared by what they hold.
function valueKey(value) {
  if (!value) return "";
  valueKeys.has(value) || valueKeys.set(value, JSON.stringify(value));
  return valueKeys.get(value);
}

const valueKeys = new Map();

// A small picture of a value: a color in light and dark, a letter in its weight, a corner, a length.
function chip(value) {
  if (!value) return h("span", { class: "chip none", "aria-hidden": "true" });
  if (value.light) {
    const halves = [swatch(value.light)];
    if (value.dark && value.dark !== value.light) halves.push(swatch(value.dark, "dark " + hexText(value.dark)));
    return h("span", { class: "chip", "aria-hidden": "true" }, halves);
  }
  if (value.kind === "font") return h("span", { class: "chip letters", "aria-hidden": "true", style: typeStyle(value, 9, 16) }, "Aa");
  if (value.kind === "radius") {
    const radius = Math.min(Number(value.points) || 0, 24) + "px";
    return h("span", { class: "chip", "aria-hidden": "true" }, h("i", { class: "rounded", style: { "border-top-left-radius": radius } }));
  }
  if (value.kind === "duration" || value.kind === "animation") return null;
  return h("span", { class: "chip plain", "aria-hidden": "true" }, measure(value, 30));
}

// MARK: Distances

function distanceText(distance) {
  if (!distance) return "";
  const light = distance.value < 0.05 ? "no difference" : lengthText(distance);
  const { dark } = distance;
  return dark === undefined || dark === null ? light : light + ", in dark mode " + (dark < 0.05 ? "none" : dark.toFixed(1));
}

function lengthText({ value, unit }) {
  if (unit === "dE00") return "ΔE00 " + value.toFixed(1);
  if (unit === "share") return Math.round(value * 100) + "%";
  return Number(value.toFixed(2)) + " " + unit;
}

// The contrast of a text or an icon before and after, in each appearance in which it is known.
function contrastsOf(change, token) {
  if (!change.isForeground || !change.ground || !change.value || !change.value.light || hasUnknownOpacity(change)) return [];
  const target = resultOf(change, token);
  const modes = ["light"];
  if ([change.value, target, change.ground, change.groundAfter].some((one) => one && one.dark)) modes.push("dark");
  return modes.map((mode) => {
    const [back, backAfter] = [change.ground, change.groundAfter || change.ground].map((one) => one[mode] || one.light);
    const ratio = (hex, ground) => isHex(hex) && isHex(ground) && isOpaque(ground) ? contrast(hex, ground) : undefined;
    return {
      mode,
      before: ratio(change.value[mode] || change.value.light, back),
      now: target && target.light ? ratio(target[mode] || target.light, backAfter) : undefined
    };
  });
}

// The lowest contrast of a change with a token; that of its guard, which may know more, where it is lower.
function worstContrast(change, token) {
  const known = contrastsOf(change, token).filter((one) => one.before !== undefined && one.now !== undefined);
  if (change.loss && token === change.token) known.push(change.loss);
  return known.sort((a, b) => a.now - b.now)[0];
}

function ratioText(ratio) {
  return ratio === undefined ? "?" : (Math.floor(ratio * 10) / 10).toFixed(1);
}
