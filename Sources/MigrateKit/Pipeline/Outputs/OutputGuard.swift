import MigrateKitCore

/// Decides whether an output may replace the file at its path, so that a mistyped name destroys no
/// work.
package enum OutputGuard {
  /// The kind of an output.
  package enum Kind: Sendable {
    /// A report or a patch, which replaces anything but code and the files that this tool reads.
    case report
    /// An HTML page, which replaces an earlier page.
    case page
    /// A baseline, which replaces an earlier baseline.
    case baseline
    /// Decisions of a review, which replace an earlier state of the same file.
    case decisions
  }

  /// The number of bytes at the start of a file that identify its producer.
  private static let headLength = 1 << 16
  /// The size up to which JSON is parsed to find out what it is, in bytes.
  private static let parsedLength = 1 << 24

  /// Returns why the file at `path` may not be replaced; `nil` when it may, or when there is none.
  ///
  /// A file of white space may always be replaced. Pipes and devices are written to, not replaced.
  package static func objection(to path: String, replacedBy kind: Kind) -> String? {
    // The target of a link out of the tree is not read.
    if let refusal = OutputPath.refusal(of: path) { return refusal }
    guard FileSystem.kind(of: path) == .file else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      return "cannot read '\(path)' to see what would be overwritten: \(error.message)"
    }
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return nil }
    switch kind {
    case .report:
      return input(bytes, at: path).map {
        "'\(path)' is \($0) and is not overwritten; name another file"
      }
    case .page:
      return isPage(bytes)
        ? nil : "'\(path)' is not a page of \(Tool.name) and is not overwritten; name another file"
    case .baseline: return objection(toBaseline: bytes, at: path)
    case .decisions:
      return isDecisions(bytes, at: path)
        ? nil : "'\(path)' is not a decisions file and is not overwritten; name another file"
    }
  }

  // MARK: Recognizing files

  /// The kind of a file that this tool reads; `nil` for any other.
  private static func input(_ bytes: [UInt8], at path: String) -> String? {
    let name = FilePath.name(path)
    if name.hasSuffix(".swift") { return "Swift code" }
    if InterfaceScanner.reads(name) { return "an Interface Builder file" }
    if name == Configuration.fileName { return "a configuration" }
    let head = head(of: bytes)
    guard head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "{",
      !head.contains("\"schemaVersion\"")
    else { return nil }
    guard bytes.count <= parsedLength, let json = try? JSONParser.parse(bytes).0 else {
      return hasBaselineMark(head) ? "a baseline" : nil
    }
    if json["version"] != nil, json["entries"]?.array != nil { return "a baseline" }
    if json["version"] != nil, json["decisions"]?.object != nil { return "a decisions file" }
    if json["tokens"] != nil { return "a mapping" }
    return hasValue(json) ? "a token file" : nil
  }

  /// Whether JSON holds a design token.
  private static func hasValue(_ json: JSONValue) -> Bool {
    var rest = [json]
    while let next = rest.popLast() {
      if next["$value"] != nil { return true }
      if let object = next.object { rest += object.keys.compactMap { object[$0] } }
    }
    return false
  }

  private static func isPage(_ bytes: [UInt8]) -> Bool {
    let head = head(of: bytes)
    return head.lowercased().hasPrefix("<!doctype html") && head.contains(Tool.name)
  }

  private static func isDecisions(_ bytes: [UInt8], at path: String) -> Bool {
    guard let json = try? JSONParser.parse(bytes).0, json["decisions"]?.object != nil else {
      return false
    }
    return DecisionsFile.read(bytes, file: path).decisions != nil
  }

  /// A baseline with damaged JSON, as after a merge, is recognized by its first lines and may be
  /// replaced; one with valid JSON is only replaced if it can be read, so that nothing is lost.
  private static func objection(toBaseline bytes: [UInt8], at path: String) -> String? {
    let (baseline, problems) = BaselineFile.read(bytes, file: path)
    if baseline != nil { return nil }
    let head = head(of: bytes)
    guard hasBaselineMark(head) else {
      return "'\(path)' is not a baseline and is not overwritten; name another file, or delete it"
    }
    if (try? JSONParser.parse(bytes)) == nil { return nil }
    return problems.first.map { "\($0); correct it, or delete the file to write it again" }
  }

  /// Whether text begins like a baseline, possibly after conflict markers.
  private static func hasBaselineMark(_ head: String) -> Bool {
    guard let first = head.first(where: { !$0.isWhitespace }) else { return false }
    return (first == "{" || first == "<") && head.prefix(1000).contains("baseline.schema.json\"")
  }

  private static func head(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(headLength), as: UTF8.self)
  }
}
