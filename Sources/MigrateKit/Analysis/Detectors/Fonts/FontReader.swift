/// Reads the font created by a call.
package struct FontReader {
  let outline: SyntaxOutline
  /// Whether the file uses AppKit, not UIKit, for implicit members.
  private let isAppKit: Bool

  /// Prepares the reading of a file.
  package init(_ outline: SyntaxOutline) {
    self.outline = outline
    let modules = outline.imports.map { outline.text($0 + 1) }
    isAppKit =
      (modules.contains("AppKit") || modules.contains("Cocoa")) && !modules.contains("UIKit")
  }

  /// The fonts of the file, and the sizes that it passes to the app's functions; without what is only compared.
  package func expressions() -> [FontExpression] {
    let made = FontWords.makers.flatMap { word in
      outline.indices(of: word).compactMap { expression(at: Int($0)) }
    }
    return made.filter { !isCompared($0.span) }
      + outline.indices(of: .fontSize).compactMap { ownSize(labelledBy: Int($0)) }
  }

  private func isCompared(_ span: Range<Int>) -> Bool {
    guard case .operand(let op) = ValueHolder(of: span, in: outline).slot else { return false }
    return outline.isText(op, "==") || outline.isText(op, "!=")
  }

  /// The font created by the call of the word at `index`; `nil` if there is none.
  func expression(at index: Int) -> FontExpression? {
    guard let call = outline.call(named: index) else { return nil }
    switch outline.word(index) {
    case .system: return system(call)
    case .custom: return custom(call)
    case .UIFont, .NSFont: return named(call)
    case .`init`: return implicitlyNamed(call)
    case .preferredFont: return preferred(call)
    case .withSize: return resized(call)
    case .SymbolConfiguration: return symbol(call)
    default: return platform(call)
    }
  }

  // MARK: - SwiftUI

  /// Whether a member is `Font`'s: `.system`, `Font.system`, `SwiftUI.Font.system`.
  private func isMember(_ name: Int, of owner: KnownWord) -> Bool {
    guard outline.kind(name - 1) == .period else { return false }
    return outline.startsImplicitMember(name - 1) || outline.word(name - 2) == owner
  }

  private func system(_ call: CallExpression) -> FontExpression? {
    guard isMember(call.name, of: .Font) else { return nil }
    let arguments = outline.arguments(call)
    guard let size = argument("size", in: arguments) else { return systemStyle(call, arguments) }
    var font = expression(call, .system, "Font", .font, size: size.value, arguments)
    font.readWeight(argument("weight", in: arguments), outline)
    font.readDesign(argument("design", in: arguments), outline)
    return swiftUIChain(font)
  }

  /// Reads `.system(.caption, design: .monospaced)`.
  private func systemStyle(_ call: CallExpression, _ arguments: [Argument]) -> FontExpression? {
    guard let first = arguments.first, first.label == nil,
      let style = textStyle(first.value)
    else { return nil }
    var font = expression(call, .style, "Font", .font, size: first.value, arguments)
    font.font = style.font
    font.size = .constant(style.size)
    font.readWeight(argument("weight", in: arguments), outline)
    font.readDesign(argument("design", in: arguments), outline)
    return swiftUIChain(font)
  }

  private func custom(_ call: CallExpression) -> FontExpression? {
    guard isMember(call.name, of: .Font) else { return nil }
    let arguments = outline.arguments(call)
    guard let name = arguments.first, name.label == nil,
      let size = argument("size", in: arguments) ?? argument("fixedSize", in: arguments)
    else { return nil }
    var font = expression(call, .custom, "Font", .font, size: size.value, arguments)
    font.readName(name.value, outline)
    if let style = argument("relativeTo", in: arguments) {
      font.font.textStyle = textStyle(style.value)?.name
    } else if let label = size.label, outline.isText(label, "size") {
      // Without `relativeTo`, a custom font scales as the body.
      font.font.textStyle = "body"
    }
    return swiftUIChain(font)
  }

  // MARK: - UIKit and AppKit

  private func platform(_ call: CallExpression) -> FontExpression? {
    let word = outline.word(call.name)
    guard let base = PlatformFont(word), outline.kind(call.name - 1) == .period else { return nil }
    let isImplicit = outline.startsImplicitMember(call.name - 1)
    let owner = isImplicit ? .none : outline.word(call.name - 2)
    let alias = isImplicit || owner != .none ? nil : fontAlias(call.name - 2)
    guard isImplicit || owner == .UIFont || owner == .NSFont || alias != nil else { return nil }
    let arguments = outline.arguments(call)
    guard let size = argument("ofSize", in: arguments) else { return nil }
    let isNSFont = owner == .NSFont || isImplicit && isAppKit
    var font = expression(
      call, .platform, isNSFont ? "NSFont" : "UIFont", isNSFont ? .nsFont : .uiFont,
      size: size.value, arguments)
    font.alias = alias
    font.font.weight = base.weight
    font.font.design = base.design
    font.font.isItalic = base.isItalic
    font.font.isSystemBold = word == .boldSystemFont && !isNSFont
    if word != .boldSystemFont { font.readWeight(argument("weight", in: arguments), outline) }
    return platformChain(font)
  }

  /// A name that may be the app's alias of the type: `PlatformFont`.
  private func fontAlias(_ index: Int) -> String? {
    guard outline.kind(index) == .identifier, outline.startsUppercase(index) else { return nil }
    let name = outline.name(index)
    return name.hasSuffix("Font") && outline.kind(index - 1) != .period ? name : nil
  }

  /// Reads `UIFont(name: "Lora", size: 17)`.
  private func named(_ call: CallExpression) -> FontExpression? {
    let isNSFont = outline.word(call.name) == .NSFont
    return named(
      call, isNSFont ? "NSFont" : "UIFont", isNSFont ? .nsFont : .uiFont,
      start: outline.chainStart(call.name))
  }

  /// `.init(name: "Lora", size: 17)`, and the same on the type.
  private func implicitlyNamed(_ call: CallExpression) -> FontExpression? {
    guard outline.kind(call.name - 1) == .period else { return nil }
    let isImplicit = outline.startsImplicitMember(call.name - 1)
    let owner = isImplicit ? .none : outline.word(call.name - 2)
    guard isImplicit || owner == .UIFont || owner == .NSFont else { return nil }
    let isNSFont = owner == .NSFont || isImplicit && isAppKit
    return named(
      call, isNSFont ? "NSFont" : "UIFont", isNSFont ? .nsFont : .uiFont,
      start: outline.chainStart(call.name))
  }

  private func named(
    _ call: CallExpression, _ type: String, _ site: Site, start: Int
  ) -> FontExpression? {
    let arguments = outline.arguments(call)
    guard arguments.count == 2, let name = argument("name", in: arguments),
      let size = argument("size", in: arguments)
    else { return nil }
    var font = FontExpression(
      form: .named, span: start..<call.close + 1, signature: "\(type)(name:size:)", site: site,
      size: outline.numberReading(size.value), sizeSpan: size.value, font: FontValue(size: 0))
    font.readName(name.value, outline)
    return platformChain(font)
  }

  private func preferred(_ call: CallExpression) -> FontExpression? {
    guard isMember(call.name, of: .UIFont) || isMember(call.name, of: .NSFont),
      let style = argument("forTextStyle", in: outline.arguments(call))
        .flatMap({ textStyle($0.value) })
    else { return nil }
    let isNSFont = outline.word(call.name - 2) == .NSFont || isAppKit
    var font = expression(
      call, .style, isNSFont ? "NSFont" : "UIFont", isNSFont ? .nsFont : .uiFont,
      size: call.name..<call.name + 1, outline.arguments(call))
    font.font = style.font
    font.size = .constant(style.size)
    return font
  }

  /// `font.withSize(14)` on an unknown font.
  private func resized(_ call: CallExpression) -> FontExpression? {
    let arguments = outline.arguments(call)
    guard outline.kind(call.name - 1) == .period, arguments.count == 1, arguments[0].label == nil
    else { return nil }
    let start = outline.chainStart(call.name)
    guard start < call.name - 1, !makesFont(from: start, before: call.name) else { return nil }
    return FontExpression(
      form: .resized, span: start..<call.close + 1, signature: ".withSize(_:)",
      site: isAppKit ? .nsFont : .uiFont, size: outline.numberReading(arguments[0].value),
      sizeSpan: arguments[0].value, font: FontValue(size: 0),
      unknownPart: "the font that it resizes is not known here")
  }

  /// Whether a chain creates a font that is read as a whole.
  private func makesFont(from start: Int, before end: Int) -> Bool {
    (start..<end).contains { index in
      let word = outline.word(index)
      return word != .withSize && FontWords.makers.contains(word)
        && expression(at: index) != nil
    }
  }

  /// `UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)`: the number is what can change.
  private func symbol(_ call: CallExpression) -> FontExpression? {
    let arguments = outline.arguments(call)
    guard let size = argument("pointSize", in: arguments) else { return nil }
    var font = FontExpression(
      form: .symbol, span: size.value,
      signature: outline.signature("SymbolConfiguration", arguments), site: .cgFloat,
      size: outline.numberReading(size.value), sizeSpan: size.value, font: FontValue(size: 0))
    font.readWeight(argument("weight", in: arguments), outline)
    return font
  }

  // MARK: - Parts

  private func expression(
    _ call: CallExpression, _ form: FontExpression.Form, _ type: String, _ site: Site,
    size: Range<Int>, _ arguments: [Argument]
  ) -> FontExpression {
    FontExpression(
      form: form, span: outline.chainStart(call.name)..<call.close + 1,
      signature: outline.signature(type + "." + outline.name(call.name), arguments), site: site,
      size: outline.numberReading(size), sizeSpan: size, font: FontValue(size: 0))
  }

  func argument(_ label: StaticString, in arguments: [Argument]) -> Argument? {
    arguments.first { argument in argument.label.map { outline.isText($0, label) } ?? false }
  }

  /// The text style that `.body` or `Font.TextStyle.body` names.
  func textStyle(_ span: Range<Int>) -> SystemTextStyle? {
    guard let last = span.last, outline.kind(last) == .identifier,
      outline.kind(last - 1) == .period
    else { return nil }
    return SystemTextStyle.named(outline.name(last))
  }
}

/// UIKit's and AppKit's font factories by size.
struct PlatformFont {
  /// The weight it comes with.
  var weight: FontValue.Weight?
  /// The design it comes with.
  var design: FontValue.Design?
  /// Whether it is italic.
  var isItalic = false

  /// The font created by a word.
  init?(_ word: KnownWord) {
    switch word {
    case .systemFont, .labelFont, .menuFont, .messageFont, .toolTipsFont, .controlContentFont,
      .userFont, .monospacedDigitSystemFont:
      break
    case .boldSystemFont, .titleBarFont: weight = .bold
    case .italicSystemFont: isItalic = true
    case .monospacedSystemFont, .userFixedPitchFont: design = .monospaced
    default: return nil
    }
  }
}

/// The words that start a font.
enum FontWords {
  /// Words whose call may create a font.
  static let makers: [KnownWord] = [
    .system, .custom, .UIFont, .NSFont, .`init`, .systemFont, .boldSystemFont, .italicSystemFont,
    .monospacedSystemFont, .monospacedDigitSystemFont, .labelFont, .menuFont, .messageFont,
    .titleBarFont, .toolTipsFont, .controlContentFont, .userFont, .userFixedPitchFont,
    .preferredFont, .withSize, .SymbolConfiguration,
  ]
}
