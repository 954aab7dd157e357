// A page that 'dsmigrate review --serve' shows: decisions are saved as they are made, and applied from here.

const serving = data.serving || null;
// What is decided and not saved, by the position of the change.
const unsaved = new Set();
// The revision with which each change was saved by this page.
const savedAt = new Map();
let revision = serving ? serving.revision : 0;
let newsVersion = -1;
let news = null;
let isSaving = false, isTaking = false;
// The rewrite that the dialog shows; 0 before it is asked for.
let rewriteNumber = 0;
// Why decisions are not saved; empty where they are.
let problem = "";

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// MARK: Saving

// Saves what is decided, one request at a time; what the server could not be given is tried again.
async function saveDecisions() {
  if (isSaving || !unsaved.size) return;
  isSaving = true;
  drawServing();
  const batch = [...unsaved];
  unsaved.clear();
  const entries = batch.map((index) => [changes[index].id, decisions.get(index) || null]);
  let isReached = false;
  try {
    const response = await fetch("decisions", { method: "POST", body: JSON.stringify({ changes: Object.fromEntries(entries) }) });
    isReached = true;
    if (!response.ok) throw new Error((await response.text()).trim());
    const saved = await response.json();
    for (const index of batch) savedAt.set(index, saved.revision);
    problem = "";
  } catch (error) {
    for (const index of batch) unsaved.add(index);
    problem = isReached ? error.message : "the review has ended in the terminal";
  }
  isSaving = false;
  drawServing();
  // What was refused is tried again with the next decision.
  if (isReached && problem) return;
  if (problem) await pause(2000);
  saveDecisions();
}

// MARK: News of the server

async function listen() {
  for (let failures = 0; failures < 15;) {
    try {
      const response = await fetch("news?version=" + newsVersion + "&revision=" + revision);
      if (!response.ok) throw new Error();
      takeNews(await response.json());
      failures = 0;
    } catch (error) {
      failures += 1;
      problem = "the review has ended in the terminal";
      drawServing();
      await pause(2000);
    }
  }
}

function takeNews(next) {
  if (!unsaved.size && !isSaving) problem = "";
  news = next;
  newsVersion = next.version;
  revision = next.revision;
  takeDecisions(next);
  drawServing();
  drawRewrite();
  if (document.getElementById("patch-view").open && next.plan) showPatch();
  if (next.generation !== serving.generation) reloadWhenFree();
}

// Takes over what other pages decided, but nothing older than what this one did.
function takeDecisions(next) {
  const indexes = [];
  for (const [id, decision] of Object.entries(next.decisions)) {
    const change = byID.get(id);
    if (!change || !isDecidable(change) || unsaved.has(change.index)) continue;
    if ((savedAt.get(change.index) || 0) > next.revision) continue;
    if (JSON.stringify(decisions.get(change.index) || null) === JSON.stringify(decision)) continue;
    setState([change.index, decision, decision ? "" : reasonOf(change)]);
    indexes.push(change.index);
  }
  if (!indexes.length) return;
  isTaking = true;
  changed(indexes);
  isTaking = false;
}

// The code was rewritten: the page shows what there is now, once nothing on it would be lost.
function reloadWhenFree() {
  if (!unsaved.size && !isSaving && !document.getElementById("rewrite").open) location.reload();
}

// MARK: What is shown

function drawServing() {
  const saved = document.getElementById("saved");
  saved.textContent = problem ? "Not saved: " + problem : isSaving || unsaved.size ? "Saving…" : "Saved in " + data.decisionsFile;
  saved.className = problem ? "problem" : "";
  const plan = news && news.plan;
  const apply = document.getElementById("apply");
  const isFree = plan && !plan.problem && !problem && !unsaved.size && !isRewriting();
  apply.textContent = plan && !plan.problem ? "Apply " + count(plan.values, "change") : "Apply …";
  apply.disabled = !isFree || !plan.values;
  apply.title = plan ? plan.problem || "in " + count(plan.files, "file") : "";
}

function isRewriting() {
  return Boolean(news && news.rewrite && news.rewrite.succeeded === null);
}

// The most lines of a patch that are shown.
const patchLines = 3000;

// A line of a text that is shown as it is; only tabs keep what they do.
function lineOf(text, kind) {
  const line = h("span", { class: kind || null });
  line.textContent = text.split("\t").map(plain).join("\t") || " ";
  return line;
}

async function showPatch() {
  const view = document.getElementById("patch-view");
  const response = await fetch("patch");
  const text = await response.text();
  const lines = text.split("\n");
  const kind = (line) => response.ok && (/^(diff|index|---|\+\+\+|@@)/.test(line) ? "head" : { "+": "new", "-": "old" }[line[0]]);
  view.querySelector("pre").replaceChildren(...lines.slice(0, patchLines).map((line) => lineOf(line, kind(line))));
  view.querySelector("p").textContent = lines.length > patchLines ? "The first " + count(patchLines) + " of " + count(lines.length) + " lines" :
    text ? "What would be written now; it changes with each decision." : "Nothing would be written.";
  if (!view.open) view.showModal();
}

function openRewrite() {
  rewriteNumber = 0;
  drawRewrite();
  document.getElementById("rewrite").showModal();
}

async function beginRewrite() {
  rewriteNumber = Infinity;
  drawRewrite();
  const response = await fetch("apply", { method: "POST" });
  if (!response.ok) announce(await response.text());
  rewriteNumber = response.ok ? (await response.json()).rewrite : 0;
  drawRewrite();
}

// Changes what the dialog says and leaves its buttons where they are: news may come while one is pressed.
function drawRewrite() {
  const part = (selector) => document.querySelector("#rewrite " + selector);
  const began = rewriteNumber > 0, plan = news && news.plan;
  const rewrite = began && news.rewrite && news.rewrite.number >= rewriteNumber ? news.rewrite : null;
  const isDone = rewrite && rewrite.succeeded !== null;
  part("h2").textContent = !began ? "Apply the changes" : !isDone ? "Applying…" : rewrite.succeeded ? "Applied" : "Not applied";
  part("p").hidden = began || !plan;
  if (plan) part("p").textContent = count(plan.values, "value") + " in " + count(plan.files, "file") +
    (serving.verification ? ", verified with the command below; changes that break it are reverted." : ".");
  part(".command").hidden = began || !serving.verification;
  part("[role=log]").hidden = !rewrite;
  part("[role=log]").replaceChildren(...(rewrite ? rewrite.lines.map((line) => lineOf(line)) : []));
  part(".close").textContent = began ? "Close" : "Cancel";
  part(".close").disabled = began && !isDone;
  part(".primary").hidden = began;
}

function closeRewrite() {
  document.getElementById("rewrite").close();
  if (news.generation !== serving.generation) reloadWhenFree();
}

// MARK: Start

function startServing() {
  const actions = document.querySelector(".top-actions");
  const button = document.getElementById("export");
  button.classList.remove("primary");
  actions.prepend(h("span", { id: "saved", role: "status" }));
  actions.append(h("button", { type: "button", id: "patch", onclick: showPatch }, "Patch"),
    h("button", { type: "button", id: "apply", class: "primary", onclick: openRewrite }, "Apply …"));
  document.body.append(
    h("dialog", { id: "patch-view", "aria-labelledby": "patch-title" }, h("h2", { id: "patch-title" }, "Patch"), h("p", {}),
      h("pre", { tabindex: "0", "aria-label": "Patch" }), h("form", { method: "dialog", class: "choices" }, h("button", {}, "Close"))),
    h("dialog", { id: "rewrite", "aria-labelledby": "rewrite-title", oncancel: (event) => { if (isRewriting()) event.preventDefault(); } },
      h("h2", { id: "rewrite-title" }), h("p", {}), h("pre", { class: "command" }, serving.verification || ""),
      h("pre", { role: "log", "aria-label": "Progress", tabindex: "0" }),
      h("div", { class: "choices" }, h("button", { type: "button", class: "close", onclick: closeRewrite }),
        h("button", { type: "button", class: "primary", onclick: beginRewrite }, "Apply"))));
  listeners.push((indexes) => {
    if (isTaking) return;
    for (const index of indexes) unsaved.add(index);
    saveDecisions();
  });
  addEventListener("beforeunload", (event) => { if (unsaved.size || isSaving) event.preventDefault(); });
  drawServing();
  listen();
}
