import MigrateKitCore

/// The colors and fonts that Objective-C headers declare in categories of Apple's types and in classes that are named as
/// themes, by their Swift names.
///
/// Their values are in implementation files, which are not read: `+ (UIColor *)brandPrimary;` of
/// `@interface UIColor (Brand)`.
package struct HeaderStyles: Sendable {
  /// The path of the header.
  var file: String
  /// Its declarations.
  private(set) var styles: [(code: String, line: Int)] = []

  private static let types: Set<String> = ["UIColor", "UIFont", "NSColor", "NSFont"]

  /// Reads a header.
  package init(_ file: SourceFile) {
    self.file = file.path
    let bytes = file.bytes
    guard Self.mayDeclareStyles(bytes) else { return }
    let lexemes = Lexer.lexemes(in: bytes).filter { !$0.kind.isTrivia }
    let lines = LineIndex(bytes)
    func text(_ index: Int) -> String {
      guard lexemes.indices.contains(index) else { return "" }
      return lexemes[index].text(in: bytes)
    }
    var type: String?
    for index in lexemes.indices {
      switch text(index) {
      case "interface" where text(index - 1) == "@":
        // A category has a name in parentheses after the type's.
        let name = text(index + 1)
        let isStyle = text(index + 2) == "(" && Self.types.contains(name)
        type = isStyle || ThemeWords.nameTheme([name]) ? name : nil
      case "end" where text(index - 1) == "@": type = nil
      default: break
      }
      guard let type else { continue }
      let isMethod = text(index) == "+" && text(index + 1) == "(" && text(index + 3).hasPrefix("*")
      let name =
        isMethod && text(index + 4) == ")" && text(index + 6) == ";"
        ? index + 5 : Self.property(at: index, text)
      // In a category of `UIColor` a font is something else.
      let results = Self.types.contains(type) ? [type] : Self.types
      guard let name, !isMethod || results.contains(text(index + 2)) else { continue }
      let line = lines.position(at: lexemes[name].start).line
      styles.append(("\(type).\(Self.swiftName(text(name), of: type))", line))
    }
  }

  /// The name that Swift has for a member of a type, which does not repeat that: `UIColor.brand` of `brandColor`.
  ///
  /// Source: "omit needless words" of the Swift Evolution proposal SE-0005.
  private static func swiftName(_ name: String, of type: String) -> String {
    guard types.contains(type), case let suffix = type.dropFirst(2), name.hasSuffix(suffix),
      name.count > suffix.count
    else { return name }
    return String(name.dropLast(suffix.count))
  }

  /// Whether the name of one of the types occurs in a header, which few do.
  private static func mayDeclareStyles(_ bytes: [UInt8]) -> Bool {
    let ends = ["Color", "Font"].map { Array($0.utf8) }
    return bytes.indices.dropFirst(2).contains { index in
      (bytes[index] == UInt8(ascii: "C") || bytes[index] == UInt8(ascii: "F"))
        && (bytes[index - 1] == UInt8(ascii: "I") || bytes[index - 1] == UInt8(ascii: "S"))
        && ends.contains { bytes[index...].starts(with: $0) }
    }
  }

  /// The name of a class property that begins at a lexeme, as in
  /// `@property (class, nonatomic, readonly) UIColor *brand;`.
  private static func property(at index: Int, _ text: (Int) -> String) -> Int? {
    guard text(index) == "@", text(index + 1) == "property", text(index + 2) == "(" else {
      return nil
    }
    var close = index + 3
    var isOfClass = false
    while close < index + 24, text(close) != ")" {
      if text(close) == "class" { isOfClass = true }
      close += 1
    }
    guard isOfClass, types.contains(text(close + 1)), text(close + 2) == "*", text(close + 4) == ";"
    else { return nil }
    return close + 3
  }
}
