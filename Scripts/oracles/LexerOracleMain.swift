import Foundation

@main
struct LexerOracleMain {
  static func main() {
    var limit = 100
    var rounds: Int?
    var roots: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    func number(after option: String) -> Int {
      guard let value = arguments.popFirst().flatMap(Int.init) else {
        fail("option '\(option)' needs a number")
      }
      return value
    }
    while let argument = arguments.popFirst() {
      switch argument {
      case "--limit": limit = number(after: argument)
      case "--fuzz": rounds = number(after: argument)
      default: roots.append(argument)
      }
    }
    guard !roots.isEmpty else {
      fail("usage: Scripts/lexer-oracle [--fuzz N] [--limit N] DIR|FILE…")
    }
    let paths = SwiftFiles.paths(under: roots)
    exit(rounds.map { fuzz(paths, rounds: $0) } ?? compare(paths, limit: limit))
  }

  private static func compare(_ paths: [String], limit: Int) -> Int32 {
    let outcomes = inParallel(paths.count) { index in
      SwiftFiles.bytes(of: paths[index]).map { (LexerOracle.compare($0), LineIndex($0)) }
    }
    var compared = 0
    var disagreements = 0
    var guesses = 0
    var filesWithErrors = 0
    for (path, outcome) in zip(paths, outcomes) {
      guard let (outcome, lines) = outcome else { fail("cannot read '\(path)'") }
      compared += outcome.compared
      filesWithErrors += outcome.hasError ? 1 : 0
      for disagreement in outcome.disagreements {
        if outcome.hasError { guesses += 1 } else { disagreements += 1 }
        guard disagreements + guesses <= limit else { continue }
        let note = outcome.hasError ? " (does not parse)" : ""
        report(disagreement, in: path, note, lines)
      }
    }
    print(
      "\(paths.count) files, \(compared) lexemes compared, \(disagreements) disagreements;"
        + " \(filesWithErrors) files do not parse, with \(guesses) differences")
    return disagreements == 0 ? 0 : 1
  }

  private static func report(
    _ disagreement: LexerOracle.Disagreement, in path: String, _ note: String, _ lines: LineIndex
  ) {
    let position = lines.position(at: disagreement.offset)
    print("\(path):\(position.line):\(position.column):\(note)")
    print("  ours:   \(disagreement.ours)")
    print("  theirs: \(disagreement.theirs)")
  }

  private static func fuzz(_ paths: [String], rounds: Int) -> Int32 {
    let results = inParallel(paths.count) { index -> (failures: [String], parsed: Int) in
      guard let bytes = SwiftFiles.bytes(of: paths[index]) else { return ([], 0) }
      var random = SplitMix(state: UInt64(index))
      var failures: [String] = []
      var parsed = 0
      for round in 0..<rounds {
        let mutant = random.mutate(bytes)
        if !tiles(mutant) { failures.append("\(paths[index]): mutant \(round) is not tiled") }
        let outcome = LexerOracle.compare(mutant)
        guard !outcome.hasError else { continue }
        parsed += 1
        for disagreement in outcome.disagreements {
          let line = LineIndex(mutant).position(at: disagreement.offset).line
          failures.append(
            "\(paths[index]):\(line): mutant \(round): ours \(disagreement.ours),"
              + " theirs \(disagreement.theirs)")
        }
      }
      return (failures, parsed)
    }
    let failures = results.flatMap(\.failures)
    failures.forEach { print($0) }
    print(
      "\(paths.count * rounds) mutants of \(paths.count) files, \(results.map(\.parsed).reduce(0, +))"
        + " of them parse; \(failures.count) failures")
    return failures.isEmpty ? 0 : 1
  }

  private static func tiles(_ bytes: [UInt8]) -> Bool {
    var end = 0
    for lexeme in Lexer.lexemes(in: bytes) {
      guard lexeme.start == end, lexeme.length > 0 else { return false }
      end = lexeme.end
    }
    return end == bytes.count
  }
}

/// Sebastiano Vigna's SplitMix64: small, and the same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Some bytes of the file changed: removed, doubled, or replaced by what opens or closes things.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    let openers = [
      "\"", "\"\"\"", "#\"", "\\(", "(", ")", "/*", "*/", "/", "#/", "`", "\n", "\r", "\0", "#",
      "<#", "<<<<<<< ",
    ]
    var result = bytes
    for _ in 0..<Int.random(in: 1...8, using: &self) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0:
        result.removeSubrange(
          place..<min(place + Int.random(in: 1...40, using: &self), result.count))
      case 1: result[place] = UInt8.random(in: .min ... .max, using: &self)
      case 2: result.insert(contentsOf: result[place...].prefix(30), at: place)
      default:
        let opener = openers[Int.random(in: 0..<openers.count, using: &self)]
        result.insert(contentsOf: opener.utf8, at: place)
      }
    }
    return result
  }
}
