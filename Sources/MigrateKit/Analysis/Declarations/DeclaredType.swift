/// Classifies written types, as far as style values are concerned.
package enum DeclaredType {
  /// Whether values of the type are a style's: colors, fonts, numbers, animations, gradients.
  static func isStyle(_ type: String) -> Bool {
    style.contains(base(of: type))
  }

  /// Whether a path is the name of a style's type, and not of one that is nested in another: no `ShopAsset.Color`.
  static func isStyleItself(_ path: String) -> Bool { style.contains(path) }

  /// Recognizes the names that may be those of a style's type, or `Self`, without a copy.
  static let filter: NameFilter = {
    var filter = NameFilter()
    for name in style { filter.insert(Array(name.utf8)) }
    filter.insert(Array("Self".utf8))
    return filter
  }()

  /// Whether a type belongs to Apple's frameworks, not to the project.
  package static func isSystem(_ type: String) -> Bool { system.contains(base(of: type)) }

  /// The protocols by which types carry a style: SwiftUI's modifiers of views, and its styles of controls.
  package static let carriersOfStyle: Set<String> = [
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "TextFieldStyle", "ToggleStyle",
    "LabelStyle", "GroupBoxStyle", "ProgressViewStyle", "MenuStyle", "GaugeStyle",
    "DisclosureGroupStyle", "LabeledContentStyle", "TextEditorStyle",
  ]

  /// The last name of a type without its module, optionals and generic arguments: `Color` of
  /// `SwiftUI.Color?`.
  package static func base(of type: String) -> String {
    if isOneName(type) { return type }
    var name = bare(type)
    if let period = name.lastIndex(of: UInt8(ascii: ".")) {
      name = name[name.index(after: period)...]
    }
    return String(Substring(name))
  }

  /// The path of a written type without `some`, optionals, generic arguments and Apple's module: `Theme.Colors` of
  /// `Theme.Colors?`.
  package static func path(of type: String) -> String {
    if isOneName(type) { return type }
    var name = bare(type)
    for framework in frameworks where name.starts(with: framework.utf8) {
      name = name.dropFirst(framework.utf8.count)
    }
    return String(Substring(name))
  }

  /// Whether a type is written as one name, as most are.
  private static func isOneName(_ type: String) -> Bool {
    type.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"),
        UInt8(ascii: "."):
        false
      default: true
      }
    }
  }

  /// A type without the keywords before it, optionals and generic arguments.
  private static func bare(_ type: String) -> Substring.UTF8View {
    var name = type[...].utf8
    for keyword in ["some ", "any ", "inout "] where name.starts(with: keyword.utf8) {
      name = name.dropFirst(keyword.utf8.count)
    }
    while let last = name.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      name = name.dropLast()
    }
    return name.firstIndex(of: UInt8(ascii: "<")).map { name[..<$0] } ?? name
  }

  private static let frameworks = ["SwiftUI.", "UIKit.", "AppKit.", "Swift."]

  /// Whether only a module of Apple's is in front of the last name of a type.
  fileprivate static func isFirst(
    _ last: Int, in names: ArraySlice<Int>, of outline: SyntaxOutline
  ) -> Bool {
    names.allSatisfy { $0 == last || modules.contains(outline.name($0)) }
  }

  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Foundation", "CoreGraphics", "QuartzCore",
  ]

  private static let style: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "Font", "UIFont", "NSFont", "CGFloat",
    "Double", "Float", "TimeInterval", "CFTimeInterval", "Animation", "CAMediaTimingFunction",
    "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGSize", "LinearGradient",
    "Gradient",
  ]

  /// Members of styles that have the type of what they are chained on.
  fileprivate static let membersOfSameType: Set<String> = [
    "opacity", "withAlphaComponent", "weight", "bold", "italic", "monospaced", "monospacedDigit",
    "smallCaps", "leading", "width", "withSize", "rounded", "speed", "delay", "repeatCount",
    "repeatForever", "copy", "resolvedColor", "mix", "init", "brightness", "scaled",
  ]

  /// Whether an alias may have a type of values of a style, or one that converts to them.
  static func isNumberOrStyle(_ type: some StringProtocol) -> Bool {
    type == "Int" || style.contains(String(type))
  }

  private static let system = style.union([
    "View", "Text", "Image", "UIView", "NSView", "UIImage", "NSImage", "CALayer", "UILabel",
    "UIButton", "String", "Int", "Bool", "Array", "Dictionary", "Set", "Optional", "UIScreen",
    "EnvironmentValues", "AnyView", "AnyShapeStyle", "ButtonStyle", "PrimitiveButtonStyle",
    "ViewModifier", "ColorResource", "ImageResource", "Self", "UIViewController", "Bundle",
    "ColorScheme", "UITraitCollection", "Date", "URL", "Data", "NSAttributedString",
    "AttributedString", "UIBezierPath", "Path", "CGRect", "CGPoint",
  ])
}

extension SyntaxOutline {
  /// The text of a written type; `nil` for an empty span.
  package func typeText(_ span: Range<Int>) -> String? { span.isEmpty ? nil : compactText(span) }

  /// The obvious type of an initial value: `CGFloat` of `CGFloat(8)`, `Theme` of `Theme()`, `Color`
  /// of `Color.red`, `Double` of `1.5`.
  ///
  /// A choice of two styles of one type has that type. Other choices, a comparison and members that may change the type
  /// make none obvious.
  func madeType(_ span: Range<Int>) -> String? {
    guard !span.isEmpty else { return nil }
    if let question = outerQuestion(in: span) { return chosenType(question) }
    if let inner = parenthesized(span) { return madeType(inner) }
    if let (op, name) = weakestOperator(in: span) {
      switch name {
      case "as":
        return kind(op + 1) == .identifier ? compactText(op + 1..<span.upperBound) : nil
      case "+", "-", "*", "/", "??": break
      default: return nil
      }
    }
    return changesType(span) ? nil : roughType(span)
  }

  /// The type of the style that a choice makes; `nil` if its arms make different ones, or none.
  private func chosenType(_ question: Int) -> String? {
    guard let choice = ternary(at: question), let type = madeType(choice.thenArm),
      DeclaredType.isStyle(type), madeType(choice.elseArm) == type
    else { return nil }
    return type
  }

  /// The expression in parentheses; `nil` for anything else, a tuple included.
  private func parenthesized(_ span: Range<Int>) -> Range<Int>? {
    guard let first = span.first, kind(first) == .leftParen, partner(first) == span.upperBound - 1
    else { return nil }
    let elements = elements(open: first, close: span.upperBound - 1)
    return elements.count == 1 && elements[0].label == nil ? elements[0].value : nil
  }

  /// The type that the start of an initial value suggests, which the rest may change, or that of a choice.
  func roughType(_ span: Range<Int>) -> String? {
    startType(span) ?? outerQuestion(in: span).flatMap(chosenType)
  }

  private func startType(_ span: Range<Int>) -> String? {
    guard let first = span.first else { return nil }
    switch kind(first) {
    case .identifier:
      if kind(span.upperBound - 2) == .period, isText(span.upperBound - 1, "cgColor") {
        return "CGColor"
      }
      let path = calleePath(from: first).filter { $0 < span.upperBound }
      guard let head = path.first, startsUppercase(head) else {
        return isText(first, "true") || isText(first, "false") ? "Bool" : nil
      }
      let types = path.prefix { startsUppercase($0) }
      guard let last = types.last else { return nil }
      let name = types.map { self.name($0) }.joined(separator: ".")
      // A member of a project's type may have any type, also of a `Kit.Color`; one of a style's type has that type.
      let isWhole = last == path.last || isText(last + 2, "init")
      let isStyle = DeclaredType.isStyle(name) && DeclaredType.isFirst(last, in: types, of: self)
      return isWhole || isStyle ? name : nil
    case .stringStart: return partner(first) == span.upperBound - 1 ? "String" : nil
    default:
      if let literal = numericLiteral(span) { return literal.integer == nil ? "Double" : "Int" }
      if let tuple = madeTupleType(span) { return tuple }
      if let inner = parenthesized(span) { return roughType(inner) }
      guard number(span) != nil else { return nil }
      let isInteger = span.allSatisfy { kind($0) != .float && kind($0) != .identifier }
      return isInteger ? "Int" : "Double"
    }
  }

  /// Whether members that are chained on a value of a style's type may have another one: `swiftUI` of
  /// `UIColor(white: 1, alpha: 1).swiftUI` and of `UIColor.ink.swiftUI`.
  private func changesType(_ span: Range<Int>) -> Bool {
    guard let first = span.first, kind(first) == .identifier else { return false }
    let path = calleePath(from: first).filter { $0 < span.upperBound }
    let types = path.prefix { startsUppercase($0) }
    guard let last = path.last, let type = types.last, DeclaredType.isStyle(name(type)),
      !isText(span.upperBound - 1, "cgColor")
    else { return false }
    let chained =
      path.dropFirst(types.count + 1)
      + links(from: last).lazy.filter { $0.name >= 0 && $0.end <= span.upperBound }.map(\.name)
    return chained.contains { !DeclaredType.membersOfSameType.contains(name($0)) }
  }

  /// One case of an enum.
  package struct CaseElement {
    /// The lexeme of its name.
    package var name: Int
    /// The associated values, by label and type.
    var values: [(label: String?, type: String)]
    /// The lexemes of its raw value.
    package var rawValue: Range<Int>?
  }

  /// The cases that a `case` of an enum declares: `case small = 8, large = 16`.
  package func caseElements(after keyword: Int) -> [CaseElement] {
    var result: [CaseElement] = []
    var index = keyword + 1
    while result.count < Self.maximumElements, kind(index) == .identifier {
      var element = CaseElement(name: index, values: [], rawValue: nil)
      index += 1
      if kind(index) == .leftParen, let close = partner(index) {
        element.values = elements(open: index, close: close).map {
          ($0.label.map { name($0) }, compactText($0.value))
        }
        index = close + 1
      }
      if kind(index) == .equal {
        let start = index + 1
        index = start
        while index < count, kind(index) != .comma, !startsLine(index) || index == start,
          kind(index) != .rightBrace, kind(index) != .semicolon
        {
          index = stepOver(index)
        }
        element.rawValue = start..<index
      }
      result.append(element)
      guard kind(index) == .comma else { break }
      index += 1
    }
    return result
  }
}
