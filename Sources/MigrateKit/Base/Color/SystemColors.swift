/// The colors of Apple's frameworks, by their names in Swift.
///
/// The same name means different things in different types: `Color.red` is the adaptive system red,
/// `UIColor.red` is a fixed #FF0000. A *hue* is a value like any other and a finding; a *semantic*
/// color (`label`, `primary`) is a token already, of the system's own design system.
///
/// The values were compared with WebKit's run-time baselines of iOS 15–18 and iOS 26, with the
/// tables of the Human Interface Guidelines (June and December 2025) and with the captures in
/// OpenSwiftUI and Flutter. Apple says that they may change from release to release.
package enum SystemColors {
  /// A release with its own values of the system colors.
  package enum Release: String, CaseIterable, Sendable {
    /// The colors of iOS 15 to iOS 18.
    case ios18
    /// The colors of iOS 26.
    case ios26
  }

  /// The type on which a color is a member.
  package enum Owner: Sendable, CaseIterable {
    /// SwiftUI's `Color`, and `ShapeStyle` for its implicit members.
    case color
    case uiColor, nsColor, cgColor
  }

  /// What a member name represents.
  package enum Meaning: Hashable, Sendable {
    /// A hard-coded value. `isApproximate` when the system defines it in a space that is not
    /// exactly sRGB, so that what is drawn may differ by a shade.
    case hue(ColorValue, isApproximate: Bool = false)
    /// A semantic color of the system, with its value where it is known.
    case semantic(ColorValue?)
    /// No color at all.
    case clear
  }

  /// What `owner.name` represents in a release; `nil` when the system has no such color.
  ///
  ///     SystemColors.meaning(of: "red", on: .uiColor, in: .ios26)    // #FF0000, fixed
  ///     SystemColors.meaning(of: "label", on: .uiColor, in: .ios26)  // semantic
  package static func meaning(of name: String, on owner: Owner, in release: Release) -> Meaning? {
    if name == "clear" { return .clear }
    switch owner {
    case .color: return swiftUIMeaning(of: name, in: release)
    case .uiColor: return uiKitMeaning(of: name, in: release)
    case .nsColor: return appKitMeaning(of: name, in: release)
    case .cgColor: return grayEnds[name].map { .hue($0) }
    }
  }

  /// Whether the system has a color of this name on a type, so that code with the name means that one.
  package static func declare(_ name: String, on owner: Owner) -> Bool {
    Release.allCases.contains { meaning(of: name, on: owner, in: $0) != nil }
  }

  /// What an asset catalog's system reference represents: `systemRedColor`, `labelColor`.
  ///
  /// References are Objective-C selectors: the Swift name with `Color` after it. `platform` is the
  /// catalog's word; `osx` reads the name as AppKit does, every other one as UIKit does.
  package static func meaning(
    ofReference reference: String, platform: String, in release: Release
  ) -> Meaning? {
    let owner: Owner = platform == "osx" ? .nsColor : .uiColor
    if let meaning = meaning(of: reference, on: owner, in: release) { return meaning }
    guard reference.hasSuffix("Color") else { return nil }
    return meaning(of: String(reference.dropLast("Color".count)), on: owner, in: release)
  }

  private static func swiftUIMeaning(of name: String, in release: Release) -> Meaning? {
    if let end = grayEnds[name] { return .hue(end) }
    // Only UIKit has numbered grays: there is no `Color.gray2`.
    if !isNumberedGray(name), let hue = hue(name, in: release) { return .hue(hue) }
    switch name {
    case "primary": return .semantic(semanticValue("label", in: release))
    case "secondary": return .semantic(semanticValue("secondaryLabel", in: release))
    default: return swiftUISemantics.contains(name) ? .semantic(nil) : nil
    }
  }

  private static func uiKitMeaning(of name: String, in release: Release) -> Meaning? {
    if let fixed = fixedColors[name] { return .hue(fixed) }
    if let hue = systemHue(name, in: release) { return .hue(hue) }
    if let value = semanticValue(name, in: release) { return .semantic(value) }
    return uiKitSemantics.contains(name) ? .semantic(nil) : nil
  }

  private static func appKitMeaning(of name: String, in release: Release) -> Meaning? {
    if let end = grayEnds[name] { return .hue(end) }
    // AppKit documents the same components as UIKit, in calibrated or generic spaces.
    if let fixed = fixedColors[name] { return .hue(fixed, isApproximate: true) }
    if let hue = systemHue(name, in: release), !isNumberedGray(name) {
      // Before version 26 the Mac had different shades of four hues; without a reliable source they
      // have no value.
      let isShared = release == .ios26 || !macShades.contains(name)
      return isShared ? .hue(hue, isApproximate: true) : .semantic(nil)
    }
    return appKitSemantics.contains(name) ? .semantic(nil) : nil
  }

  /// The hue named `systemRed` or `systemGray3`.
  private static func systemHue(_ name: String, in release: Release) -> ColorValue? {
    guard name.hasPrefix("system") else { return nil }
    let hueName = name.dropFirst("system".count)
    guard let first = hueName.first, first.isUppercase else { return nil }
    return hue(first.lowercased() + hueName.dropFirst(), in: release)
  }

  private static func isNumberedGray(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(last)
  }
}
