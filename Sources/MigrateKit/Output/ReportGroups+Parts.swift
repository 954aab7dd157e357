// What of a group can be accepted by itself.

extension ReportGroups.Held {
  /// A narrower acceptance of the group's reason, as `--accept` takes it, and how many of its changes it
  /// applies.
  struct Part: Equatable {
    var option: String
    var count: Int
  }

  /// The parts of the group that can be accepted by themselves, largest first.
  ///
  /// They are the categories of its values where it has several, otherwise the tokens; empty where a part
  /// would be the whole, or where no reason can be accepted.
  var parts: [Part] {
    guard case .reason(let code) = holder, option == "--accept \(code.rawValue)" else { return [] }
    let categories = counts { $0.finding.category.rawValue }
    let scopes = categories.count > 1 ? categories : counts { $0.token ?? "" }
    guard scopes.count > 1 else { return [] }
    return scopes.map { Part(option: "\(code.rawValue):\($0.name)", count: $0.count) }
  }

  private func counts(by name: (Suggestion) -> String) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for suggestion in suggestions { counts[name(suggestion), default: 0] += 1 }
    counts[""] = nil
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The largest parts in one line, and how many more there are: `roleUnknown:radius (8), roleUnknown:color (6)`.
  func partList(_ text: (String) -> String = { $0 }) -> String {
    let shown = parts.prefix(3).map {
      "\(text(SafeText.line($0.option))) (\(Count.grouped($0.count)))"
    }
    let rest = parts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", … \(Count.grouped(rest)) more" : "")
  }
}
