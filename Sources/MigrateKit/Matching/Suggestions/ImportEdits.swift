/// The imports that a file needs to name a token.
struct ImportEdits: Sendable {
  /// The import that the mapping requires; `nil` if the file has it, needs none or cannot have it.
  private let module: Edit?
  private let file: FileFacts

  init(for module: ModuleRule?, in file: FileFacts, view: ProjectView? = nil) {
    self.file = file
    // If the project can be read, its targets determine the imports.
    let name = view == nil ? module?.importName : nil
    self.module = name.flatMap { Self.edit(adding: $0, in: file) }
  }

  /// The import of a module that the file does not import.
  private static func edit(adding module: String, in file: FileFacts) -> Edit? {
    file.imports.contains(module) ? nil : edit("import \(module)", in: file)
  }

  private static func edit(_ statement: String, in file: FileFacts) -> Edit {
    Edit(
      ByteRange(file.importInsertion, file.importInsertion),
      statement + file.importTerminator, kind: .import)
  }

  /// The import edits for `replacement` at `site`, which needs these imports besides.
  func edits(for replacement: String, at site: Site, imports: [String] = []) -> [Edit] {
    let bridge =
      Self.bridges(replacement, to: site) ? Self.edit(adding: "SwiftUI", in: file) : nil
    return [bridge, module].compactMap { $0 } + imports.map { Self.edit($0, in: file) }
  }

  /// Holds the changes in previews that would be all that a new import is for.
  static func holdPreviews(_ suggestions: inout [Suggestion]) {
    let isOfPreview = { (suggestion: Suggestion) in suggestion.finding.place == .preview }
    guard suggestions.contains(where: isOfPreview) else { return }
    let imports = suggestions.reduce(into: Set<String>()) { imports, suggestion in
      guard !isOfPreview(suggestion), suggestion.status == .exact || suggestion.status == .near
      else { return }
      imports.formUnion(suggestion.importedCode)
    }
    for position in suggestions.indices where isOfPreview(suggestions[position]) {
      guard let new = suggestions[position].importedCode.first(where: { !imports.contains($0) })
      else { continue }
      suggestions[position].holdForDecision(ReasonMessages.importForPreview(new))
    }
  }

  /// Whether code names SwiftUI where the code did not, as `UIColor(Color.ink)` does in a file
  /// of UIKit.
  private static func bridges(_ text: String, to site: Site) -> Bool {
    switch site {
    case .color, .shapeStyle, .font, .cgFloat, .double, .float, .number, .viewModifier,
      .layer, .animation, .timingFunction:
      return false
    case .uiColor, .nsColor, .cgColor, .uiFont, .nsFont, .any: break
    }
    let lexemes = Lexer.lexemes(in: Array(text.utf8)).filter { !$0.kind.isTrivia }
    func kind(_ index: Int) -> Lexeme.Kind? {
      lexemes.indices.contains(index) ? lexemes[index].kind : nil
    }
    // `Palette.Color.ink` names a type of the app, and `UIColor(named:)` takes no color of SwiftUI.
    return lexemes.indices.contains { index in
      guard kind(index - 1) != .period else { return false }
      switch lexemes[index].word {
      case .Color, .Font: return true
      case .UIColor, .NSColor:
        return kind(index + 1) == .leftParen && kind(index + 2) != .stringStart
          && kind(index + 3) != .colon
      default: return false
      }
    }
  }
}

extension Suggestion {
  /// The imports that its edits add.
  fileprivate var importedCode: [String] {
    edits.filter { $0.kind == .import }.map { edit in
      edit.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? edit.text
    }
  }
}
