import MigrateKit
import MigrateKitCore

/// A parsed command line: the command, its options with their values, and the rest.
struct ParsedArguments: Equatable {
  /// The command; `scan` when none is named.
  var command = Command.Name.scan
  /// Whether the command was given.
  var namesCommand = false
  /// The values of each option, in order; an option without a value gives an empty text.
  var values: [String: [String]] = [:]
  /// Everything that is not an option.
  var rest: [String] = []

  /// Whether an option was given.
  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value of a single-valued option: the last one given.
  func last(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// Every value of an option.
  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }
}

/// A mistake on the command line.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Parses the command line.
///
/// `--name value`, `--name=value` (an empty value after `=` is a value), `-n value`, `-nvalue`;
/// everything after `--` is a path.
struct ArgumentParser {
  private var arguments: ArraySlice<String>
  private var result = ParsedArguments()

  /// Parses the arguments that follow the name of the program.
  static func parse(_ arguments: [String]) throws -> ParsedArguments {
    var parser = ArgumentParser(arguments: arguments[...])
    try parser.run()
    return parser.result
  }

  private init(arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  private mutating func run() throws {
    if let first = arguments.first, let name = Command.Name(rawValue: first) {
      result.command = name
      result.namesCommand = true
      arguments.removeFirst()
    }
    try readWords()
    // The action may follow its options.
    guard let action = result.action else { return }
    let refused = Command.named(result.command).flags.first { flag in
      result.has(flag) && !action.flags.contains { $0.name == flag.name }
    }
    if let refused {
      throw UsageError(
        "'\(result.command.rawValue) \(action.name)' does not take '\(refused.option)'")
    }
  }

  private mutating func readWords() throws {
    while let argument = arguments.popFirst() {
      if argument == "--" {
        result.rest += arguments
        return
      }
      if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument.dropFirst())
      } else {
        result.rest.append(argument)
      }
    }
  }

  private mutating func readLong(_ text: Substring) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let flag = Flags.everything.first(where: { $0.name == name }) else {
      let names = Command.named(result.command).flags.filter { !$0.isHidden }.map(\.option)
      throw UsageError(
        "unknown option '--\(name)'" + DidYouMean.hint("--" + name, among: names))
    }
    try take(flag, inline: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ text: Substring) throws {
    guard let letter = text.first,
      let flag = Flags.everything.first(where: { $0.short == letter })
    else { throw UsageError("unknown option '-\(text)'") }
    let rest = text.dropFirst()
    if !flag.takesValue, !rest.isEmpty { throw UsageError("unknown option '-\(text)'") }
    try take(flag, inline: rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest))
  }

  private mutating func take(_ flag: Flag, inline: String?) throws {
    guard Command.named(result.command).flags.contains(where: { $0.name == flag.name }) else {
      throw UsageError("'\(result.command.rawValue)' does not take '\(flag.option)'")
    }
    guard case .one(let name) = flag.value else {
      if inline != nil { throw UsageError("'\(flag.option)' takes no value") }
      result.values[flag.name, default: []].append("")
      return
    }
    if let inline {
      result.values[flag.name, default: []].append(inline)
    } else if let next = arguments.first, next == "-" || !next.hasPrefix("-") {
      result.values[flag.name, default: []].append(next)
      arguments.removeFirst()
    } else {
      throw UsageError("'\(flag.option)' needs a value: \(flag.option) \(name)")
    }
  }
}
