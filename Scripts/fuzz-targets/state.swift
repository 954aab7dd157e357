/// Any bytes as a file of decisions and as a baseline: each loads or is told in sentences, and what is
/// written of it reads as the same, byte for byte.
enum StateTarget {
  static func run(_ bytes: [UInt8]) {
    let decisions = DecisionsFile.read(bytes, file: "decisions.json")
    hold(decisions.problems)
    if let read = decisions.decisions, decisions.problems.isEmpty {
      let written = DecisionsFile.write(read)
      let again = DecisionsFile.read(written, file: "decisions.json")
      hold(again.problems.isEmpty ? nil : "decisions that were written do not load")
      let twice = again.decisions.map { DecisionsFile.write($0) }
      hold(twice == written ? nil : "decisions change by being written")
    }
    let baseline = BaselineFile.read(bytes, file: "baseline.json")
    hold(baseline.problems)
    if baseline.baseline == nil, baseline.problems.isEmpty { hold("no baseline, and nothing why") }
    if let read = baseline.baseline {
      let written = BaselineFile.write(read)
      let again = BaselineFile.read(written, file: "baseline.json").baseline
      hold(again == read ? nil : "a baseline changes by being written")
    }
  }
}
