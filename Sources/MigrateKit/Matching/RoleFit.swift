/// How well a token's roles agree with what a value is for, worst first.
enum RoleFit: Int, Comparable {
  /// The token serves other roles. Numbers, and colors of related roles, may still be matched with
  /// it, for a person to decide.
  case contradicted
  /// The token is for one kind of view, and the code does not say that this is one.
  case unconfirmed
  /// The token says nothing, or of a color or a font the code.
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
  ///
  /// Where the code is silent, a size of the system at large matches by itself; one that is made for a
  /// kind of view does only if the mapping prefers it.
  static func ofNumber(_ token: DesignToken, role: UsageRole, isPreferred: Bool) -> RoleFit {
    if token.roles.isEmpty { return .silent }
    if !Self.numberRoles.contains(role) { return isPreferred ? .silent : .unconfirmed }
    return token.roles.contains(role) ? .stated : .contradicted
  }

  /// What a radius can round, and what a distance belongs to.
  ///
  /// Other roles say nothing of it.
  private static let numberRoles: Set<UsageRole> = [
    .card, .button, .input, .badge, .sheet, .bubble, .image, .gap,
  ]
}

extension RoleFit {
  /// The fit of a token of a part of the interface, given whether the code indicates that part; `nil` where it
  /// does not, so that the token cannot serve.
  func narrowed(isIndicated: Bool?) -> RoleFit? {
    guard let isIndicated else { return min(self, .unconfirmed) }
    return isIndicated ? self : nil
  }
}

extension DesignToken {
  /// Whether code that states `words`, and is about `topics`, states the meaning of this token.
  ///
  /// A token without its own meaning needs nothing stated. A level is one of something: `high` is
  /// a level of stress only where the code is about stress.
  func isMeant(by words: [String], topics: [String] = []) -> Bool {
    guard means != nil else { return true }
    guard words.contains(where: { meaningWords.contains($0) }) else { return false }
    let subject = levelSubject
    return subject.isEmpty || topics.contains { subject.contains($0) }
  }

  /// The words that `isMeant` looks for, among those stated and among the topics.
  var askedWords: Set<String> { means == nil ? [] : meaningWords.union(levelSubject) }

  /// What a token is a level of, by the group that it is in: `stress` of `app.stress.high`.
  private var levelSubject: [String] {
    guard means == "level" else { return [] }
    let groups = path.split(separator: ".").dropLast().dropFirst()
    let words = groups.last.map { NameWords.split(String($0)) } ?? []
    return words.filter { !["color", "colors", "level", "levels", "status", "state"].contains($0) }
  }
}
