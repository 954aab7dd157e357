import Foundation

@main
struct AccuracyMain {
  static func main() throws {
    var limit = 10
    var tool: String?
    var directories: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--limit": limit = arguments.popFirst().flatMap(Int.init) ?? limit
      case "--tool": tool = arguments.popFirst()
      default: directories.append(argument)
      }
    }
    guard let tool, !directories.isEmpty else {
      fail("usage: Scripts/accuracy [--limit N] [--tool PATH] DIR…")
    }
    var total = Summary()
    for directory in directories {
      let summary = try measure(directory, with: tool)
      if directories.count > 1 {
        print("\(directory): \(summary.line)")
      }
      total.merge(summary)
    }
    total.print(limit: limit)
    exit(total.isPerfect ? 0 : 1)
  }

  private static func measure(_ directory: String, with tool: String) throws -> Summary {
    let report = ScanReport(try scan(directory, with: tool), scanned: directory)
    let paths = SwiftFiles.paths(under: [directory])
    let measures = inParallel(paths.count) { index in
      Measure(SwiftFiles.bytes(of: paths[index]) ?? [], report.findings[paths[index]] ?? [])
    }
    var summary = Summary()
    for (path, measure) in zip(paths, measures) { summary.add(measure, path) }
    let known = Set(paths)
    for path in report.findings.keys where !known.contains(path) { summary.strayFiles.append(path) }
    return summary
  }

  private static func scan(_ directory: String, with tool: String) throws -> Data {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "accuracy-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: output) }
    guard FileManager.default.createFile(atPath: output.path(), contents: nil) else {
      fail("cannot write '\(output.path())'")
    }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = [
      "scan", "--all", "--format", "json", "--only",
      StyleTruth.Category.allCases.map(\.rawValue).joined(separator: ","), directory,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus > 1 || process.terminationReason == .uncaughtSignal {
      FileHandle.standardError.write(
        Data("the scan of '\(directory)' ended with \(process.terminationStatus)\n".utf8))
    }
    return try Data(contentsOf: output)
  }
}
