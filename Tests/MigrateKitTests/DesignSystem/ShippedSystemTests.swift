import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What CoachMe, Magical Stories and Samwise answer to the shared names: value and code, as their
/// documents have them.
@Suite struct ShippedSystemTests {
  /// A shared or an own name, what it is worth and how a SwiftUI view spells it.
  struct Row: CustomTestStringConvertible, Sendable {
    var system: String
    var path: String
    var value: String
    var code: String

    init(_ system: String, _ path: String, _ value: String, _ code: String) {
      (self.system, self.path, self.value, self.code) = (system, path, value, code)
    }

    var testDescription: String { "\(system): \(path)" }
  }

  static let colors: [Row] = [
    Row("coaching", "color.accent.primary", "#C2410C", "Color.terracotta"),
    Row("coaching", "color.text.onAccent", "#FFFFFF", "Color.onTerracotta"),
    Row(
      "coaching", "color.background.app", "#FEF7ED dark #1E1C18",
      "Color.adaptiveCream(colorScheme)"),
    Row(
      "coaching", "color.text.primary", "#1A1814 dark #F5F3F0", "Color.adaptiveText(colorScheme)"),
    Row(
      "coaching", "color.text.secondary", "#5F5B52 dark #A9A59C",
      "Color.adaptiveText(colorScheme, isPrimary: false)"),
    Row("coaching", "color.feedback.success", "#228B22", "DesignSystem.Colors.success"),
    Row("coaching", "color.feedback.warning", "#D97706", "DesignSystem.Colors.warning"),
    Row("coaching", "coaching.color.amber", "#D97706", "Color.amber"),
    Row(
      "coaching", "color.shadow.raised", "#000000 at 0.1", "DesignConstants.Shadow.medium.color"),
    Row(
      "coaching", "coaching.color.errorIcon", "#C2410C at 0.8", "Color.terracotta.opacity(0.8)"),
    Row("story", "color.text.primary", "#222B45", "Color.deepNavy"),
    Row("story", "color.text.onAccent", "#FFFFFF", "Color.sparkleWhite"),
    Row("story", "color.background.card", "#F9F9F9", "ThemeColors.light.surface"),
    Row(
      "story", "story.theme.text", "#1A1A1A dark #FFFFFF",
      "ThemeColors.current(colorScheme).text"),
    Row(
      "story", "color.background.subtle", "#7B61FF at 0.1", "Color.magicalPrimary.opacity(0.1)"),
    Row("story", "color.feedback.error", "#F44336", "Color.error"),
    Row("runner", "color.accent.primary", "#2D5016", "Color.Samwise.forestGreen"),
    Row("runner", "color.text.secondary", "#87A96B", "Color.Samwise.sageGreen"),
    Row("runner", "color.background.card", "#F5F1E8", "Color.Samwise.warmBeige"),
    Row("runner", "color.feedback.error", "#E74C3C", "Color.Samwise.mutedRed"),
    Row("runner", "color.shadow.prominent", "#2D5016 at 0.2", "Color.Samwise.shadowHigh"),
  ]

  static let fonts: [Row] = [
    Row("coaching", "text.display", "34 bold rounded", "Typography.display"),
    Row("coaching", "text.caption", "13 regular", "Typography.caption"),
    Row("coaching", "text.footnote", "11 medium", "Typography.footnote"),
    Row("coaching", "coaching.type.bodyScaled", "17 regular as body", "Typography.bodyScaled"),
    Row("coaching", "icon.hero", "56 light", "Typography.emptyStateIcon"),
    Row("story", "text.title", "28 bold rounded", "Font.displayMedium"),
    Row("story", "text.button", "18 semibold rounded", "Font.headingSmall"),
    Row("story", "text.reading", "20 regular rounded", "Font.storyText"),
    Row("runner", "text.display", "34 bold as largeTitle", "Font.Samwise.titleLarge"),
    Row("runner", "text.subheadline", "15 medium as subheadline", "Font.Samwise.subheadline"),
    Row("runner", "icon.standard", "24 medium", "Font.Samwise.symbol"),
  ]

  static let radii: [Row] = [
    Row("coaching", "radius.card", "16", "DesignConstants.CornerRadius.container"),
    Row("coaching", "radius.button", "8", "DesignConstants.CornerRadius.interactive"),
    Row("coaching", "radius.input", "12", "DesignConstants.CornerRadius.input"),
    Row("story", "radius.button", "12", "CornerRadius.button"),
    Row("story", "radius.card", "16", "CornerRadius.card"),
    Row("runner", "radius.badge", "6", "Radius.small"),
    Row("runner", "radius.bubble", "8", "Radius.medium"),
    Row("runner", "radius.sheet", "12", "Radius.large"),
  ]

  static let spacings: [Row] = [
    Row("coaching", "spacing.standard", "16", "DesignConstants.Spacing.md"),
    Row("story", "spacing.tight", "8", "Spacing.xs"),
    Row("story", "spacing.sheet", "20", "ContainerSize.modalPadding"),
    Row("runner", "spacing.section", "24", "Spacing.loose"),
    Row("wellness", "spacing.wide", "32", "DesignTokens.Spacing.xl"),
    Row("wellness", "spacing.card", "16", "DesignTokens.Layout.cardPadding"),
    Row("ritual", "spacing.section", "32", "DesignSystem.Spacing.sectionSpacing"),
  ]

  static let otherNumbers: [Row] = [
    Row("story", "story.borderWidth.card", "1", "BorderWidth.card"),
    Row("wellness", "wellness.size.ringWidth", "12", "DesignTokens.Layout.ringWidth"),
    Row(
      "wellness", "wellness.size.highContrastBorder", "2", "DesignTokens.Layout.highContrastBorder"
    ),
    Row("ritual", "lineSpacing.relaxed", "6", "DesignSystem.Spacing.lineSpacingRelaxed"),
    Row("runner", "touchTarget.minimum", "44", "Spacing.touchTarget"),
  ]

  static let shadows: [Row] = [
    Row(
      "coaching", "shadow.card", "#000000 at 0.05 2 0 1",
      "shadow(color: DesignConstants.Shadow.subtle.color, "
        + "radius: DesignConstants.Shadow.subtle.radius, y: DesignConstants.Shadow.subtle.y)"),
    Row(
      "story", "shadow.card", "#000000 at 0.05 8 0 4",
      "shadow(color: Color.cardShadow, radius: CardShadow.radius, y: CardShadow.y)"),
    Row(
      "runner", "shadow.prominent", "#2D5016 at 0.2 16 0 8",
      "shadow(color: Elevation.high.color, radius: Elevation.high.radius, y: Elevation.high.y)"),
    Row(
      "wellness", "shadow.raised", "#000000 at 0.3 8 0 0",
      "shadow(color: DesignTokens.Shadow.button.color, radius: DesignTokens.Shadow.button.radius)"
    ),
  ]

  static let durations: [Row] = [
    Row("coaching", "duration.quick", "0.15", "DesignConstants.Animation.quick"),
    Row("story", "duration.standard", "0.3", "AnimationDuration.standard"),
    Row("runner", "duration.celebration", "0.8", "Timing.gentle"),
  ]

  static let animations: [Row] = [
    Row("story", "story.animation.magical", "spring 0.3 0.7", "Animation.magical"),
    Row("story", "animation.spring", "spring 0.3 0.6", "AnimationCurve.springy"),
    Row("story", "story.animation.pageTransition", "easeInOut 0.3", "Animation.pageTransition"),
    Row("story", "story.curve.standard", "easeInOut", "AnimationCurve.standard"),
    Row("runner", "animation.spring", "spring 0.6 0.8", "Animation.Samwise.natural"),
    Row("runner", "animation.celebration", "spring 0.3 0.6", "Animation.Samwise.celebration"),
    Row("wellness", "animation.spring", "spring 0.3 0.75", "Animation.wellness()"),
    Row(
      "wellness", "wellness.animation.characterMorph", "spring 0.5 0.65",
      "Animation.characterMorph"),
  ]

  static let layerShadows: [Row] = [
    Row(
      "coaching", "shadow.raised", "#000000 at 0.1 4 0 2", "cast(DesignConstants.Shadow.medium)"),
    Row("wellness", "shadow.card", "#000000 at 0.1 4 0 0", "cast(DesignTokens.Shadow.card)"),
  ]

  @Test(arguments: animations) func animation(row: Row) throws { try expect(row, at: .animation) }
  @Test(arguments: layerShadows) func layerShadow(row: Row) throws { try expect(row, at: .layer) }
  @Test(arguments: shadows)
  func shadow(row: Row) throws { try expect(row, at: .viewModifier) }
  @Test(arguments: durations) func duration(row: Row) throws { try expect(row, at: .double) }

  @Test(arguments: colors) func color(row: Row) throws { try expect(row, at: .color) }
  @Test(arguments: fonts) func font(row: Row) throws { try expect(row, at: .font) }
  @Test(arguments: radii + spacings + otherNumbers)
  func number(row: Row) throws { try expect(row, at: .cgFloat) }

  @Test(arguments: ["coaching", "story", "runner"])
  func codeWithTheColorSchemeRequiresIt(system: String) throws {
    let designSystem = try designSystem(system)
    for (path, sites) in designSystem.codes {
      for code in sites.values {
        #expect(
          code.text.contains("colorScheme") == (code.requires == "colorScheme"),
          "\(path): \(code.text)")
      }
    }
  }

  @Test(arguments: ["coaching", "story", "runner"])
  func everyColorAndRadiusHasRolesAndCode(system: String) throws {
    let designSystem = try designSystem(system)
    for token in designSystem.tokens {
      #expect(designSystem.codes[token.path]?.isEmpty == false, "\(token.path) has no code")
      if token.category == .color || token.category == .font, !token.isForAliasesOnly {
        #expect(!token.roles.isEmpty, "\(token.path) would serve any role")
      }
    }
  }

  @Test func noTokenOfSamwiseHasANameOfSwiftUI() throws {
    let codes = try designSystem("runner").codes.values.flatMap(\.values)
    #expect(!codes.contains { ["Color.primary", "Color.secondary"].contains($0.text) })
  }

  // MARK: Helpers

  private func expect(_ row: Row, at site: Site) throws {
    let designSystem = try designSystem(row.system)
    let token = try #require(designSystem.tokens.first { $0.path == row.path })
    #expect(text(token.value) == row.value)
    #expect(designSystem.codes[row.path]?[site]?.text == row.code)
  }

  private func designSystem(_ system: String) throws -> DesignSystem {
    try #require(MappingLoader.load("\(ShippedMappingTests.folder)/\(system).json").designSystem)
  }

  private func text(_ value: StyleValue) -> String {
    switch value {
    case .color(let color):
      let dark = color.dark.map { " dark " + text($0) } ?? ""
      return text(color.light) + dark
    case .font(let font):
      let parts = [
        NumberText.plain(font.size), font.weight?.rawValue, font.design?.rawValue,
        font.textStyle.map { "as " + $0 },
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    case .radius(let points): return NumberText.plain(points)
    case .number(let number, _): return NumberText.plain(number)
    case .animation(let animation):
      let duration = animation.duration.map { " " + NumberText.plain($0) } ?? ""
      guard case .spring(let response, let damping) = animation.motion else {
        return (animation.motion.name ?? "?") + duration
      }
      return "spring \(NumberText.plain(response)) \(NumberText.plain(damping))"
    case .shadow(let shadow):
      let numbers = [shadow.radius, shadow.x, shadow.y].map(NumberText.plain)
      return ([text(shadow.color.light)] + numbers).joined(separator: " ")
    }
  }

  private func text(_ sample: ColorSample) -> String {
    let bytes = sample.rgba8
    let hex = [bytes.red, bytes.green, bytes.blue].reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return sample.alpha == 1 ? hex : "\(hex) at \(NumberText.plain(sample.alpha))"
  }
}
