/// How well a token's roles agree with what a value is for, worst first.
enum RoleFit: Int, Comparable {
  /// The token serves other roles. Numbers, and colors of related roles, may still be matched with
  /// it, for a person to decide.
  case contradicted
  /// The token, or the code, says nothing.
  case silent
  /// The token names the role.
  case stated
  /// The token means what the code states.
  case meant

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension RoleFit {
  /// How a color token fits a role; `nil` when it cannot serve it.
  static func ofColor(_ token: DesignToken, role: UsageRole) -> RoleFit? {
    TokenTraits(token).fit(WantedRole(role))
  }

  /// How a font token fits a role; `nil` when it cannot serve it.
  ///
  /// Icons take tokens made for icons alone; text takes every other.
  static func ofFont(_ token: DesignToken, role: UsageRole) -> RoleFit? {
    if role == .icon { return token.roles.contains(.icon) ? .stated : nil }
    if token.roles.isEmpty || role == .unknown && token.roles.contains(.text) { return .silent }
    return token.roles.contains(.text) || token.roles.contains(role) ? .stated : nil
  }

  /// How a token of a number fits a role: it only ranks.
  static func ofNumber(_ token: DesignToken, role: UsageRole) -> RoleFit {
    if token.roles.isEmpty || !Self.numberRoles.contains(role) { return .silent }
    return token.roles.contains(role) ? .stated : .contradicted
  }

  /// What a radius can round, and what a distance belongs to.
  ///
  /// Other roles say nothing of it.
  private static let numberRoles: Set<UsageRole> = [
    .card, .button, .input, .badge, .sheet, .bubble, .image, .gap,
  ]
}

extension DesignToken {
  /// Whether code that states `words` states the meaning of this token.
  ///
  /// A token without a meaning of its own needs nothing stated.
  func isMeant(by words: [String]) -> Bool {
    means == nil || words.contains { meaningWords.contains($0) }
  }
}
