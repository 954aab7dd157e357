// Deciding: on the selected place or group, and what is said of it.

// What accepts the changes of a group: all of them where its title names what holds them.
function accepting() {
  return filter.group === "change" || filter.group === "none" ? accepted : acceptedWithOthers;
}

// Decides on the selection and goes on to the next open one.
function decideCurrent(make, takesFocus = true) {
  if (!selected) return;
  if (decideScope(make) && make !== undecided) advance(takesFocus);
}

// Decides on the selected place, or on the open places of the selected group; false where nothing is done.
function decideScope(make) {
  if (!selected) return false;
  if (selected.change || selected.group.changes.length === 1) return decideOne(selected.change || selected.group.changes[0], make);
  return decideGroup(selected.group, make);
}

function decideOne(change, make) {
  const decision = isDecidable(change) ? make(change) : null;
  if (!decision && make !== undecided) {
    announce(isDecidable(change) ? "No matching token: c chooses one, r keeps the value" : "Report only: there is nothing to decide");
    return false;
  }
  decide([[change.index, decision]]);
  announce(decision ? decisionText(decision) : "Decision removed", true);
  return true;
}

function decisionText({ choice, token }) {
  return { accept: "Accepted", reject: "Rejected", use: "Replaced by another token" }[choice] + (token ? ": " + token : "");
}

// Decides on what is open in a group; on all of it where it was decided alike, or a decision goes.
function decideGroup(group, wanted) {
  const make = wanted === accepted ? accepting() : wanted;
  const able = group.changes.filter((one) => isDecidable(one) && (make === undecided || make(one)));
  const isUndecided = able.filter((one) => !decisions.has(one.index));
  const targets = make === undecided || groupChoice(group) ? able : isUndecided;
  if (!targets.length) {
    const unproven = group.changes.find((one) => one.unproven);
    announce(!group.changes.some(isDecidable) ? "Report only: there is nothing to decide" :
      able.length ? "Its places are decided differently: decide on each of them" :
      unproven ? "Needs a decision on each place: " + unproven.unproven : "No matching token: c chooses one, r keeps the value");
    return false;
  }
  const sample = make(targets[0]);
  const number = decide(targets.map((one) => [one.index, make(one)]));
  const word = sample ? { accept: "accepted", reject: "rejected", use: "changed to " + sample.token }[sample.choice] : "open again";
  announce(count(number, "place") + " " + word + (wanted === accepted ? leftOut(group.changes, make) : ""), true);
  return true;
}

// How many changes are not accepted along with others, as the end of a sentence.
function leftOut(all, make) {
  const number = all.filter((one) => isDecidable(one) && !decisions.has(one.index) && one.token && !make(one)).length;
  return number ? "; " + count(number) + " left to decide by reason" : "";
}
