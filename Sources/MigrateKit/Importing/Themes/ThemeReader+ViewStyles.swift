import MigrateKitCore

// Functions of views that carry a style: `func titleStyle() -> some View { font(…).foregroundColor(…) }`.
//
// Such a function sets several values at once, so it has none itself; its uses are uses of the design system.

extension ThemeReader {
  /// Lists a function that gives a view a style of the app, whether in its own body or by a modifier.
  mutating func addViewStyle(_ declared: Declaration) {
    // Uses of an overload of `font(_:)` cannot be distinguished from those of SwiftUI's.
    guard !declared.isStatic, isCandidate(declared), ["View", "Text"].contains(declared.owner),
      !SystemNames.isViewModifier(declared.name),
      ["some View", "Text", "some Text"].contains(declared.type ?? "")
    else { return }
    let required = declared.parameters.filter { $0.defaultValue == nil }
    // A style of the theme that is set, not a color of any kind.
    guard required.allSatisfy({ namesValues($0.type) }) else { return }
    let styles = styles(setBy: declared)
    let isNamedStyle = !required.isEmpty || NameWords.split(declared.name).last == "style"
    guard styles.contains("font") || isNamedStyle && !styles.isEmpty else { return }
    let code = ".\(declared.name)"
    guard !result.unreadable.contains(where: { $0.code == code }) else { return }
    let labels = required.map { "\($0.label ?? "_"):" }.joined()
    result.unreadable.append(
      UnreadableMember(
        name: ".\(declared.name)(\(labels))", file: model.fileNames[Int(declared.file)],
        line: Int(declared.line), reason: "it sets the \(styles.joined(separator: " and the "))",
        code: code))
  }

  /// What a function sets of a view: the font, the color, the background.
  private func styles(setBy declared: Declaration) -> [String] {
    var names = Self.calledNames(in: declared.code ?? "")
    for name in names where model.index.types(name).contains(where: { isModifier($0) }) {
      for body in model.index.members("body", of: name) {
        names.formUnion(Self.calledNames(in: model.index[body].code ?? ""))
      }
    }
    // The modifier may call another function of views that sets the style.
    for name in names where !Self.isSetter(name) {
      for place in model.index.members(name, of: "View")
      where model.index[place].kind == .function && model.index[place].line != declared.line {
        names.formUnion(Self.calledNames(in: model.index[place].code ?? ""))
      }
    }
    return Self.setters.filter { !names.isDisjoint(with: $0.names) }.map(\.style)
  }

  private static func isSetter(_ name: String) -> Bool {
    setters.contains { $0.names.contains(name) }
  }

  private func isModifier(_ type: Int32) -> Bool {
    model.index[type].inherited.contains("ViewModifier")
  }

  private static let setters: [(style: String, names: Set<String>)] = [
    ("font", ["font"]), ("color", ["foregroundColor", "foregroundStyle", "tint"]),
    ("background", ["background"]), ("shadow", ["shadow"]),
  ]

  /// The names that code calls.
  private static func calledNames(in code: String) -> Set<String> {
    let outline = SyntaxOutline(Array(code.utf8))
    return Set(
      outline.lexemes.indices.lazy.filter {
        outline.kind($0) == .identifier && outline.kind($0 + 1) == .leftParen
      }.map { outline.name($0) })
  }
}
