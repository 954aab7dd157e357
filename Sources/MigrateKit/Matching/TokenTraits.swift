/// The properties of a token that matching needs for every value, in a compact form.
struct TokenTraits: Sendable {
  /// Whether the token matches only where the code states its meaning.
  let hasMeaning: Bool
  /// Whether its name says only what it looks like, so that it is for whatever has that color.
  let isPalette: Bool
  /// Whether it serves whatever a color that is seen may be for.
  let servesEveryUse: Bool
  /// Whether its name is that of a hue or a gray, and it is neither plain white nor plain black: `offWhite`, `grey50`.
  let isTinted: Bool
  /// The words of a color's own name that code has to say: `match` and `marquee` of `matchMarqueeStart`.
  let ownSubjects: [String]
  /// The words of its whole name that code has to say where the color is only near.
  let subjects: [String]
  private let roles: UInt32

  init(_ token: DesignToken) {
    let isColor = token.category == .color
    ownSubjects = isColor ? token.ownSubjects.filter { !Self.ends.contains($0) } : []
    subjects = isColor ? token.subjects.filter { !Self.ends.contains($0) } : []
    isTinted = Self.isTinted(token)
    hasMeaning = token.means != nil
    roles = Self.bits(token.roles)
    isPalette =
      token.category == .color && roles == 0 && !hasMeaning && !token.isForAliasesOnly
      && token.components.isEmpty
      && PaletteNames.contain(token.path.split(at: ".").last.map(String.init) ?? "")
    servesEveryUse = isPalette || !hasMeaning && roles & Self.everyUse == Self.everyUse
  }

  /// Words for the stops of a gradient, and for how a color is written.
  private static let ends: Set<String> = [
    "start", "end", "stop", "begin", "from", "to", "hex", "rgb",
  ]

  private static func isTinted(_ token: DesignToken) -> Bool {
    guard case .color(let color) = token.value, !color.light.isPlain else { return false }
    // `systemOrange` is a hue as well: that of the system.
    let words = NameWords.split(token.path.split(at: ".").last.map(String.init) ?? "")
    return PaletteNames.contain(words.filter { $0 != "system" }.joined(separator: "-"))
  }

  private static let everyUse = bits([.text, .icon, .background, .border, .fill, .tint])

  /// The role fit of a color token; `nil` if it cannot serve the role.
  func fit(_ role: WantedRole) -> RoleFit? {
    if role.isUnknown || roles == 0 { return .silent }
    if roles & role.bit != 0 { return .stated }
    return roles & role.related != 0 ? .contradicted : nil
  }

  /// The role fit of a font token; `nil` if it cannot serve the role.
  ///
  /// Icons only match tokens for icons; text matches every other.
  func fontFit(_ role: WantedRole) -> RoleFit? {
    if role.bit == Self.icon { return roles & role.bit != 0 ? .stated : nil }
    if roles == 0 || role.isUnknown && roles & Self.text != 0 { return .silent }
    return roles & (Self.text | role.bit) != 0 ? .stated : nil
  }

  /// The role fit of a number token, which only ranks.
  ///
  /// Without evidence in the code, a general size matches, as does one for most kinds of views; one for a few only if
  /// the mapping prefers it.
  func numberFit(_ role: WantedRole, isPreferred: Bool) -> RoleFit {
    if roles == 0 { return .silent }
    // All spacing that is not between views is around the content of one, whichever that is.
    if roles & Self.inset != 0, role.bit != Self.gap {
      return role.isUnknown || role.bit == Self.inset ? .stated : .silent
    }
    if role.bit == Self.inset, roles != Self.gap {
      // The space inside of which component a constraint does not say.
      return isPreferred ? .silent : .unconfirmed
    }
    if role.bit & Self.numberRoles == 0 {
      let isForMost = (roles & Self.numberRoles).nonzeroBitCount >= Self.most
      return isPreferred || isForMost ? .silent : .unconfirmed
    }
    return roles & role.bit != 0 ? .stated : .contradicted
  }

  /// The roles of radii and spacing.
  ///
  /// Other roles are irrelevant for them.
  private static let numberRoles = bits([
    .card, .button, .input, .badge, .sheet, .bubble, .image, .gap, .inset,
  ])

  /// The number of kinds of views that are more than a few.
  private static let most = 3

  private static let gap = UsageRole.gap.bit
  private static let inset = UsageRole.inset.bit

  private static let text = UsageRole.text.bit
  private static let icon = UsageRole.icon.bit

  private static func bits(_ roles: some Sequence<UsageRole>) -> UInt32 {
    roles.reduce(0) { $0 | $1.bit }
  }
}

/// The role required of a color's token.
struct WantedRole: Sendable {
  let isUnknown: Bool
  fileprivate let bit: UInt32
  /// Related roles, whose tokens are offered for review.
  ///
  /// A filled shape is often a background, and a background a filled shape; the code does not
  /// always distinguish them.
  fileprivate let related: UInt32

  init(_ role: UsageRole) {
    isUnknown = role == .unknown
    bit = role.bit
    switch role {
    case .fill: related = UsageRole.background.bit
    case .background: related = UsageRole.fill.bit
    default: related = 0
    }
  }
}

extension UsageRole {
  /// The role as one bit of a set.
  fileprivate var bit: UInt32 { 1 << UInt32(Self.allCases.firstIndex(of: self) ?? 31) }
}
