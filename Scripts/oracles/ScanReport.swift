import Foundation

/// A finding of a scan, as its JSON report writes it.
struct ReportedFinding: Sendable {
  var start: Int
  var end: Int
  var line: Int
  var column: Int
  var category: String
  var source: String
  var code: String
  /// Hex colors as `RRGGBBAA`, by appearance.
  var light: String?
  var dark: String?
  var colorSpace: String?
  var components: [Double]?
  var points: Double?
  var weight: String?
  var family: String?
  var place: String
  var status: String
}

/// The findings of a report by the absolute path of their file.
struct ScanReport {
  var findings: [String: [ReportedFinding]] = [:]

  init(_ data: Data, scanned directory: String) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let list = json["findings"] as? [[String: Any]]
    else { fail("the scan of '\(directory)' printed no report") }
    let root = json["root"] as? String ?? ""
    for entry in list {
      guard let file = entry["file"] as? String, let finding = Self.finding(entry) else {
        fail("a finding in the report of '\(directory)' has no file, range or category: \(entry)")
      }
      findings[Self.path(of: file, root: root, directory), default: []].append(finding)
    }
  }

  private static func path(of file: String, root: String, _ directory: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let bases = [root, "\(current)/\(root)", directory, current]
    let paths = bases.map {
      URL(filePath: "\($0)/\(file)").standardizedFileURL.path(percentEncoded: false)
    }
    return paths.first { FileManager.default.fileExists(atPath: $0) } ?? file
  }

  private static func finding(_ entry: [String: Any]) -> ReportedFinding? {
    guard let range = entry["range"] as? [String: Any],
      let start = range["start"] as? [String: Any], let end = range["end"] as? [String: Any],
      let from = start["offset"] as? Int, let to = end["offset"] as? Int,
      let category = entry["category"] as? String
    else { return nil }
    let value = entry["value"] as? [String: Any] ?? [:]
    return ReportedFinding(
      start: from, end: to, line: start["line"] as? Int ?? 0, column: start["column"] as? Int ?? 0,
      category: category, source: entry["source"] as? String ?? "",
      code: entry["spelling"] as? String ?? "", light: value["light"] as? String,
      dark: value["dark"] as? String, colorSpace: value["colorSpace"] as? String,
      components: (value["components"] as? [NSNumber])?.map(\.doubleValue),
      points: ["points", "seconds", "opacity"].lazy
        .compactMap { (value[$0] as? NSNumber)?.doubleValue }.first,
      weight: value["weight"] as? String,
      family: value["family"] as? String, place: entry["place"] as? String ?? "",
      status: entry["status"] as? String ?? "")
  }
}
