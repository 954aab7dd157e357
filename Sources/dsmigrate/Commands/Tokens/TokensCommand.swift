import MigrateKit
import MigrateKitCore

/// `tokens`: works with the design tokens of a mapping.
struct TokensCommand {
  /// Its actions.
  enum Action: String, CaseIterable {
    case list, check, compare, suggest, `import`, generate, export
  }

  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    switch try action() {
    case .list: try TokensListCommand(parsed: parsed, terminal: terminal).run()
    case .check: try TokensCheckCommand(parsed: parsed, terminal: terminal).run()
    case .compare: try TokensCompareCommand(parsed: parsed, terminal: terminal).run()
    case .suggest: try TokensSuggestCommand(parsed: parsed, terminal: terminal).run()
    case .`import`: try TokensImportCommand(parsed: parsed, terminal: terminal).run()
    case .generate: try TokensGenerateCommand(parsed: parsed, terminal: terminal).run()
    case .export: try TokensExportCommand(parsed: parsed, terminal: terminal).run()
    }
  }

  private func action() throws -> Action {
    guard let word = parsed.rest.first else {
      let known = Action.allCases.map(\.rawValue)
      throw UsageError("'tokens' takes an action: \(known.joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else { throw Self.unknown(word) }
    return action
  }

  /// The action that a word names, as help describes it.
  static func action(named word: String) throws -> Command.Action {
    guard let action = Command.tokenActions.first(where: { $0.name == word }) else {
      throw unknown(word)
    }
    return action
  }

  private static func unknown(_ word: String) -> UsageError {
    UsageError(
      "unknown action '\(word)'"
        + RunConfiguration.hint(word, Action.allCases.map(\.rawValue)))
  }
}

extension ParsedArguments {
  /// What follows the action of `tokens`.
  var tokenArguments: [String] { Array(rest.dropFirst()) }
}

extension Terminal {
  /// The text style for a file or for standard output.
  func style(isFile: Bool) -> TextStyle {
    isFile
      ? TextStyle(width: 80) : TextStyle(depth: depth, width: width)
  }
}

extension ReportFormat {
  /// Joins several outputs: separated in text, an array in JSON.
  func joined(_ products: [[UInt8]]) -> [UInt8] {
    if products.count == 1 { return products[0] }
    let separator = self == .json ? ",\n" : "\n"
    let joined = Array(products.joined(separator: Array(separator.utf8)))
    return self == .json ? Array("[\n".utf8) + joined + Array("]\n".utf8) : joined
  }
}
