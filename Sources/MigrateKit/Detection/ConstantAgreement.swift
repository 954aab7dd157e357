// Whether the uses of a constant agree on what it is for.

extension Finding {
  /// Adds the uses of other files, and takes the role that all uses agree on.
  ///
  /// Where they differ, no token can be right for all of them: only a person may decide.
  mutating func agree(withUsesIn others: [UseSite]) {
    uses += others
    let telling = uses.filter { $0.role.role != .unknown }
    guard let first = telling.first else { return }
    guard let other = telling.first(where: { $0.role.role != first.role.role }) else {
      // A filled shape may be a line or a mark, as the name says.
      let isVague = first.role.role == .fill && role.role != .unknown
      if !isVague, role.role == .unknown || role.strength < first.role.strength {
        role = first.role
        if !others.isEmpty || role.evidence.isEmpty {
          role.evidence = "where it is used: " + first.role.evidence
        }
      }
      return
    }
    // What else a number is for only ranks tokens.
    guard disposition == .open, TokenCategory.always.contains(category) else { return }
    let told = [first, other].map { "as \($0.role.role.rawValue) at \($0.place(from: file))" }
    reasons.append(
      Reason(
        .usesDiffer, "it is used \(told[0]) and \(told[1])",
        values: ["uses": .number(Double(telling.count))]))
  }
}

extension UseSite {
  /// The line, with the file where it is another one.
  fileprivate func place(from other: String) -> String {
    file == other ? "line \(position.line)" : "\(file):\(position.line)"
  }
}
