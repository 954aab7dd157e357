/// The style sheet of the comparison page.
enum ComparisonStyle {
  static let sheet: HTML = """
    :root {
      --ground: #f7f7f5; --card: #ffffff; --ink: #191a1c; --soft: #666a71; --line: #e4e4df;
      --quiet: #efefeb; --mark: #2557d6; --check-a: #ffffff; --check-b: #dcdcd8;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131416; --card: #1c1e21; --ink: #ededee; --soft: #a0a4ab; --line: #2d3035;
        --quiet: #24262a; --mark: #8fb0ff; --check-a: #2a2c30; --check-b: #3b3e43;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    h1, h2, h3, p, ul { margin: 0; padding: 0; }
    ul { list-style: none; }
    code { font: 12px/1.4 var(--mono); }
    small { font-weight: 400; color: var(--soft); font-size: 0.8em; }
    header, main { max-width: 1320px; margin: 0 auto; padding: 0 32px; }
    header { padding-top: 56px; padding-bottom: 28px; }
    .eyebrow { font: 12px var(--mono); color: var(--soft); margin-bottom: 10px; }
    h1 { font-size: clamp(28px, 4vw, 44px); line-height: 1.1; font-weight: 700; letter-spacing: -0.025em; }
    .lead { color: var(--soft); font-size: 16px; max-width: 62ch; margin-top: 14px; }
    nav {
      position: sticky; top: 0; z-index: 2; display: flex; gap: 6px; overflow-x: auto; background: var(--ground);
      padding: 8px max(32px, calc((100% - 1256px) / 2)); margin-bottom: 28px; border-bottom: 1px solid var(--line); height: 50px;
    }
    nav a {
      color: inherit; text-decoration: none; font-size: 13px; padding: 5px 11px; border-radius: 99px; white-space: nowrap;
      border: 1px solid var(--line); background: var(--card);
    }
    nav a:hover { border-color: var(--soft); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    section { margin: 0 0 64px; scroll-margin-top: 66px; }
    h2 { font-size: 22px; font-weight: 680; letter-spacing: -0.015em; margin-bottom: 4px; }
    h2 small { margin-left: 4px; font-size: 15px; }
    .soft { color: var(--soft); max-width: 70ch; }
    section > .soft { margin-bottom: 18px; }

    .systems { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 14px; margin-bottom: 56px; }
    .system, .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px; }
    .system h2 { font-size: 17px; margin-bottom: 12px; }
    .palette { display: grid; grid-template-columns: repeat(auto-fill, minmax(20px, 1fr)); gap: 4px; min-height: 70px; align-content: start; }
    .palette i { aspect-ratio: 1; border-radius: 6px; background: var(--c); box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.22); }
    .meter { height: 5px; border-radius: 9px; background: var(--quiet); overflow: hidden; margin: 16px 0 8px; }
    .meter span { display: block; height: 100%; border-radius: 9px; background: var(--ink); }
    .system .soft { font-size: 13px; } .system b { color: var(--ink); }

    .scroll { overflow-x: auto; margin: 14px -8px 0; padding: 0 8px 4px; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; min-width: 860px; table-layout: fixed; }
    thead td { width: 23%; }
    thead th {
      text-align: left; font-size: 13px; font-weight: 600; padding: 0 8px 10px;
      border-bottom: 1px solid var(--line);
    }
    thead td { border-bottom: 1px solid var(--line); }
    @media (min-width: 960px) {
      .scroll { overflow: visible; }
      thead > tr > * { position: sticky; top: 50px; background: var(--ground); padding-top: 8px; z-index: 1; }
    }
    tbody th, tbody td { vertical-align: top; padding: 12px 8px; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
    tbody th { padding-left: 0; padding-right: 20px; }
    tbody th code { font-weight: 600; font-size: 12.5px; overflow-wrap: break-word; }
    tbody th p { color: var(--soft); font-size: 12.5px; line-height: 1.35; margin-top: 3px; }
    tbody tr:last-child > * { border-bottom: 0; }
    td > b { display: block; font: 500 12px/1.35 var(--mono); }
    td > b small { display: block; }
    td > code { display: block; color: var(--soft); font-size: 11px; line-height: 1.4; overflow-wrap: break-word; margin-top: 1px; }
    td.none { color: var(--soft); }
    td.none span {
      display: grid; place-items: center; height: 32px; border: 1px dashed var(--line); border-radius: 8px;
    }
    table.color td.none span { height: 48px; border-radius: 10px; }
    .spread, .same { font-size: 11px; color: var(--soft); border: 1px solid var(--line); border-radius: 99px; padding: 1px 7px; white-space: nowrap; }
    .swatch { height: 48px; border-radius: 10px; overflow: hidden; display: flex; margin-bottom: 7px; position: relative; }
    .swatch::after { content: ""; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.25); pointer-events: none; }
    .swatch i { flex: 1; background: var(--c); }
    .check { background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 12px 12px; }
    .type { height: 64px; line-height: 64px; overflow: hidden; white-space: nowrap; margin-bottom: 4px; }
    .corner { height: 48px; margin-bottom: 7px; overflow: hidden; }
    .corner i { display: block; width: 76px; height: 60px; border: 2px solid var(--ink); border-right: 0; border-bottom: 0; background: linear-gradient(135deg, var(--quiet), transparent 75%); }
    .bar { height: 16px; margin: 4px 0 8px; }
    .bar i { display: block; height: 100%; border-radius: 4px; background: var(--mark); opacity: 0.85; max-width: 100%; min-width: 1px; }
    .target { margin-bottom: 7px; } .target i { display: block; border: 2px dashed var(--mark); border-radius: 10px; }
    .line { height: 34px; display: grid; align-items: center; } .line i { border-top: 1px solid var(--ink); width: 76px; }
    .elevation { background: #ffffff; border: 1px solid var(--line); border-radius: 10px; padding: 10px 18px 24px; margin-bottom: 7px; }
    .elevation i { display: block; width: 76px; height: 40px; border-radius: 10px; background: #ffffff; }

    .bands li { display: grid; grid-template-columns: minmax(150px, 23%) 1fr 60px; gap: 16px; align-items: center; padding: 7px 0; border-top: 1px solid var(--line); }
    .band { display: flex; gap: 6px; }
    .band span { flex: 1; display: block; height: 40px; border-radius: 8px; overflow: hidden; box-shadow: 0 0 0 1px rgb(128 128 128 / 0.2); }
    .band .gap { box-shadow: none; border: 1px dashed var(--line); }
    .band i { display: block; height: 50%; background: var(--c); }
    .band i.missing { background: repeating-linear-gradient(45deg, var(--card) 0 4px, var(--line) 4px 5px); }
    .bands small { display: block; }
    .bands b { text-align: right; font: 600 13px var(--mono); }

    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 14px; }
    .card b { font: 600 12.5px var(--mono); }
    .card li { font-size: 12.5px; margin-top: 5px; overflow-wrap: break-word; }
    .card li span { color: var(--soft); } .card em { color: var(--soft); font: 11px var(--mono); }
    .pair { display: flex; height: 64px; border-radius: 10px; overflow: hidden; margin-bottom: 10px; box-shadow: 0 0 0 1px rgb(128 128 128 / 0.2); }
    .pair i { flex: 1; background: var(--c); }
    .card h3 { font-size: 15px; margin-bottom: 6px; }
    .lacks li { margin-top: 3px; } .lacks code { color: var(--soft); }
    @media (max-width: 640px) { header, main { padding-left: 16px; padding-right: 16px; } header { padding-top: 28px; } nav { padding-inline: 16px; } }
    @media (forced-colors: active) { .swatch, .palette, .band, .pair, .bar i, .corner i, .meter span { forced-color-adjust: none; } }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: #85878c; } }
    @media print { nav { display: none; } section { break-inside: avoid; } }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """
}
