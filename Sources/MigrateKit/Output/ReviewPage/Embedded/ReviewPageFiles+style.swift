// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/style.css; change that file instead.

extension ReviewPageFiles {
  static let style = ##"""
:root {
  color-scheme: light dark;
  --ground: #f6f6f4; --card: #ffffff; --ink: #1b1c1e; --soft: #55585e; --faint: #6a6d73;
  --line: #e2e2de; --accent: #2557d6; --accent-ink: #ffffff; --focus: #2557d6;
  --certain: #1a7f4b; --review: #96610a; --gap: #b3372f; --night: #3b4256;
  --step: #e6edfd;
  --accept: #e3f4ea; --reject: #f9e6e4; --use: #e6edfd; --mark-old: #f8cfca; --mark-new: #bfe8cd;
  --line-old: #fdf1ef; --line-new: #eef9f1;
  --check-a: #ffffff; --check-b: #d9d9d6;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --radius: 10px;
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --ground: #141517; --card: #1d1f22; --ink: #eceded; --soft: #a9adb4; --faint: #83878e;
    --line: #303338; --accent: #8fb0ff; --accent-ink: #10182b; --focus: #8fb0ff;
    --certain: #6fd49b; --review: #e6b35c; --gap: #f28b82; --night: #b9c0d4; --step: #24345e;
    --accept: #173326; --reject: #3a201f; --use: #1d2a48; --mark-old: #62302d; --mark-new: #22553c;
    --line-old: #2b1f1f; --line-new: #18271f;
    --check-a: #2a2c30; --check-b: #3a3d42;
  }
}
@media screen {
  :root[data-theme="dark"] {
    color-scheme: dark;
    --ground: #141517; --card: #1d1f22; --ink: #eceded; --soft: #a9adb4; --faint: #83878e;
    --line: #303338; --accent: #8fb0ff; --accent-ink: #10182b; --focus: #8fb0ff;
    --certain: #6fd49b; --review: #e6b35c; --gap: #f28b82; --night: #b9c0d4; --step: #24345e;
    --accept: #173326; --reject: #3a201f; --use: #1d2a48; --mark-old: #62302d; --mark-new: #22553c;
    --line-old: #2b1f1f; --line-new: #18271f;
    --check-a: #2a2c30; --check-b: #3a3d42;
  }
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
code, mark, .diff span, .facts dd, option { unicode-bidi: isolate; }
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
button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
button[aria-pressed="true"] small { color: inherit; }

.top {
  position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 0.6rem 1.5rem;
  align-items: center; justify-content: space-between; background: var(--ground);
  padding: 0.75rem max(clamp(1rem, 4vw, 2.5rem), calc((100% - 1120px) / 2 + 2.5rem));
  border-bottom: 1px solid var(--line);
}
.top-text { min-width: 0; flex: 1 1 16rem; }
.top-text p { color: var(--soft); font-size: 0.86rem; overflow-wrap: anywhere; }
.top-actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
#progress { color: var(--soft); font-size: 0.88rem; margin-right: 0.4rem; font-variant-numeric: tabular-nums; }
.done { position: absolute; left: 0; right: 0; bottom: -1px; height: 2px; }
.done i { display: block; height: 100%; width: 0; background: var(--accent); }
main { max-width: 1120px; margin: 0 auto; padding: 1.4rem clamp(1rem, 4vw, 2.5rem) 6rem; }
.toast {
  position: fixed; left: 50%; bottom: 1.5rem; transform: translateX(-50%); z-index: 8; opacity: 0;
  background: var(--ink); color: var(--ground); border-radius: 9px; padding: 0.55rem 1rem;
  font-size: 0.88rem; max-width: calc(100vw - 2rem); pointer-events: none; overflow-wrap: anywhere;
}
.toast.shown { opacity: 1; }

/* Overview */
#overview { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 1rem; }
.panel {
  grid-column: span 6; background: var(--card); border: 1px solid var(--line);
  border-radius: var(--radius); padding: 1rem 1.1rem; min-width: 0; display: flex; flex-direction: column;
}
.panel.wide { grid-column: span 12; }
.panel > p { color: var(--soft); font-size: 0.86rem; margin: 0.15rem 0 0.9rem; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.1rem 1.5rem; }
@media (max-width: 860px) { .panel { grid-column: span 12; } }
.tiles { grid-column: span 12; display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; }
@media (max-width: 720px) { .tiles { grid-template-columns: repeat(2, 1fr); gap: 0.6rem; } }
.tile {
  background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); position: relative;
  padding: 0.8rem 1.1rem 0.95rem; text-align: left; overflow: hidden;
  display: flex; flex-direction: column; justify-content: flex-start;
}
.tile b { font-size: 1.8rem; font-weight: 650; line-height: 1.25; letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums; }
.tile span { font-weight: 600; font-size: 0.92rem; }
.tile small { color: var(--soft); font-size: 0.8rem; line-height: 1.4; }
.tile.certain b { color: var(--certain); } .tile.review b { color: var(--review); } .tile.gap b { color: var(--gap); }
.tile .bar { position: absolute; left: 0; right: 0; bottom: 0; height: 4px; background: var(--line); }
.tile .bar i { display: block; height: 100%; background: var(--accent); }
.legend { display: inline-flex; flex-wrap: wrap; gap: 0.1rem 1rem; font-size: 0.8rem; }
.legend i { display: inline-block; width: 9px; height: 9px; border-radius: 3px; margin-right: 0.4em; }
.quiet { border-color: transparent; background: none; }
.all { align-self: flex-start; margin-top: 0.5rem; color: var(--accent); padding: 0.2rem 0; }

.kinds { display: grid; grid-template-columns: max-content max-content 1fr; gap: 0.3rem 0.8rem; align-items: center; margin: auto 0; }
.kinds .name { padding: 0.1rem 0; text-align: left; }
.kinds .name:hover { color: var(--accent); border-color: transparent; }
.kinds b { font-weight: 500; text-align: right; font-variant-numeric: tabular-nums; color: var(--soft); font-size: 0.88rem; }
.stack > div { display: flex; gap: 2px; height: 20px; border-radius: 4px; overflow: hidden; }
.stack button { flex: 1 1 0; min-width: 4px; min-height: 0; height: 100%; padding: 0; border: 0; border-radius: 0; }
.stack button:hover { filter: brightness(1.15); }
.stack button:focus-visible { outline-offset: -2px; outline-color: var(--card); }
.stack .certain { background: var(--certain); } .stack .review { background: var(--review); } .stack .gap { background: var(--gap); }

.histogram { display: flex; align-items: stretch; gap: 6px; flex: 1 0 150px; min-height: 150px; }
.histogram > div { flex: 1; display: flex; gap: 2px; min-width: 0; }
.histogram button, .histogram div > span {
  flex: 1; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: 3px; background: none;
  display: flex; flex-direction: column; justify-content: flex-end;
}
.histogram i { display: block; background: var(--accent); border-radius: 3px 3px 0 0; min-height: 1px; flex: none; }
.histogram .dark i { background: var(--night); }
.histogram button:hover i { filter: brightness(1.2); }
.histogram b { font-size: 0.72rem; font-weight: 500; text-align: center; color: var(--soft); font-variant-numeric: tabular-nums; line-height: 1.4; }
.histogram button { padding-top: 1.1rem; }
.histogram button i { max-height: calc(100% - 1rem); }
.axis { display: flex; gap: 6px; border-top: 1px solid var(--line); padding-top: 0.3rem; }
.axis span { flex: 1; text-align: center; color: var(--faint); font-size: 0.74rem; min-width: 0; }

.palette { display: grid; grid-template-columns: repeat(auto-fill, minmax(184px, 1fr)); gap: 0.45rem 0.9rem; }
.palette:not(.whole) > :nth-child(n + 41) { display: none; }
.palette button {
  display: grid; grid-template-columns: 56px 1fr; gap: 0.6rem; align-items: center; border: 0; padding: 0.1rem;
  text-align: left; background: none; min-width: 0;
}
.palette button:hover .pair { outline: 2px solid var(--accent); }
.pair { display: flex; height: 38px; border-radius: 6px; overflow: hidden; border: 1px solid var(--line); }
.pair > * { flex: 1; }
.tones { display: flex; flex-direction: column; }
.tones > :first-child { flex: 2; min-height: 0; } .tones > :nth-child(2) { flex: 1; min-height: 0; }
.palette small { color: var(--soft); font-size: 0.76rem; line-height: 1.35; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.palette small b { display: block; color: var(--ink); font-weight: 500; overflow: hidden; text-overflow: ellipsis; }
.palette small b.gap { color: var(--gap); }

.swatch {
  --c: transparent; display: block; min-width: 1.2em; min-height: 1.2em;
  background: linear-gradient(var(--c), var(--c)),
    conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%, var(--check-a) 0) 0 0 / 12px 12px;
}
.none { background: repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 6px); }

.scale { display: flex; overflow-x: auto; padding-bottom: 0.2rem; margin-top: auto; }
.scale .column {
  flex: 1 0 26px; max-width: 64px; padding: 0; border: 0; background: none; border-radius: 4px; min-height: 0;
  display: flex; flex-direction: column; align-items: center; font-size: 0.76rem; line-height: 1.4;
}
.scale button.column:hover { background: var(--step); }
.scale .room { height: 86px; width: 100%; display: flex; flex-direction: column; justify-content: flex-end; align-items: center; border-bottom: 1px solid var(--line); margin-bottom: 3px; }
.scale b { font-weight: 500; font-size: 0.72rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.scale i { display: block; width: 14px; flex: none; min-height: 2px; }
.scale i.certain { background: var(--certain); } .scale i.gap { background: var(--gap); }
.scale b + i { border-radius: 3px 3px 0 0; }
.scale .column > span { padding: 0 0.3rem; border-radius: 5px; font-variant-numeric: tabular-nums; }
.scale .step { background: var(--step); box-shadow: inset 0 0 0 1px var(--accent); font-weight: 600; }
.scale small { font-size: 0.68rem; color: var(--soft); min-height: 1.3em; white-space: nowrap; }

.gaps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(460px, 100%), 1fr)); gap: 0.1rem 1.5rem; max-height: 24rem; overflow: auto; }
.gaps button {
  display: grid; grid-template-columns: 2.8rem 44px minmax(0, 1fr) minmax(0, 1fr); gap: 0.7rem; align-items: center;
  text-align: left; border: 0; background: none; padding: 0.2rem;
}
.gaps button:hover { background: var(--step); }
.gaps button > span:not(.big), .gaps code { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.gaps .count { text-align: right; color: var(--soft); font-variant-numeric: tabular-nums; }
.gaps code { color: var(--soft); }

/* Filters */
#changes { margin-top: 1.4rem; scroll-margin-top: calc(var(--top, 4rem) - 1px); }
#changes:focus { outline: none; }
.toolbar { position: sticky; top: calc(var(--top, 4rem) - 1px); z-index: 4; background: var(--ground); padding-top: 0.6rem; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.filters input { flex: 1 1 12rem; min-width: 0; }
.picks { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.picks select { max-width: 8.3rem; padding-inline: 0.4rem 0.1rem; text-overflow: ellipsis; }
#by-group { max-width: none; }
.picks select.on { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.bulk { display: flex; flex-wrap: wrap; gap: 0.4rem 0.7rem; align-items: center; padding: 0.6rem 0; color: var(--soft); font-size: 0.88rem; min-height: 3.2rem; }
.bulk b { color: var(--ink); font-weight: 600; }
.bulk .only { background: var(--step); color: var(--ink); border-radius: 6px; padding: 0.1rem 0.5rem; overflow-wrap: anywhere; }
#clear, #hide-decided { color: var(--accent); padding: 0 0.2rem; }
.spacer { flex: 1; }

.where .count { color: var(--soft); font-size: 0.86rem; }

/* Groups and changes */
.group {
  background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); margin-bottom: 0.6rem;
  scroll-margin: calc(var(--top, 4rem) + var(--toolbar, 6rem) + 0.5rem) 0 2rem;
}
[data-row]:focus-visible { outline: none; }
.group.current, .change.current { position: relative; z-index: 1; box-shadow: 0 0 0 2px var(--accent); }
.group-head { display: flex; flex-wrap: wrap; gap: 0.4rem 0.9rem; align-items: center; padding: 0.7rem 1rem; cursor: pointer; }
.group-head .what { display: flex; align-items: center; gap: 0.6rem; min-width: 0; flex: 1 1 20rem; flex-wrap: wrap; }
.group-head .what code { overflow-wrap: anywhere; }
.group-head .count { color: var(--soft); font-size: 0.86rem; font-variant-numeric: tabular-nums; }
.twist { border: 0; background: none; padding: 0 0.2rem; min-height: 0; color: var(--faint); }
.big { width: 42px; height: 30px; border-radius: 6px; border: 1px solid var(--line); overflow: hidden; display: flex; flex: none; }
.big > * { flex: 1; height: 100%; }
.letters { align-items: center; justify-content: center; font-weight: 600; }
.rounded { margin: 7px 0 0 9px; border: 2px solid var(--ink); border-right: 0; border-bottom: 0; }
.change { border-top: 1px solid var(--line); padding: 0.9rem 1rem 1rem; scroll-margin: calc(var(--top, 4rem) + var(--toolbar, 6rem) + 0.5rem) 0 2rem; }
.change.accept, .group.accept > .group-head { background: var(--accept); }
.change.reject, .group.reject > .group-head { background: var(--reject); }
.group-head .buttons { display: inline-flex; gap: 0.4rem; }
.change.use, .group.use > .group-head { background: var(--use); }
.group > .group-head { border-radius: var(--radius); }
.change:last-child { border-radius: 0 0 var(--radius) var(--radius); }
.where { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; }
.where code { overflow-wrap: anywhere; }
.where b { font-weight: 600; font-size: 0.9rem; }
.status { font-size: 0.78rem; font-weight: 600; }
.status.exact, .status.near { color: var(--certain); } .status.review { color: var(--review); } .status.gap { color: var(--gap); }
.path span { color: var(--soft); }
.diff {
  margin: 0.6rem 0; border: 1px solid var(--line); border-radius: 7px; overflow: auto; background: var(--ground);
  font-family: var(--mono); font-size: 0.8rem; line-height: 1.65; padding: 0.2rem 0;
}
.diff div { padding: 0 0.7rem 0 0; white-space: pre; min-width: max-content; }
.diff .number { display: inline-block; width: 3.6em; padding-right: 0.8em; text-align: right; color: var(--soft); user-select: none; }
.diff .sign { display: inline-block; width: 1.4em; color: var(--soft); user-select: none; }
.diff .around { color: var(--soft); }
.diff .old { background: var(--line-old); } .diff .new { background: var(--line-new); }
.diff .old mark { background: var(--mark-old); color: inherit; border-radius: 3px; text-decoration: line-through; text-decoration-color: var(--faint); }
.diff .new mark { background: var(--mark-new); color: inherit; border-radius: 3px; }
.look { display: flex; flex-wrap: wrap; gap: 0.7rem 1.4rem; margin: 0.6rem 0; }
.look figure { margin: 0; width: min-content; }
.look figcaption { font-size: 0.76rem; color: var(--soft); margin-bottom: 0.25rem; }
.sample { display: flex; width: max-content; border-radius: 8px; overflow: hidden; border: 1px solid var(--line); }
.sample > span { width: 112px; height: 64px; display: flex; align-items: flex-end; padding: 0.3rem 0.45rem; font-size: 0.72rem; font-family: var(--mono); }
.sample .text { flex-direction: column; align-items: flex-start; justify-content: space-between; font: 600 19px/1.2 system-ui, sans-serif; }
.sample .text small { font: 0.72rem var(--mono); }
.type { margin: 0.6rem 0; display: flex; gap: 1.6rem; align-items: baseline; padding: 0.5rem 0.8rem; border: 1px solid var(--line); border-radius: 8px; max-width: 100%; overflow: auto; }
.type span { white-space: nowrap; line-height: 1.15; }
.type small { display: block; font: 0.72rem var(--mono); color: var(--soft); margin-top: 0.2rem; }
.corner { display: flex; gap: 1rem; margin: 0.6rem 0; }
.corner > span { width: 112px; height: 64px; border: 2px solid var(--ink); border-right: 0; border-bottom: 0; background: var(--ground); font: 0.72rem var(--mono); padding: 0.6rem 0 0 0.9rem; color: var(--soft); }
.measures { display: flex; flex-wrap: wrap; gap: 1.6rem; align-items: flex-end; margin: 0.6rem 0; }
.measures small { display: block; font: 0.72rem var(--mono); color: var(--soft); margin-top: 0.35rem; }
.measure { display: inline-block; width: 64px; height: 18px; background: var(--accent); border-radius: 2px; }
.measure.duration { display: none; }
.shadowed { display: inline-block; width: 64px; height: 36px; border-radius: 8px; background: var(--card); margin: 8px; }
.big.plain { align-items: center; justify-content: center; }
.big.plain > * { flex: none; max-width: 30px; max-height: 18px; margin: 0; }
.evidence { display: grid; grid-template-columns: minmax(0, max-content) minmax(22rem, 1fr); gap: 0 2rem; align-items: start; }
.evidence > :only-child { grid-column: 1 / -1; }
.evidence > .facts { margin: 0.6rem 0; align-self: center; }
.facts { color: var(--soft); font-size: 0.86rem; display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 0.9rem; overflow-wrap: anywhere; align-items: baseline; }
.facts dt { color: var(--faint); }
.facts dd { margin: 0; color: var(--ink); }
.facts .code { color: var(--faint); }
.decision { font-size: 0.86rem; font-weight: 600; }
.where .decision { margin-left: auto; }
.facts .again { color: var(--review); font-weight: 600; }
.facts b { color: var(--ink); font-weight: 600; }
.others { display: flex; flex-wrap: wrap; gap: 0.35rem; margin-top: 0.2rem; }
.other { display: inline-flex; align-items: center; gap: 0.45rem; border-radius: 7px; padding: 0.15rem 0.55rem 0.15rem 0.2rem; min-height: 0; font-size: 0.82rem; max-width: 100%; }
.other .big { width: 26px; height: 20px; border-radius: 4px; font-size: 0.7rem; }
.other .rounded { margin: 4px 0 0 5px; }
.other small { color: var(--soft); white-space: nowrap; }
.actions { display: flex; flex-wrap: wrap; gap: 0.45rem; margin-top: 0.7rem; align-items: center; }
.picker { position: relative; flex: 0 1 15rem; min-width: 11rem; display: flex; }
.actions .picker .pick { flex: 1; min-width: 0; }
#tokens {
  position: absolute; z-index: 3; top: calc(100% + 4px); left: 0; width: max-content; min-width: 100%; max-width: min(32rem, 80vw);
  max-height: 19rem; overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.18); padding: 0.25rem;
}
#tokens [role=option] { display: flex; align-items: center; gap: 0.6rem; padding: 0.25rem 0.5rem; border-radius: 6px; cursor: pointer; font-size: 0.86rem; }
#tokens [role=option]:hover { background: var(--ground); }
#tokens [role=option][aria-selected=true] { background: var(--step); box-shadow: inset 0 0 0 2px var(--accent); }
#tokens [role=option] > span:not(.big) { overflow-wrap: anywhere; }
#tokens small { margin-left: auto; color: var(--soft); white-space: nowrap; }
#tokens .big { width: 26px; height: 20px; border-radius: 4px; font-size: 0.7rem; }
#tokens .rounded { margin: 4px 0 0 5px; }
#tokens p { margin: 0; padding: 0.4rem 0.5rem; color: var(--soft); font-size: 0.86rem; }
.also { display: inline-flex; align-items: center; gap: 0.35rem; }
.look p { flex: 1 1 100%; margin: 0; color: var(--soft); font-size: 0.8rem; }
.command { overflow-wrap: anywhere; user-select: all; }
.actions input { flex: 1 1 12rem; min-width: 8rem; }
.empty { color: var(--soft); padding: 3rem 0; text-align: center; }
.more-places { margin: 0.8rem 1rem; }

dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--ink); padding: 1.4rem 1.6rem; max-width: min(26rem, calc(100vw - 2rem)); }
dialog::backdrop { background: rgb(0 0 0 / 0.4); }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35rem 1rem; margin: 1rem 0; }
dialog dt kbd { margin: 0 0.2rem 0 0; font-size: 0.85em; opacity: 1; }
dialog p { margin: 0.5rem 0; color: var(--soft); }
dialog form { margin-top: 1.2rem; }
dialog dd { margin: 0; color: var(--soft); }

@media (max-width: 900px), (max-height: 640px) {
  .toolbar { position: static; }
  #changes, .group, .change { scroll-margin-top: calc(var(--top, 4rem) + 0.5rem); }
}
@media (max-width: 860px) { .evidence { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 640px) {
  .top { position: static; }
  #changes, .group, .change { scroll-margin-top: 1rem; }
  #progress { flex: 1 1 100%; }
  .picks { display: grid; grid-template-columns: 1fr 1fr; flex: 1 1 100%; }
  .picks select { max-width: none; width: 100%; min-width: 0; }
  .spacer { flex: 1 1 100%; }
  .palette { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); }
  .palette button { grid-template-columns: 52px 1fr; }
  .gaps button { grid-template-columns: 2.4rem 44px minmax(0, 1fr); }
  .gaps code { grid-column: 3; }
  .group-head .what { flex-basis: calc(100% - 2.5rem); }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dt:not(:empty) { margin-top: 0.4rem; }
  .facts dt:empty { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
  .toast { transition: opacity 0.2s; }
  .done i { transition: width 0.2s; }
}
@media print {
  .top-actions, .filters, .bulk button, .actions, .twist, .skip, .toast, .buttons, .all, #more { display: none !important; }
  .top, .toolbar { position: static; }
  body { font-size: 12px; }
  body, .top, .toolbar { background: #fff; }
  #overview { display: block; }
  .tiles, .panel { margin-bottom: 1rem; }
  .group, .panel, .tile, .gaps button { break-inside: avoid; }
  .panel:has(.palette), .panel:has(.gaps) { break-inside: auto; }
  .gaps { max-height: none; overflow: visible; }
  .palette:not(.whole) > :nth-child(n + 41) { display: grid; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
"""##
}
