// Determines whether the uses of a constant agree on its role.

extension Finding {
  /// Adds the uses of other files, and the role that all uses agree on.
  ///
  /// If they differ, no token can be right for all of them, and the finding needs review.
  mutating func agree(withUsesIn others: [UseSite]) {
    uses += others
    let telling = uses.filter { $0.role.role != .unknown }
    guard let first = telling.first else { return }
    guard let other = telling.first(where: { $0.role.role != first.role.role }) else {
      // The name may refine a filled shape to a line or a mark.
      let isVague = first.role.role == .fill && role.role != .unknown
      if !isVague, role.role == .unknown || role.strength < first.role.strength {
        role = first.role
        if !others.isEmpty || role.evidence.isEmpty {
          role.evidence = "where it is used: " + first.role.evidence
        }
      }
      return
    }
    // Other roles of a number only rank tokens.
    guard disposition == .open, TokenCategory.always.contains(category) else { return }
    let reported = [first, other].map { "as \($0.role.role.rawValue) at \($0.place(from: file))" }
    reasons.append(
      Reason(
        .usesDiffer, "it is used \(reported[0]) and \(reported[1]); uses that agree apply it",
        values: ["uses": .number(Double(telling.count))]))
  }
}

extension Finding {
  /// Makes the uses of a constant decisive, so that being a constant is not a holding reason.
  ///
  /// All must be known and agree; `doubt` states why there may be others. A number's uses may all
  /// be without evidence, like a number in place.
  mutating func decide(unless doubt: String?) {
    guard let position = reasons.firstIndex(where: { $0.code == .oneHop }) else { return }
    guard let doubt = doubt ?? disagreement else {
      reasons.remove(at: position)
      context.usesAgree = true
      return
    }
    reasons[position].message = "it is in a constant, and \(doubt); uses that agree apply it"
  }

  /// Why the known uses do not decide; `nil` if they do.
  private var disagreement: String? {
    guard let first = uses.first else { return "nothing in the scanned code uses it" }
    if let other = uses.first(where: { $0.role.role != first.role.role }) {
      let (known, silent) = first.role.role == .unknown ? (other, first) : (first, other)
      return silent.role.role == .unknown
        ? "it is used as \(known.role.role.rawValue) at \(known.place(from: file)), and its use at "
          + "\(silent.place(from: file)) is unknown"
        : "its uses differ"
    }
    let maySaySo = first.role.role == .unknown && [.color, .font].contains(category)
    return maySaySo ? "its uses do not show what it is for" : nil
  }
}

extension ProjectFacts {
  /// Why not all uses of a constant are known, by the facts of other files; `nil` if they are.
  func hiddenUses(of pending: PendingFinding) -> String? {
    let file = pending.finding.file
    if let path = pending.otherFiles.constantPath,
      crossFileUses.areUnread(path, of: pending.finding.category, outside: file)
    {
      return "its use in another file is unknown"
    }
    guard let owner = pending.otherFiles.constantOwner else { return nil }
    let names = owner.split(at: ".").map(String.init)
    return names.contains { reopenedTypes.mentions($0, outside: file) }
      ? "another file extends its type and may use it" : nil
  }
}

extension UseSite {
  /// The line, with the file if it is another one.
  fileprivate func place(from other: String) -> String {
    file.hasSameBytes(as: other) ? "line \(position.line)" : "\(file):\(position.line)"
  }
}
