// Paper: every group with its places and decisions, whatever the list shows.

addEventListener("beforeprint", () => {
  if (!document.getElementById("overview").childElementCount) overview();
  const groupsOnPaper = groups.map((group) => {
    const first = group.changes[0], choice = groupChoice(group);
    const places = group.changes.map((change) => {
      const decision = decisions.get(change.index);
      return h("li", {}, change.view ? change.view + ", " : "", shortFile(change.file) + ":" + change.line,
        decision && !choice ? " (" + choiceWords[decision.choice] + ")" : "", decision && decision.reason ? ": " + decision.reason : "");
    });
    return h("section", { class: "paper " + choice }, h("h3", {}, pair(group), titleOf(group)),
      h("p", {}, riskOf.get(group.risk).title, " · ", whyOf(group), first.distance && first.token ? " · " + distanceText(first.distance) : "",
        choice ? h("b", {}, " · " + choiceWords[choice]) : ""), h("ul", {}, places));
  });
  document.getElementById("print").replaceChildren(...groupsOnPaper);
});

addEventListener("afterprint", () => document.getElementById("print").replaceChildren());
