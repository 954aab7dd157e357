// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum ContentMode: Hashable, Sendable { case fit, fill }
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum VerticalEdge: Sendable { case top, bottom }
public struct VerticalEdgeSet: OptionSet, Sendable {
  public let rawValue: Int8
  public init(rawValue: Int8) { stub() }
  public static let all = VerticalEdgeSet(rawValue: 3)
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { stub() }
  public static let all = SafeAreaRegions(rawValue: 3)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
}
public struct ContainerBackgroundPlacement: Sendable {
  public static let navigation = ContainerBackgroundPlacement()
  /// Declared by WidgetKit on Apple's platforms.
  public static let widget = ContainerBackgroundPlacement()
}
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { stub() }
}
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let next = SubmitLabel()
  public static let send = SubmitLabel()
  public static let search = SubmitLabel()
}
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { stub() }
  public static var sentences: TextInputAutocapitalization { stub() }
  public static var words: TextInputAutocapitalization { stub() }
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
}
public struct SymbolEffectStub: Sendable {
  public static let bounce = SymbolEffectStub()
  public static let pulse = SymbolEffectStub()
  public static let variableColor = SymbolEffectStub()
}
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
}
public struct ContentTransition: Equatable, Sendable {
  public static let opacity = ContentTransition()
  public static func numericText() -> ContentTransition { stub() }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
}
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public func tint(_ color: Color?) -> Glass { stub() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { stub() }
}
