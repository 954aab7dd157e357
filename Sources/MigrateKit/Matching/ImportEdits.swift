/// The imports that a file needs before it can name a token.
struct ImportEdits: Sendable {
  /// The import of the module that declares the tokens; `nil` when the file has it or needs none.
  private let module: Edit?
  /// The import of SwiftUI; `nil` when the file has it.
  private let swiftUI: Edit?

  init(for module: ModuleRule?, in file: FileFacts) {
    func edit(importing name: String) -> Edit? {
      guard !file.imports.contains(name) else { return nil }
      return Edit(
        ByteRange(file.importInsertion, file.importInsertion),
        "import \(name)\(file.importTerminator)", kind: .import)
    }
    self.module = module?.importName.flatMap(edit)
    swiftUI = edit(importing: "SwiftUI")
  }

  /// The edits that let the file say `replacement` at `site`.
  func edits(for replacement: String, at site: Site) -> [Edit] {
    let bridge = Self.bridges(replacement, to: site) ? swiftUI : nil
    return [bridge, module].compactMap { $0 }
  }

  /// Whether a spelling names SwiftUI where the code did not, as `UIColor(Color.ink)` does in a file
  /// of UIKit.
  private static func bridges(_ text: String, to site: Site) -> Bool {
    switch site {
    case .color, .shapeStyle, .font, .cgFloat, .double, .float, .viewModifier, .layer,
      .animation, .timingFunction:
      return false
    case .uiColor, .nsColor, .cgColor, .uiFont, .nsFont, .any: break
    }
    if text.contains("UIColor(") || text.contains("NSColor(") { return true }
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { $0 == "Color" || $0 == "Font" }
  }
}
