/// The evaluator's knowledge of Apple's types.
package enum SystemTypes {
  static let frameworks: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Swift", "Foundation", "CoreGraphics",
  ]

  /// Names of system settings, unless the code declares them.
  static let settings: [String: SystemSetting] = [
    "colorScheme": .style, "traitCollection": .traits, "colorSchemeContrast": .contrast,
    "effectiveAppearance": .traits,
  ]

  /// Whether the evaluator knows a type of Apple's: it can create values of it, or compare its
  /// members.
  static func isKnown(_ type: String) -> Bool {
    known.contains(type) || Evaluator.fileTypes.contains(type) || NumberKind.isFloating(type)
      || NumberKind.isInteger(type)
  }

  /// Whether an enum may have raw values of a type.
  static func canBeRaw(_ type: String) -> Bool {
    type == "String" || NumberKind.isFloating(type) || NumberKind.isInteger(type)
  }

  /// The feature of fonts for digits of one width, by Core Text's names of its type and of its setting.
  static let monospacedDigits: Set<String> = ["kNumberSpacingType", "kMonospacedNumbersSelector"]

  private static let known: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "NSFont", "Animation",
    "CAMediaTimingFunction", "String", "Bool", "ColorScheme", "UIUserInterfaceStyle",
    "UITraitCollection", "NSAppearance", "NSAppearance.Name", "EnvironmentValues",
    "ColorSchemeContrast", "UIAccessibilityContrast", "Font.Weight", "Font.Design",
    "Font.TextStyle", "Font.Width", "UIFont.Weight", "UIFont.TextStyle",
    "NSFont.Weight", "NSFont.TextStyle",
    "UIFontMetrics", "Color.RGBColorSpace", "UIFontDescriptor", "UIFontDescriptor.SystemDesign",
    "UIFontDescriptor.AttributeName", "UIFontDescriptor.TraitKey", "UIFontDescriptor.FeatureKey",
    "UIScreen", "UIDevice", "NSFontManager", "NSWorkspace", "ProcessInfo",
    "UIApplication", "NSApp", "NSApplication", "CGSize", "CGPoint", "ColorResource",
    "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIAccessibility", "Gradient",
    "Gradient.Stop", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "AnyShapeStyle", "OSAllocatedUnfairLock", "Mutex", "Scanner",
  ]

  /// The alternative types of values.
  static func otherNames(of type: String) -> [String] {
    switch type {
    case "CGFloat": ["Double", "Float"]
    case "ColorScheme": ["UIUserInterfaceStyle"]
    case "UITraitCollection": ["EnvironmentValues", "NSAppearance"]
    default: []
    }
  }

  /// The setting represented by values of a type.
  static func setting(ofType type: String) -> SystemSetting? {
    switch type {
    case "ColorScheme", "UIUserInterfaceStyle": .style
    case "UITraitCollection", "NSAppearance", "EnvironmentValues": .traits
    case "ColorSchemeContrast", "UIAccessibilityContrast": .contrast
    default: nil
    }
  }

  /// Whether a type says that it is light or dark.
  static func isAppearance(_ type: String) -> Bool {
    setting(ofType: DeclaredType.base(of: type)) == .style
  }

  /// The property wrappers of views for values created elsewhere.
  package static let holders: Set<String> = [
    "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "Bindable",
  ]

  /// The setting that a property of a view or a model reads from the environment.
  static func setting(of declaration: Declaration, _ wrapper: String) -> SystemSetting? {
    guard wrapper == "Environment" else { return nil }
    switch declaration.type {
    case "ColorScheme": return .style
    case "ColorSchemeContrast": return .contrast
    case nil: return settings[declaration.name]
    default: return nil
    }
  }
}
