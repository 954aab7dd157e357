import MigrateKitCore

/// Proposes tokens that a design system lacks: groups of similar unmatched values, each with a
/// name.
///
/// A name states the role and the value: `color.border.gray-400`, `radius.card-16`,
/// `text.20-semibold`.
package struct TokenProposals: Sendable {
  /// A group of values for one new token.
  package struct Proposal: Sendable {
    /// The proposed path, unique among proposals and known tokens.
    package var path: String
    /// The value: the most frequent of the group.
    package var value: StyleValue
    /// All values of the group, the most frequent first.
    package var values: [StyleValue]
    /// The number of their findings.
    package var count: Int
    /// The known roles of the values, the most frequent first.
    package var roles: [UsageRole] = []
    /// The findings, in order of path and position.
    package var findings: [Finding] = []
  }

  /// The proposals, those for most findings first.
  package let proposals: [Proposal]

  /// Proposes tokens for the gaps among `suggestions`.
  ///
  /// - Parameters:
  ///   - suggestions: Findings with their suggestions; those that are not gaps are ignored.
  ///   - taken: Paths of known tokens.
  package init(_ suggestions: [Suggestion], taken: some Sequence<String> = []) {
    let gaps = suggestions.filter { $0.status == .gap && $0.countsAsHardCoded }
    let findings = Dictionary(grouping: gaps.map(\.finding), by: \.value)
    var taken = Set(taken)
    proposals = ValueClusters(gaps).clusters.map { cluster in
      let found = cluster.values.flatMap { findings[$0] ?? [] }
        .sorted { (PathKey($0.file), $0.start.line) < (PathKey($1.file), $1.start.line) }
      let roles = Self.roles(of: found)
      let path = Self.unused(
        Self.path(for: cluster.value, role: roles.first ?? .unknown), in: taken)
      taken.insert(path)
      return Proposal(
        path: path, value: cluster.value, values: cluster.values, count: cluster.count,
        roles: roles, findings: found)
    }
  }

  /// The known roles, the most frequent first; ties in the order of all roles, so that runs agree.
  static func roles(of findings: [Finding]) -> [UsageRole] {
    var counts: [UsageRole: Int] = [:]
    for finding in findings { counts[finding.role.role, default: 0] += 1 }
    return UsageRole.allCases.filter { $0 != .unknown && counts[$0] != nil }
      .largestFirst { counts[$0] ?? 0 }
  }

  static func unused(_ path: String, in taken: Set<String>) -> String {
    guard taken.contains(path) else { return path }
    let number = (2...).first { !taken.contains("\(path)-\($0)") } ?? 2
    return "\(path)-\(number)"
  }

  private static func path(for value: StyleValue, role: UsageRole) -> String {
    switch value {
    case .color(let color):
      if let name = SystemColors.hueName(of: value) { return "color.system-\(name)" }
      let group = role == .unknown ? "palette" : role.rawValue
      // `Color.green.opacity(0.15)` is the system's too, in a translucent form.
      let opaque = ColorValue(light: color.light.withAlpha(1), dark: color.dark?.withAlpha(1))
      let name = SystemColors.hueName(of: .color(opaque))
        .map { "system-\($0)" + ColorName.alpha(color.light) }
      return "color.\(group).\(name ?? ColorName.name(of: color.light))"
    case .font(let font):
      let weight = font.weight.map { "-" + $0.rawValue } ?? ""
      let group = role == .icon ? "icon" : "text"
      return "\(group).\(number(font.size))\(weight)"
    case .radius(let points):
      let use = role == .unknown ? "" : role.rawValue + "-"
      return "radius.\(use)\(number(points))"
    case .shadow(let shadow): return "shadow.\(number(shadow.radius))"
    case .animation(let animation):
      switch animation.motion {
      case .spring(let response, let damping):
        return "animation.spring-\(number(response))-\(number(damping))"
      case .curve:
        let duration = animation.duration.map { "-" + number($0) } ?? ""
        return "animation.\(animation.motion.name ?? "curve")\(duration)"
      }
    case .number(let share, of: .opacity): return "opacity.\(number((share * 100).rounded()))"
    case .number(let points, let category): return "\(category.rawValue).\(number(points))"
    }
  }

  /// A number as a path component, without a dot.
  private static func number(_ value: Double) -> String {
    String((DecimalText.text(value, places: 2) ?? "0").map { $0 == "." ? "_" : $0 })
  }
}

/// Palette-style names of colors: a hue, and a shade from 50 to 950.
enum ColorName {
  /// The upper bound of each hue in OKLCH, in degrees: halfway between the middle shades of
  /// Tailwind 3's palettes.
  private static let hues: [(end: Double, name: String)] = [
    (8, "pink"), (35, "red"), (58, "orange"), (78, "amber"), (104, "yellow"), (135, "lime"),
    (156, "green"), (173, "emerald"), (195, "teal"), (223, "cyan"), (247, "sky"), (268, "blue"),
    (286, "indigo"), (304, "violet"), (318, "purple"), (340, "fuchsia"), (360, "pink"),
  ]
  /// Below this chroma a color looks gray.
  private static let grayChroma = 0.025

  /// The name of a color, without its alpha; a translucent one with a suffix: `gray-500-a35`.
  static func name(of sample: ColorSample) -> String {
    let lab = sample.okLab
    let chroma = Math.length(lab.a, lab.b)
    let alpha = Self.alpha(sample)
    if chroma < grayChroma {
      if lab.l > 0.995 { return "white" + alpha }
      if lab.l < 0.005 { return "black" + alpha }
    }
    return "\(chroma < grayChroma ? "gray" : hue(lab))-\(shade(lab.l))\(alpha)"
  }

  /// The suffix for an alpha: `-a35`; empty for an opaque color.
  static func alpha(_ sample: ColorSample) -> String {
    sample.alpha < 1 ? "-a\(Int((sample.alpha * 100).rounded()))" : ""
  }

  private static func hue(_ lab: OKLab) -> String {
    let degrees = Math.angle(y: lab.b, x: lab.a)
    return hues.first { degrees < $0.end }?.name ?? "pink"
  }

  /// 50 for the lightest, 950 for the darkest, else a multiple of 100.
  private static func shade(_ lightness: Double) -> Int {
    let shade = Int(((1 - lightness) * 10).rounded()) * 100
    return min(max(shade, 50), 950)
  }
}
