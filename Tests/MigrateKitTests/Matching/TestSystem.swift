@testable import MigrateKit
@testable import MigrateKitCore

/// Short ways to write tokens, findings and what matching makes of them.
enum TestSystem {
  /// An opaque or translucent color from `RRGGBB` or `RRGGBBAA`.
  static func sample(_ hex: String) -> ColorSample {
    guard case .color(let color) = HexColor.read(hex, order: .rgba) else {
      preconditionFailure("a test's color is spelled wrong: \(hex)")
    }
    return color
  }

  /// A color token.
  static func color(
    _ path: String, _ light: String, dark: String? = nil, highContrast: String? = nil,
    roles: Set<UsageRole> = [.text], means: String? = nil, words: Set<String> = [],
    aliasOf: [String] = [], isSemantic: Bool = true, deprecated: String? = nil
  ) -> DesignToken {
    DesignToken(
      path: path,
      value: .color(
        ColorValue(
          light: sample(light), dark: dark.map(sample), highContrast: highContrast.map(sample))),
      roles: roles, means: means, meaningWords: words, aliasOf: aliasOf, isSemantic: isSemantic,
      deprecated: deprecated)
  }

  /// A font token.
  static func font(
    _ path: String, _ font: FontValue, roles: Set<UsageRole> = [.text], aliasOf: [String] = []
  ) -> DesignToken {
    DesignToken(
      path: path, value: .font(font), roles: roles, aliasOf: aliasOf, isSemantic: true)
  }

  /// A radius token.
  static func radius(
    _ path: String, _ value: Double, roles: Set<UsageRole> = [], aliasOf: [String] = []
  ) -> DesignToken {
    DesignToken(
      path: path, value: .radius(value), roles: roles, aliasOf: aliasOf, isSemantic: true)
  }

  /// A token of a number of any other category.
  static func number(
    _ path: String, _ value: Double, of category: TokenCategory = .spacing,
    roles: Set<UsageRole> = [], aliasOf: [String] = []
  ) -> DesignToken {
    DesignToken(
      path: path, value: .number(value, of: category), roles: roles, aliasOf: aliasOf,
      isSemantic: true)
  }

  /// A system in which every token is written by its path, in the manner of its site.
  static func designSystem(_ tokens: DesignToken..., prefer: [String] = []) -> DesignSystem {
    designSystem(tokens, prefer: prefer)
  }

  /// See `designSystem(_:prefer:)`.
  static func designSystem(_ tokens: [DesignToken], prefer: [String] = []) -> DesignSystem {
    var codes: [String: [Site: TokenCode]] = [:]
    for token in tokens where token.aliasOf.isEmpty {
      codes[token.path] = sites(of: token)
    }
    return DesignSystem(name: "Test", tokens: tokens, codes: codes, prefer: prefer)
  }

  private static func sites(of token: DesignToken) -> [Site: TokenCode] {
    switch token.category {
    case .color:
      [
        .color: TokenCode("Color.\(token.path)"), .shapeStyle: TokenCode("Color.\(token.path)"),
        .uiColor: TokenCode("UIColor.\(token.path)"),
      ]
    case .font:
      [.font: TokenCode("Font.\(token.path)"), .uiFont: TokenCode("UIFont.\(token.path)")]
    case .radius: [.cgFloat: TokenCode("Radius.\(token.path)")]
    case .shadow: [.viewModifier: TokenCode("shadow(Shadow.\(token.path))")]
    case .animation: [.animation: TokenCode("Animation.\(token.path)")]
    case .spacing, .duration, .opacity, .lineSpacing, .borderWidth, .touchTarget, .fontSize:
      [.cgFloat: TokenCode("\(token.category.title).\(token.path)")]
    }
  }
}

extension Finding {
  /// A finding of `value` that starts at `offset`.
  static func of(
    _ value: StyleValue?, _ role: UsageRole = .text, strength: RoleReading.Strength = .strong,
    site: Site, source: String = "…", at offset: Int = 0
  ) -> Finding {
    let reading =
      role == .unknown
      ? RoleReading.unknown : RoleReading(role, evidence: "test", strength: strength)
    let range = ByteRange(offset, offset + source.utf8.count)
    return Finding(
      file: "View.swift", range: range,
      start: SourcePosition(offset: range.start, line: 1, column: 1),
      end: SourcePosition(offset: range.end, line: 1, column: 1),
      category: value?.category ?? .color, source: source, signature: "test()", value: value,
      role: reading, site: site)
  }

  /// A color in the code.
  static func color(
    _ light: String, dark: String? = nil, highContrast: String? = nil, _ role: UsageRole = .text,
    strength: RoleReading.Strength = .strong, site: Site = .color, source: String = "…",
    at offset: Int = 0
  ) -> Finding {
    of(
      .color(
        ColorValue(
          light: TestSystem.sample(light), dark: dark.map(TestSystem.sample),
          highContrast: highContrast.map(TestSystem.sample))),
      role, strength: strength, site: site, source: source, at: offset)
  }

  /// A font in the code.
  static func font(
    _ font: FontValue, _ role: UsageRole = .text, site: Site = .font
  ) -> Finding {
    of(.font(font), role, site: site)
  }

  /// A radius in the code.
  static func radius(
    _ value: Double, _ role: UsageRole = .unknown, strength: RoleReading.Strength = .strong,
    site: Site = .cgFloat
  ) -> Finding {
    of(.radius(value), role, strength: strength, site: site)
  }

  /// A number of any other category in the code.
  static func number(
    _ value: Double, _ role: UsageRole = .unknown, of category: TokenCategory = .spacing,
    site: Site = .cgFloat
  ) -> Finding {
    of(.number(value, of: category), role, site: site)
  }

  /// The finding changed as told.
  func with(_ change: (inout Finding) -> Void) -> Finding {
    var finding = self
    change(&finding)
    return finding
  }
}

extension DesignSystem {
  /// What matching makes of one finding.
  func answer(
    _ finding: Finding, file: FileFacts = FileFacts(), module: ModuleRule? = nil,
    project: ProjectFacts = ProjectFacts()
  ) -> Suggestion {
    answers([finding], file: file, module: module, project: project)[0]
  }

  /// What matching makes of the findings of one file.
  func answers(
    _ findings: [Finding], file: FileFacts = FileFacts(), module: ModuleRule? = nil,
    project: ProjectFacts = ProjectFacts()
  ) -> [Suggestion] {
    TokenMatcher(designSystem: self)
      .suggestions(for: findings, file: file, module: module, project: project)
  }

  /// The design system changed as told.
  func with(_ change: (inout DesignSystem) -> Void) -> DesignSystem {
    var designSystem = self
    change(&designSystem)
    return designSystem
  }
}

extension Suggestion {
  /// The codes of its reasons, in order.
  var codes: [ReasonCode] { reasons.map(\.code) }

  /// The sentence of a reason.
  func message(_ code: ReasonCode) -> String? { reasons.first { $0.code == code }?.message }
}

extension [Finding] {
  /// The findings as those of one view, with the facts that say so: each color of a text lies on each
  /// of the backgrounds.
  var layered: (findings: [Finding], facts: FileFacts) {
    var facts = FileFacts()
    var findings = self
    let colors = indices.filter { self[$0].category == .color }
    let backdrops = colors.indices.filter { self[colors[$0]].role.role == .background }
    for (layer, index) in colors.enumerated() {
      let isForeground = !backdrops.contains(layer)
      facts.layers.append(
        Layer(backdrops: isForeground ? backdrops : [], isForeground: isForeground))
      findings[index].layer = layer
    }
    for index in findings.indices { findings[index].chain = 1 }
    return (findings, facts)
  }
}
