/// Classifies the code around a value.
///
/// Properties of the whole file are determined once; generated and vendored code comes before
/// tests, tests before previews, previews before definitions.
package struct PlaceClassifier {
  private let outline: SyntaxOutline
  private let filePlace: Place?
  /// `nil` if the whole file is of one place.
  private let definitions: DefinitionRules?
  private let previews: [Range<Int>]

  /// Prepares the places of one file.
  init(path: String, outline: SyntaxOutline, lexemes: [Lexeme], definitions: Set<String>) {
    self.outline = outline
    filePlace = Self.filePlace(path: path, outline: outline, lexemes: lexemes)
    self.definitions = filePlace == nil ? DefinitionRules(outline, named: definitions) : nil
    previews = filePlace == nil ? Self.previews(in: outline) : []
  }

  /// The place of the lexeme at `index`.
  func place(of index: Int) -> Place {
    if let filePlace { return filePlace }
    if previews.contains(where: { $0.contains(index) }) { return .preview }
    return definitions?.covers(index) ?? false ? .definition : .view
  }

  private static func filePlace(
    path: String, outline: SyntaxOutline, lexemes: [Lexeme]
  ) -> Place? {
    if PathPlace.isVendored(path) { return .vendored }
    if GeneratedMark.isGenerated(lexemes: lexemes, bytes: outline.bytes) { return .generated }
    if PathPlace.isTest(path) || importsTesting(outline) { return .test }
    return nil
  }

  private static func importsTesting(_ outline: SyntaxOutline) -> Bool {
    outline.imports.contains { index in
      ["XCTest", "Testing", "Quick", "Nimble"].contains(outline.text(index + 1))
    }
  }

  /// The lexemes of `#Preview { … }` and of types that conform to `PreviewProvider`.
  package static func previews(in outline: SyntaxOutline) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for type in outline.types where type.scope >= 0 {
      let isPreview = type.inherited.contains { index in
        outline.isText(index, "PreviewProvider") || outline.isText(index, "PreviewModifier")
          || outline.isText(index, "LibraryContentProvider")
      }
      if isPreview { result.append(type.start..<outline.scopes[type.scope].close) }
    }
    for index in outline.lexemes.indices where outline.lexemes[index].kind == .poundWord {
      guard outline.isText(index, "#Preview") else { continue }
      var brace = index + 1
      if outline.kind(brace) == .leftParen { brace = outline.stepOver(brace) }
      if outline.kind(brace) == .leftBrace, let close = outline.partner(brace) {
        result.append(index..<close)
      }
    }
    return result
  }
}
