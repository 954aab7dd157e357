// Pieces of the page. Everything from the report is set as text or as a checked value, never as HTML.

// Controls, and the marks that turn text around, are spelled out: nothing looks like what it is not.
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
  return hex.slice(0, 7) + (alpha === 255 ? "" : " " + Math.round(alpha / 2.55) + " %");
}

function swatch(hex, name) {
  if (!isHex(hex)) return h("span", {
    class: "swatch none",
    title: "none"
  });
  return h("span", {
    class: "swatch",
    style: {
      "--c": hex
    },
    title: name || hexText(hex)
  });
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

function valueKey(value) {
  return value ? JSON.stringify(value) : "";
}

// A small picture of a value: two halves where light and dark differ.
function chip(value) {
  if (value && value.kind && value.kind !== "font" && value.kind !== "radius") {
    return h("span", {
      class: "big plain",
      "aria-hidden": "true"
    }, measure(value, 26));
  }
  if (value && value.points !== undefined) {
    const radius = Math.min(Number(value.points) || 0, 24);
    if (value.kind === "font") return h(
      "span", {
        class: "big letters",
        "aria-hidden": "true"
      }, "Aa");
    return h("span", {
      class: "big",
      "aria-hidden": "true"
    }, h("span", {
      class: "rounded",
      style: {
        "border-top-left-radius": radius + "px"
      }
    }));
  }
  if (!value || !value.light) return h("span", {
    class: "big none",
    "aria-hidden": "true"
  });
  const halves = [swatch(value.light)];
  if (value.dark && value.dark !== value.light) halves.push(swatch(value.dark, "dark " + hexText(
    value.dark)));
  return h("span", {
    class: "big",
    "aria-hidden": "true"
  }, halves);
}

function distanceText(change) {
  if (!change.distance) return "";
  const {
    value,
    dark
  } = change.distance;
  const light = value < 0.05 ? "no difference" : lengthText(change.distance);
  return dark === undefined || dark === null ? light : light + ", in dark mode " + (dark < 0.05 ?
    "none" : dark.toFixed(1));
}

function lengthText({
  value,
  unit
}) {
  return value.toFixed(1) + (unit === "pt" ? " pt" : " ΔE");
}

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

function fontSample(value) {
  const size = Math.min(Math.max(Number(value.points) || 17, 6), 64);
  const style = {
    "font-size": size + "px",
    "font-weight": String(weights[value.weight] || 400)
  };
  if (designs[value.design]) style["font-family"] = designs[value.design];
  if (value.italic) style["font-style"] = "italic";
  return h("span", {
    style
  }, "Aa Today", h("small", {}, value.text));
}

// The value and the token side by side, large enough to judge, in each appearance.
function look(change, token) {
  const target = resultOf(change, token);
  const value = change.value;
  if (!value) return null;
  if (value.light) return colorLook(change, value, target && target.light ? target : null);
  if (change.category === "font") {
    return h("div", {
        class: "type",
        "aria-hidden": "true"
      }, fontSample(value), target && target.points ? [h("span", {}, "→"), fontSample(target)] :
      null);
  }
  if (change.category !== "radius") return measureLook(value, target);
  const radius = (one) => h("span", {
    style: {
      "border-top-left-radius": Math.min(Number(one.points) || 0, 60) + "px"
    }
  }, one.text);
  return h("div", {
    class: "corner",
    "aria-hidden": "true"
  }, radius(value), target && target.points !== undefined ? radius(target) : null);
}

// A picture of a measure: how long, how thick, how opaque, what shadow.
function measure(value, room) {
  const points = Number(value.points) || 0;
  const style = {};
  if (value.kind === "shadow") {
    if (isHex(value.color)) style["box-shadow"] = value.x + "px " + value.y + "px " + value.radius *
      2 + "px " + value.color;
    return h("i", {
      class: "shadowed",
      style
    });
  }
  if (value.kind === "opacity") style.opacity = String(points);
  else if (value.kind === "borderWidth") style.height = Math.min(points, room) + "px";
  else if (value.kind !== "duration") style.width = Math.min(points, room) + "px";
  return h("i", {
    class: "measure " + value.kind,
    style
  });
}

function measureLook(value, target) {
  const one = (side) => h("span", {}, measure(side, 240), h("small", {}, side.text));
  return h("div", {
    class: "measures",
    "aria-hidden": "true"
  }, one(value), target && target.kind === value.kind ? one(target) : null);
}

function colorLook(change, value, target) {
  const figures = [];
  const modes = [
    ["light", value.light, target && target.light, "#FFFFFFFF", "light"]
  ];
  const dark = value.dark || value.light,
    targetDark = target && (target.dark || target.light);
  if (value.dark || (target && target.dark)) modes.push(["dark", dark, targetDark, "#000000FF",
    "dark"
  ]);
  for (const [name, old, now, plain, mode] of modes) {
    const grounds = [change.ground, change.groundAfter].map((one) => one && (one[mode] || one
      .light));
    const isText = change.isForeground && grounds.every((one) => isHex(one) && isOpaque(one));
    const sides = [old, now].filter(isHex).map((hex, side) => isText ? textOn(hex, grounds[side]) :
      h("span", {
        class: "swatch",
        style: {
          "--c": hex,
          color: readable(hex, plain)
        }
      }, hexText(hex)));
    const ratios = isText && !hasUnknownOpacity(change) ? [old, now].filter(isHex).map((hex,
      side) => contrast(hex, grounds[side]).toFixed(1) + ":1").join(" → ") : "";
    const known = ratios ? "contrast " + ratios : change.hasUnknownBackdrop ? "contrast not known" : "";
    figures.push(h("figure", {}, h("figcaption", {}, name + " mode" + (sides.length > 1 ?
      ", before and after" : ""), known ? h("div", {}, known) : null), h("div", {
      class: "sample"
    }, sides)));
  }
  const remarks = [
    change.hasUnknownBackdrop ? "The file does not show every color behind it." : null,
    hasUnknownOpacity(change) ? "Shown without the opacity that the code computes; it stays." : null
  ].filter(Boolean);
  return h("div", {
    class: "look"
  }, figures, remarks.map((text) => h("p", {}, text)));
}

// Whether an opacity stays in the code that only a running app knows.
function hasUnknownOpacity(change) {
  return change.reasons.some(([code]) => code === "alphaUnknown");
}

// A color that is read, on the color that it lies on.
function textOn(hex, ground) {
  return h("span", {
    class: "text",
    style: {
      "background-color": ground,
      color: hex
    },
    title: hexText(hex) + " on " + hexText(ground)
  }, "Today", h("small", {}, hexText(hex)));
}