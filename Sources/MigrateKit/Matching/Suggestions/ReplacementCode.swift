/// Writes tokens in place of values.
///
/// A site without code in the mapping uses that of a related type if Swift converts it without
/// changing the result: a `Color` is a `ShapeStyle`, a `UIColor` has a `cgColor`, a `CGFloat` is a
/// `Double`. Nothing else is converted.
struct ReplacementCode: Sendable {
  private let tokens: [DesignToken]
  private let codes: [String: [Site: TokenCode]]
  /// Whether the file draws with AppKit.
  private let usesAppKit: Bool

  init(_ designSystem: DesignSystem, usesAppKit: Bool) {
    tokens = designSystem.tokens
    codes = designSystem.codes
    self.usesAppKit = usesAppKit
  }

  /// Whether a file with these imports draws with AppKit.
  static func usesAppKit(imports: [String]) -> Bool {
    imports.contains { $0 == "AppKit" || $0 == "Cocoa" } && !imports.contains("UIKit")
  }

  /// The code of the first of `members` that has some at `site`; an alias without code uses that of
  /// its target.
  func code(of members: [Int], at site: Site) -> TokenCode? {
    for member in members {
      func own(_ path: String) -> TokenCode? { codes[path].flatMap { code(in: $0, at: site) } }
      if let found = own(tokens[member].path) { return found }
      for path in tokens[member].aliasOf {
        if let found = own(path) { return found }
      }
    }
    return nil
  }

  /// Whether the code of a group at `site` makes a color of one framework from that of another: `Color(UIColor.ink)`,
  /// `Color(uiColor: UIColor.ink)`.
  func isConverted(_ members: [Int], at site: Site) -> Bool {
    guard site.colorType != nil || site == .shapeStyle, let code = code(of: members, at: site)?.text
    else { return false }
    return Self.conversions.contains { start in
      code.hasPrefix(start) && code.dropFirst(start.utf8.count).first?.isUppercase == true
    }
  }

  private static let conversions = [
    "Color(", "UIColor(", "NSColor(", "Color(uiColor: ", "Color(nsColor: ",
  ]

  /// The codes of `members` at `site`, in order.
  func codes(of members: [Int], at site: Site) -> [TokenCode] {
    var result: [TokenCode] = []
    func add(_ path: String) {
      guard let code = codes[path].flatMap({ code(in: $0, at: site) }), !result.contains(code)
      else { return }
      result.append(code)
    }
    for member in members {
      add(tokens[member].path)
      for path in tokens[member].aliasOf { add(path) }
    }
    return result
  }

  /// The replacement for `source`, with the additions of its form; `nil` if it cannot be written.
  func replacement(
    of candidate: RankedCandidate, at site: Site, source: String = "", alphaBaseEnd: Int? = nil
  ) -> TokenCode? {
    guard var code = candidate.code else { return nil }
    switch candidate.form {
    case .plain:
      return code
    case .alpha(let alpha):
      let amount = AlphaText.text(for: alpha, in: source, after: alphaBaseEnd)
      guard let text = withAlpha(code.text, amount, at: site) else { return nil }
      code.text = text
    case .font(let weight, let isItalic):
      guard site == .font else { return nil }
      code.text = operand(code.text)
      if let weight { code.text += ".weight(.\(weight.rawValue))" }
      if isItalic { code.text += ".italic()" }
    case .negated:
      code.text = "-" + operand(code.text)
    }
    return code
  }

  // MARK: Sites

  private func code(in sites: [Site: TokenCode], at site: Site) -> TokenCode? {
    if let own = sites[site] { return own }
    switch site {
    case .shapeStyle: return sites[.color].flatMap(qualified)
    case .cgColor: return qualified(sites[usesAppKit ? .nsColor : .uiColor], adding: ".cgColor")
    case .double: return qualified(sites[.cgFloat], inside: "Double")
    case .cgFloat: return qualified(sites[.double], inside: "CGFloat")
    case .number: return sites[.cgFloat] ?? sites[.double] ?? sites[.float]
    case .any: return anySite(sites)
    case .color, .uiColor, .nsColor, .font, .uiFont, .nsFont, .float, .viewModifier, .layer,
      .animation, .timingFunction:
      return nil
    }
  }

  /// Where no type is expected, as in an attributed-string value, only qualified code of the
  /// platform's type compiles and means the same.
  private func anySite(_ sites: [Site: TokenCode]) -> TokenCode? {
    let preferred: [Site] =
      usesAppKit ? [.nsColor, .nsFont, .cgFloat] : [.uiColor, .uiFont, .cgFloat]
    return preferred.lazy.compactMap { sites[$0] }.first.flatMap(qualified)
  }

  /// Code that needs no inferred type; not an implicit member.
  private func qualified(_ code: TokenCode) -> TokenCode? {
    code.text.hasPrefix(".") ? nil : code
  }

  private func qualified(_ code: TokenCode?, adding suffix: String) -> TokenCode? {
    guard var result = code.flatMap(qualified) else { return nil }
    result.text = operand(result.text) + suffix
    return result
  }

  private func qualified(_ code: TokenCode?, inside type: String) -> TokenCode? {
    guard var result = code.flatMap(qualified) else { return nil }
    result.text = "\(type)(\(result.text))"
    return result
  }

  // MARK: Additions

  private func withAlpha(_ text: String, _ amount: String, at site: Site) -> String? {
    switch site {
    case .color, .shapeStyle:
      return operand(text) + ".opacity(\(amount))"
    case .uiColor, .nsColor, .any:
      return operand(text) + ".withAlphaComponent(\(amount))"
    case .cgColor:
      // A `CGColor` takes an alpha only by a copy that may fail; the color it comes from does not.
      let suffix = ".cgColor"
      guard text.hasSuffix(suffix) else { return nil }
      return text.dropLast(suffix.count) + ".withAlphaComponent(\(amount))" + suffix
    case .font, .uiFont, .nsFont, .cgFloat, .double, .float, .number, .viewModifier,
      .layer, .animation, .timingFunction:
      return nil
    }
  }

  /// The text in a form on which a member can be chained.
  private func operand(_ text: String) -> String {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: return "(\(text))"
      default: break
      }
    }
    return text
  }
}
