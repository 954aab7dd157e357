/// The members of Apple's style types that code of tokens may name without a declaration in the
/// project.
package enum SystemNames {
  /// Whether Apple's frameworks declare a static member on a type.
  package static func hasStaticMember(_ name: String, of type: String) -> Bool {
    switch type {
    case "Color", "UIColor", "NSColor", "CGColor":
      guard let owner = owner(type) else { return false }
      return SystemColors.meaning(of: name, on: owner, in: .ios26) != nil
        || colorFactories.contains(name)
    case "ShapeStyle": return SystemColors.swiftUIStyles.contains(name)
    case "Font":
      return SystemTextStyle.named(name)?.name == name
        || ["system", "custom", "Design", "Weight"].contains(name)
    case "UIFont", "NSFont": return fontFactories.contains(name)
    case "CGFloat", "Double", "Float", "Int": return numbers.contains(name)
    case "Bool", "String": return false
    case "Animation": return animations.contains(name)
    case let type where isPartOfFonts(type):
      return switch DeclaredType.base(of: type) {
      case "Weight": FontValue.Weight(rawValue: name) != nil
      case "Design": FontValue.Design(rawValue: name) != nil
      default: SystemTextStyle.named(name) != nil
      }
    // Xcode writes their members for the catalogs of a target.
    case "ColorResource", "ImageResource": return false
    default: return true
    }
  }

  /// Whether a type is one of the parts of a font that functions take: `Font.Weight`.
  static func isPartOfFonts(_ type: String) -> Bool {
    let names = type.split(at: ".", omittingEmptySubsequences: false)
    return names.count == 2 && ["Font", "UIFont", "NSFont"].contains(names[0])
      && ["Weight", "Design", "TextStyle"].contains(names[1])
  }

  private static func owner(_ type: String) -> SystemColors.Owner? {
    switch type {
    case "Color": .color
    case "UIColor": .uiColor
    case "NSColor": .nsColor
    case "CGColor": .cgColor
    default: nil
    }
  }

  /// Whether Apple's frameworks declare an instance member of this name on a style's type.
  package static func hasInstanceMember(_ name: String) -> Bool { instanceMembers.contains(name) }

  /// The type of such a member; `nil` if it is the same type.
  static func type(ofInstanceMember name: String) -> String? {
    switch name {
    case "cgColor": "CGColor"
    case "rawValue", "lowerBound", "upperBound", "wrappedValue": ""
    case "gradient": "AnyGradient"
    default: nil
    }
  }

  /// Whether a modifier belongs to SwiftUI's views.
  package static func isViewModifier(_ name: String) -> Bool { viewModifiers.contains(name) }

  private static let colorFactories: Set<String> = ["init", "Resolved", "RGBColorSpace"]
  private static let fontFactories: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "preferredFont", "labelFontSize", "buttonFontSize",
    "systemFontSize", "smallSystemFontSize", "labelFont", "menuFont", "Weight", "TextStyle",
  ]
  private static let numbers: Set<String> = [
    "infinity", "zero", "pi", "greatestFiniteMagnitude", "leastNormalMagnitude", "nan",
    "max", "min",
  ]
  private static let animations: Set<String> = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interpolatingSpring", "interactiveSpring", "timingCurve",
  ]
  private static let instanceMembers: Set<String> = [
    "opacity", "withAlphaComponent", "cgColor", "gradient", "weight", "bold", "italic",
    "monospaced",
    "monospacedDigit", "smallCaps", "leading", "width", "withSize", "rawValue", "lowerBound",
    "upperBound", "mix", "resolvedColor", "speed", "delay", "repeatCount", "repeatForever", "copy",
    "pointSize", "wrappedValue", "init", "rounded", "brightness", "self",
  ]
  private static let viewModifiers: Set<String> = [
    "shadow", "padding", "font", "foregroundStyle", "foregroundColor", "background", "overlay",
    "cornerRadius", "clipShape", "tint", "frame", "animation", "opacity", "blur", "border",
    "modifier",
    "buttonStyle", "lineSpacing", "textStyle",
  ]
}
