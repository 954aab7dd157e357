import MigrateKitCore

/// Access to the required members of a report.
struct CheckedReport {
  private let members: [String: JSONValue]
  private let name: String

  /// Wraps parsed members.
  init(members: [String: JSONValue], name: String) {
    self.members = members
    self.name = name
  }

  /// Wraps an object; anything else has no members.
  init(_ json: JSONValue, name: String) {
    let pairs = json.object?.members ?? []
    self.init(members: Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }, name: name)
  }

  /// Whether there is a member, of those that not every report has.
  func has(_ key: String) -> Bool { members[key] != nil }

  /// A member of any kind.
  func value(_ key: String) throws -> JSONValue {
    guard let value = members[key] else { throw failure(key) }
    return value
  }

  /// A text.
  func text(_ key: String) throws -> String {
    guard let text = try value(key).string else { throw failure(key) }
    return text
  }

  /// A count.
  func int(_ key: String) throws -> Int { try int(value(key), key) }

  /// Counts by name.
  func counts(_ key: String) throws -> [String: Int] {
    guard let object = try value(key).object else { throw failure(key) }
    var counts: [String: Int] = [:]
    for (name, value) in object.members { counts[name] = try int(value, key) }
    return counts
  }

  /// The objects of a list.
  func elements(_ key: String) throws -> [[String: JSONValue]] {
    guard let array = try value(key).array else { throw failure(key) }
    return try array.map { element in
      guard let object = element.object else { throw failure(key) }
      return Dictionary(object.members.map { ($0.key, $0.value) }) { $1 }
    }
  }

  /// The shards of the report; `nil` for the whole.
  func shards() throws -> ShardSet? {
    guard let json = members["shards"] else { return nil }
    guard let count = json["count"]?.number.flatMap({ Int(exactly: $0) }),
      let numbers = json["numbers"]?.array?.compactMap({ $0.number.flatMap { Int(exactly: $0) } }),
      !numbers.isEmpty, numbers.allSatisfy({ Shard($0, of: count) != nil })
    else { throw failure("shards") }
    return ShardSet(Set(numbers), of: count)
  }

  private func int(_ value: JSONValue, _ key: String) throws -> Int {
    guard let number = value.number.flatMap({ Int(exactly: $0) }), number >= 0 else {
      throw failure(key)
    }
    return number
  }

  private func failure(_ key: String) -> ReportMergeError {
    ReportMergeError(
      "'\(name)' is not a report of \(Tool.name): '\(key)' is missing or of another kind")
  }
}

extension ReportTotals {
  /// Reads the summary of a report.
  init(_ summary: CheckedReport, name: String) throws {
    self.init()
    files = try summary.int("files")
    findings = try summary.int("findings")
    byCategory = try summary.counts("byCategory")
    byReason = try summary.counts("byReason")
    byStatus = try summary.counts("byStatus")
    let adoption = CheckedReport(try summary.value("adoption"), name: name)
    tokens = try adoption.int("tokens")
    hardCoded = try adoption.int("hardcoded")
    for members in try adoption.elements("byFolder") {
      let row = CheckedReport(members: members, name: name)
      byFolder[PathKey(try row.text("folder"))] = ReportSummary.FolderAdoption(
        tokens: try row.int("tokens"), hardCoded: try row.int("hardcoded"))
    }
    withoutValue = adoption.has("withoutValue") ? try adoption.counts("withoutValue") : [:]
    for members in try summary.elements("byProject") {
      let row = CheckedReport(members: members, name: name)
      byProject[PathKey(try row.text("folder"))] = ReportSummary.ProjectFigures(
        files: try row.int("files"), exact: try row.int("exact"), near: try row.int("near"),
        review: try row.int("review"), gap: try row.int("gap"), tokens: try row.int("tokens"))
    }
  }
}
