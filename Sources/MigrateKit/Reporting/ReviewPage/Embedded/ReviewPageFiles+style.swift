// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/style.css; change that file instead.

extension ReviewPageFiles {
  static let style = ##"""
:root {
  color-scheme: light dark;
  --ground: #f6f6f4; --card: #ffffff; --ink: #1b1c1e; --soft: #55585e; --faint: #6a6d73;
  --line: #e2e2de; --accent: #2557d6; --accent-ink: #ffffff; --focus: #2557d6;
  --exact: #1a7f4b; --near: #1a7f4b; --review: #96610a; --gap: #b3372f;
  --accept: #e3f4ea; --reject: #f9e6e4; --use: #e6edfd; --mark-old: #fbe3e0; --mark-new: #dcf3e4;
  --check-a: #ffffff; --check-b: #d9d9d6;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --radius: 10px;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --ground: #141517; --card: #1d1f22; --ink: #eceded; --soft: #a9adb4; --faint: #83878e;
    --line: #303338; --accent: #8fb0ff; --accent-ink: #10182b; --focus: #8fb0ff;
    --exact: #6fd49b; --near: #6fd49b; --review: #e6b35c; --gap: #f28b82;
    --accept: #173326; --reject: #3a201f; --use: #1d2a48; --mark-old: #4a2624; --mark-new: #1b4030;
    --check-a: #2a2c30; --check-b: #3a3d42;
  }
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --ground: #141517; --card: #1d1f22; --ink: #eceded; --soft: #a9adb4; --faint: #83878e;
  --line: #303338; --accent: #8fb0ff; --accent-ink: #10182b; --focus: #8fb0ff;
  --exact: #6fd49b; --near: #6fd49b; --review: #e6b35c; --gap: #f28b82;
  --accept: #173326; --reject: #3a201f; --use: #1d2a48; --mark-old: #4a2624; --mark-new: #1b4030;
  --check-a: #2a2c30; --check-b: #3a3d42;
}
:root[data-theme="light"] { color-scheme: light; }

* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
h1, h2, h3, p { margin: 0; font-weight: 400; }
h1 { font-size: 1.35rem; font-weight: 650; letter-spacing: -0.01em; }
h2 { font-size: 1.02rem; font-weight: 650; }
h3 { font-size: 0.95rem; font-weight: 600; }
code, .code, kbd { font-family: var(--mono); font-size: 0.86em; }
kbd {
  border: 1px solid currentColor; border-radius: 4px; padding: 0 0.3em; opacity: 0.75;
  font-size: 0.8em; line-height: 1.3; display: inline-block; margin-left: 0.35em; min-width: 1.5em;
  text-align: center;
}
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.sr-only {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: 0.5rem 1rem; z-index: 9; }
.notice { padding: 1rem 2rem; }

button, select, input {
  font: inherit; font-size: 0.88rem; color: inherit; background: var(--card);
  border: 1px solid var(--line); border-radius: 7px; padding: 0.32rem 0.7rem; min-height: 2rem;
}
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--faint); }
button:disabled { opacity: 0.45; cursor: default; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }

.top {
  position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 0.6rem 1.5rem;
  align-items: center; justify-content: space-between; padding: 0.8rem max(clamp(1rem, 4vw, 2.5rem), calc((100% - 1120px) / 2 + 2.5rem));
  background: color-mix(in srgb, var(--ground) 92%, transparent); backdrop-filter: blur(8px);
  border-bottom: 1px solid var(--line);
}
.top-text { min-width: 0; }
.top-text p { color: var(--soft); font-size: 0.88rem; overflow-wrap: anywhere; }
.top-text { flex: 1 1 16rem; }
.top-actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
#progress { color: var(--soft); font-size: 0.88rem; margin-right: 0.4rem; }
main { max-width: 1120px; margin: 0 auto; padding: 1.4rem clamp(1rem, 4vw, 2.5rem) 6rem; }

/* Overview */
#overview { display: grid; grid-template-columns: repeat(12, 1fr); gap: 1rem; }
#overview .histogram { height: 190px; }
.panel {
  grid-column: span 6; background: var(--card); border: 1px solid var(--line);
  border-radius: var(--radius); padding: 1rem 1.1rem; min-width: 0;
}
.panel.wide { grid-column: span 12; }
.panel > p { color: var(--soft); font-size: 0.86rem; margin: 0.15rem 0 0.8rem; }
@media (max-width: 860px) { .panel { grid-column: span 12; } }
.tiles { grid-column: span 12; display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; }
@media (max-width: 720px) { .tiles { grid-template-columns: repeat(2, 1fr); } }
.tile {
  background: var(--card); border: 1px solid var(--line); border-radius: var(--radius);
  padding: 0.9rem 1.1rem; text-align: left; display: flex; flex-direction: column; justify-content: flex-start;
}
.tile b { display: block; font-size: 1.7rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: 0.86rem; display: block; }
.tile.exact b { color: var(--exact); } .tile.review b { color: var(--review); } .tile.gap b { color: var(--gap); }
.tile .bar { flex: none; margin-top: auto; }
.bar { height: 6px; border-radius: 3px; background: var(--line); overflow: hidden; margin-top: 0.5rem; }
.bar i { display: block; height: 100%; background: var(--accent); }

.histogram { display: flex; align-items: flex-end; gap: 3px; height: 120px; }
.histogram div { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; min-width: 0; height: 100%; }
.histogram i { display: block; background: var(--accent); border-radius: 3px 3px 0 0; min-height: 1px; }
.histogram .seen i { background: var(--review); }
.histogram b { font-size: 0.74rem; font-weight: 500; text-align: center; color: var(--soft); font-variant-numeric: tabular-nums; }
.axis { display: flex; gap: 3px; border-top: 1px solid var(--line); padding-top: 0.3rem; }
.axis span { flex: 1; text-align: center; color: var(--faint); font-size: 0.72rem; min-width: 0; }

.palette { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 0.5rem 0.9rem; max-height: 15.5rem; overflow: auto; }
.palette button {
  display: grid; grid-template-columns: 56px 1fr; gap: 0.6rem; align-items: center; border: 0; padding: 0.15rem;
  text-align: left; background: none; min-width: 0;
}
.palette button:hover .pair { outline: 2px solid var(--accent); }
.pair { display: flex; height: 34px; border-radius: 6px; overflow: hidden; border: 1px solid var(--line); }
.pair > * { flex: 1; }
.palette small { color: var(--soft); font-size: 0.74rem; line-height: 1.3; overflow: hidden; text-overflow: ellipsis; }
.palette small b { display: block; color: var(--ink); font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

.swatch {
  --c: transparent; display: block; min-width: 1.2em; min-height: 1.2em;
  background: linear-gradient(var(--c), var(--c)),
    conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%, var(--check-a) 0) 0 0 / 12px 12px;
}
.none { background: repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 6px); }

.scale { position: relative; height: 96px; margin: 0.4rem 0.6rem 0; }
.scale .rule { position: absolute; left: 0; right: 0; top: 56px; height: 1px; background: var(--line); }
.scale .tick { position: absolute; top: 50px; width: 2px; height: 13px; margin-left: -1px; background: var(--accent); }
.scale .tick span { position: absolute; top: 15px; left: 50%; transform: translateX(-50%); font-size: 0.68rem; color: var(--soft); white-space: nowrap; }
.scale .dot { position: absolute; bottom: 44px; border-radius: 50%; transform: translateX(-50%); background: var(--review); border: 0; padding: 0; min-height: 0; opacity: 0.85; }
.scale .dot.on { background: var(--exact); }
.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; font-size: 0.76rem; color: var(--soft); }
.legend i { display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-right: 0.35em; }

.gaps { display: grid; gap: 0.2rem; max-height: 22rem; overflow: auto; }
.gaps button {
  display: grid; grid-template-columns: 3.2rem 44px minmax(0, 1fr) minmax(0, 1.4fr); gap: 0.8rem; align-items: center;
  text-align: left; border: 0; background: none; padding: 0.2rem;
}
.gaps button > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.gaps .count { text-align: right; color: var(--soft); font-variant-numeric: tabular-nums; }
.gaps .proposal { color: var(--soft); }

/* Filters */
#changes { margin-top: 1.8rem; scroll-margin-top: 6.5rem; }
#changes:focus { outline: none; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem 0.7rem; align-items: flex-end; }
.filters input[type="search"] { flex: 1 1 100%; }
.filters label { display: inline-flex; flex-direction: column; gap: 0.15rem; color: var(--soft); font-size: 0.86rem; }
.filters select { max-width: 11rem; font-size: 0.86rem; }
.bulk { display: flex; flex-wrap: wrap; gap: 0.5rem 0.8rem; align-items: center; padding: 0.8rem 0; color: var(--soft); font-size: 0.88rem; }
.bulk b { color: var(--ink); font-weight: 600; }
.spacer { flex: 1; }

.where .count { color: var(--soft); font-size: 0.86rem; }

/* Groups and changes */
.group {
  background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); margin-bottom: 0.6rem;
  scroll-margin: 6rem 0 2rem;
}
.group.current, .change.current { box-shadow: 0 0 0 2px var(--accent); }
.group-head { display: flex; flex-wrap: wrap; gap: 0.4rem 0.9rem; align-items: center; padding: 0.7rem 1rem; cursor: pointer; }
.group-head .what { display: flex; align-items: center; gap: 0.6rem; min-width: 0; flex: 1 1 20rem; flex-wrap: wrap; }
.group-head .what code { overflow-wrap: anywhere; }
.group-head .count { color: var(--soft); font-size: 0.86rem; font-variant-numeric: tabular-nums; }
.twist { border: 0; background: none; padding: 0 0.2rem; min-height: 0; color: var(--faint); }
.big { width: 42px; height: 30px; border-radius: 6px; border: 1px solid var(--line); overflow: hidden; display: flex; flex: none; }
.big > * { flex: 1; height: 100%; }
.letters { align-items: center; justify-content: center; font-weight: 600; }
.rounded { margin: 7px 0 0 9px; border: 2px solid var(--ink); border-right: 0; border-bottom: 0; }
.change { border-top: 1px solid var(--line); padding: 0.9rem 1rem 1rem; scroll-margin: 6rem 0 2rem; }
.change.accept, .group.accept > .group-head { background: var(--accept); }
.change.reject, .group.reject > .group-head { background: var(--reject); }
.change.use, .group.use > .group-head { background: var(--use); }
.group > .group-head { border-radius: var(--radius); }
.change:last-child { border-radius: 0 0 var(--radius) var(--radius); }
.where { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; }
.where code { overflow-wrap: anywhere; }
.status { font-size: 0.78rem; font-weight: 600; }
.status.exact, .status.near { color: var(--exact); } .status.review { color: var(--review); } .status.gap { color: var(--gap); }
.diff {
  margin: 0.6rem 0; border: 1px solid var(--line); border-radius: 7px; overflow: auto; background: var(--ground);
  font-family: var(--mono); font-size: 0.82rem; line-height: 1.6; tab-size: 4;
}
.diff div { padding: 0 0.7rem; white-space: pre; min-width: max-content; }
.diff .old mark { background: var(--mark-old); color: inherit; border-radius: 3px; text-decoration: line-through; text-decoration-color: var(--faint); }
.diff .new mark { background: var(--mark-new); color: inherit; border-radius: 3px; }
.diff .sign { display: inline-block; width: 1.4em; color: var(--faint); user-select: none; }
.look { display: flex; flex-wrap: wrap; gap: 0.7rem 1.4rem; margin: 0.6rem 0; }
.look figure { margin: 0; }
.look figcaption { font-size: 0.76rem; color: var(--soft); margin-bottom: 0.25rem; }
.sample { display: flex; border-radius: 8px; overflow: hidden; border: 1px solid var(--line); }
.sample > span { width: 112px; height: 64px; display: flex; align-items: flex-end; padding: 0.3rem 0.45rem; font-size: 0.72rem; font-family: var(--mono); }
.sample .text { flex-direction: column; align-items: flex-start; justify-content: space-between; font: 600 19px/1.2 system-ui, sans-serif; }
.sample .text small { font: 0.72rem var(--mono); }
.type { display: flex; gap: 1.6rem; align-items: baseline; padding: 0.5rem 0.8rem; border: 1px solid var(--line); border-radius: 8px; max-width: 100%; overflow: auto; }
.type span { white-space: nowrap; line-height: 1.15; }
.type small { display: block; font: 0.72rem var(--mono); color: var(--soft); margin-top: 0.2rem; }
.corner { display: flex; gap: 1rem; }
.corner > span { width: 112px; height: 64px; border: 2px solid var(--ink); border-right: 0; border-bottom: 0; background: var(--ground); font: 0.72rem var(--mono); padding: 0.6rem 0 0 0.9rem; color: var(--soft); }
.measures { display: flex; flex-wrap: wrap; gap: 1.6rem; align-items: flex-end; margin: 0.6rem 0; }
.measures small { display: block; font: 0.72rem var(--mono); color: var(--soft); margin-top: 0.35rem; }
.measure { display: inline-block; width: 64px; height: 18px; background: var(--accent); border-radius: 2px; }
.measure.duration { display: none; }
.shadowed { display: inline-block; width: 64px; height: 36px; border-radius: 8px; background: var(--card); margin: 8px; }
.big.plain { align-items: center; justify-content: center; }
.big.plain > * { flex: none; max-width: 30px; max-height: 18px; margin: 0; }
.evidence { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: center; }
.evidence > .facts { flex: 1 1 22rem; }
.facts { color: var(--soft); font-size: 0.86rem; display: grid; gap: 0.1rem; overflow-wrap: anywhere; }
.facts .again { color: var(--review); }
.facts b { color: var(--ink); font-weight: 500; }
.actions { display: flex; flex-wrap: wrap; gap: 0.45rem; margin-top: 0.7rem; align-items: center; }
.actions input { flex: 1 1 12rem; min-width: 8rem; }
.empty { color: var(--soft); padding: 3rem 0; text-align: center; }
.more-places { margin: 0.8rem 1rem; }

dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--ink); padding: 1.4rem 1.6rem; max-width: 26rem; }
dialog::backdrop { background: rgb(0 0 0 / 0.4); }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35rem 1rem; margin: 1rem 0; }
dialog dt kbd { margin: 0 0.2rem 0 0; font-size: 0.85em; opacity: 1; }
dialog dd { margin: 0; color: var(--soft); }

@media (max-width: 640px) {
  .top { position: static; }
  #changes, .group, .change { scroll-margin-top: 1rem; }
  #progress { flex: 1 1 100%; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  .top-actions, .filters, .bulk button, .actions, .twist, .skip, #more { display: none !important; }
  .top { position: static; }
  body { background: #fff; }
  .group, .panel, .tile { break-inside: avoid; }
  .palette, .gaps { max-height: none; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
"""##
}
