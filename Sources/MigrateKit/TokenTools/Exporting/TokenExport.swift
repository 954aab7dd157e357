import MigrateKitCore

/// The tokens of a design system as files for other tools, with the Swift code of each.
package struct TokenExport: Sendable {
  /// The export formats.
  package enum Format: String, CaseIterable, Sendable {
    /// One file of the Design Tokens format, with modes as `$extensions.mode`.
    case dtcg
    /// A file for each appearance, as Style Dictionary reads them without its own parser.
    case styleDictionary = "style-dictionary"
    /// A file for each mode of a collection, as Figma imports variables.
    case figma
  }

  /// A file to be written.
  package struct File: Hashable, Sendable {
    /// Its name, without a folder.
    package var name: String
    package var bytes: [UInt8]
  }

  /// The files, the one for light appearance first.
  package private(set) var files: [File] = []
  /// The paths of the tokens that the format has no value for, sorted.
  package private(set) var omitted: [String] = []

  /// Makes the files.
  package init(_ system: DesignSystem, as format: Format) {
    var drafts = Self.drafts(of: system)
    switch format {
    case .dtcg:
      let document = TokenDocument(summary: "The design tokens of \(system.name).", tokens: drafts)
      files = [File(name: "tokens.json", bytes: document.write())]
    case .styleDictionary:
      for mode in Self.modes(of: drafts) {
        let tree = StyleDictionaryTree(drafts, in: mode)
        files.append(File(name: "\(Self.fileName(mode)).json", bytes: tree.write()))
      }
    case .figma:
      let kept = FigmaVariables.paths(of: system)
      omitted = drafts.map(\.path).filter { !kept.contains($0) }.sorted()
      drafts.removeAll { !kept.contains($0.path) }
      for mode in Self.modes(of: drafts) {
        let variables = FigmaVariables(drafts, of: system, in: mode)
        files.append(File(name: "\(Self.fileName(mode)).tokens.json", bytes: variables.write()))
      }
    }
  }

  /// The tokens in the form of the format: aliases point to their targets, and each names its code.
  private static func drafts(of system: DesignSystem) -> [TokenDraft] {
    let paths = Set(system.tokens.map(\.path))
    return system.tokens.map { token in
      var draft = TokenDraft(path: token.path, token.value)
      if let target = token.aliasOf.first, paths.contains(target) {
        draft = TokenDraft(path: token.path, aliasOf: target)
      }
      draft.summary = token.summary
      draft.deprecated = token.deprecated
      if let code = code(of: token.path, in: system) {
        draft.extensions[FigmaVariables.codeSyntax] = .object(JSONObject(["iOS": .string(code)]))
      }
      return draft
    }
  }

  /// The code of a token for the most common kind of site that it has code for.
  private static func code(of path: String, in system: DesignSystem) -> String? {
    let codes = system.codes[path] ?? [:]
    return Site.allCases.compactMap { codes[$0]?.text }.first
  }

  /// The modes that any token has a value for, light first.
  private static func modes(of drafts: [TokenDraft]) -> [AppearanceMode] {
    AppearanceMode.allCases.filter { mode in
      mode == .light || drafts.contains { $0.modes[mode] != nil }
    }
  }

  /// The name of a mode's file, from which `tokens import` reads the mode.
  private static func fileName(_ mode: AppearanceMode) -> String {
    switch mode {
    case .light: "light"
    case .dark: "dark"
    case .highContrast: "high-contrast"
    case .darkHighContrast: "high-contrast-dark"
    }
  }
}

extension TokenDraft {
  /// The value in a mode, or in its nearest fallback.
  func value(in mode: AppearanceMode) -> JSONValue {
    ([mode] + mode.fallbacks).lazy.compactMap { modes[$0] }.first ?? value
  }
}
