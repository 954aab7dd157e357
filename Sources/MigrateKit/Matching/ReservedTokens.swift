/// The tokens that match nothing by their value, because the mapping gives them an empty list of roles: a white so
/// common that only its name can ask for it, a font that the app uses in one place.
///
/// Where no other token matches, reports list those of the same value, so that a person can choose one.
struct ReservedTokens: Sendable {
  private var colors: [(token: Int, value: ColorAppearances)] = []
  /// The places of the others.
  private(set) var others: [TokenCategory: [Int]] = [:]
  /// The colors that not even their names ask for, for a reason that the mapping states.
  private var closed: [(token: Int, value: ColorAppearances)] = []
  /// The roles that the names of colors say.
  private var named: [Int: UsageRole] = [:]

  /// Reads the tokens of a system; the primitives that its aliases name are for these alone.
  init(_ tokens: [DesignToken]) {
    let targets = Set(tokens.flatMap(\.aliasOf))
    for (place, token) in tokens.enumerated() {
      guard token.isForAliasesOnly, !token.isReserved, !token.reservation.isEmpty,
        case .color(let color) = token.value
      else { continue }
      closed.append((place, ColorAppearances(color)))
    }
    for (place, token) in tokens.enumerated()
    where token.isReserved && !targets.contains(token.path) {
      if case .color(let color) = token.value {
        colors.append((place, ColorAppearances(color)))
        // `onAccent` and `textOnDanger` are for what lies there.
        let isOn = NameWords.split(token.ownName).dropLast().contains("on")
        named[place] = isOn ? .onAccent : Self.role(token) ?? Self.surface(token)
      } else {
        others[token.category, default: []].append(place)
      }
    }
  }

  /// The role that a color is named for: that of its group, `text` of `color.text.overlay`, if it is content, else its own.
  private static func role(_ token: DesignToken) -> UsageRole? {
    let group = token.path.split(at: ".").dropFirst().dropLast().last.map(String.init)
    let role = group.flatMap(NameWords.role)
    return role == .text || role == .icon ? role : NameWords.role(of: token.ownName)
  }

  /// The role of a color that is named for what others lie on, and for nothing else.
  private static func surface(_ token: DesignToken) -> UsageRole? {
    let surfaces = ComponentSet(names: ["card", "sheet", "bubble"])
    return ComponentSet(names: [token.ownName]).isDisjoint(with: surfaces) ? nil : .background
  }

  /// The tokens that have a value, and how far it is from each; colors have it at least in light mode, or differ by up
  /// to a ΔE00.
  func equals(
    of value: StyleValue, in tokens: [DesignToken], within reach: Double = 0
  ) -> [Int: Distance] {
    var found: [Int: Distance] = [:]
    for place in places(of: value, in: tokens, within: reach) {
      found[place] = Distance.between(value, and: tokens[place].value)
    }
    return found
  }

  /// The colors that have the value in light mode and another one in dark mode.
  func adaptiveEquals(of value: StyleValue) -> [Int] {
    guard case .color(let color) = value, case let code = ColorAppearances(color) else { return [] }
    return colors.filter { token in
      token.value.light.steps == code.light.steps
        && ColorComparison(code, token.value).changesInDark
    }.map(\.token)
  }

  private func places(
    of value: StyleValue, in tokens: [DesignToken], within reach: Double
  ) -> [Int] {
    let own = others[value.category] ?? []
    switch value {
    case .color(let color):
      let code = ColorAppearances(color)
      return colors.filter { token in
        code.light.steps == token.value.light.steps
          && (!code.knowsDark && !code.isNeutral || isSame(ColorComparison(code, token.value)))
          || reach > 0 && !token.value.light.sample.isPlain
            && code.light.alpha == token.value.light.alpha
            && (!code.isNeutral || !ColorComparison(code, token.value).changesInDark)
            && ColorComparison(code, token.value).distance <= reach
      }.map(\.token)
    case .font(let font):
      return own.filter { place in
        guard case .font(let token) = tokens[place].value else { return false }
        let comparison = FontComparison(font.normalized, token.normalized)
        return comparison.points == 0 && comparison.otherForms == 0
      }
    case .radius, .number: return own.filter { tokens[$0].value.isSame(as: value) }
    case .shadow, .animation: return []
    }
  }

  /// The closed color that equals a value in each appearance; `nil` for a white, a black or a gray, which are equal by
  /// chance.
  func closed(of value: StyleValue) -> Int? {
    guard case .color(let color) = value, case let code = ColorAppearances(color), !code.isNeutral
    else { return nil }
    return closed.first { ColorComparison(code, $0.value).isSame }?.token
  }

  /// The token of a category whose number is nearest to another.
  ///
  /// Of two that are as near it is the larger, and of equal ones that for any part of an interface.
  func nearest(
    to number: Double, _ category: TokenCategory, in tokens: [DesignToken]
  ) -> DesignToken? {
    let near = (others[category] ?? []).compactMap { place in
      tokens[place].value.number.map { (token: place, number: $0) }
    }
    let nearest = near.min { first, second in
      let (one, two) = (abs(first.number - number), abs(second.number - number))
      if one != two { return one < two }
      return first.number != second.number
        ? first.number > second.number
        : !tokens[first.token].isOfPart && tokens[second.token].isOfPart
    }
    return nearest.map { tokens[$0.token] }
  }

  /// Whether the name of a color says that it is for a role; any other token may be for any.
  func mayServe(_ role: UsageRole, _ token: Int, in category: TokenCategory) -> Bool {
    guard category == .color else { return true }
    guard let name = named[token] else { return false }
    let others: Set<UsageRole> =
      switch name {
      case .text: [.icon]
      case .onAccent: [.text, .icon, .tint]
      case .fill: [.background]
      case .background: [.fill]
      // Code uses an accent for text and icons, and for fills and lines.
      case .tint: [.text, .icon, .fill, .background, .border]
      default: []
      }
    return name == role || others.contains(role)
  }

  /// The color with another opacity whose name says the role, nearest in opacity.
  func otherOpacity(of value: StyleValue, for role: UsageRole) -> (token: Int, alpha: Int16)? {
    guard let code = Self.translucent(value) else { return nil }
    let alike = colors.filter { token in
      token.value.light.alpha < 255 && token.value.light.alpha != code.light.alpha
        && mayServe(role, token.token, in: .color)
        && ColorComparison(code.opaque, token.value.opaque).isSame
    }
    return alike.map { ($0.token, $0.value.light.alpha) }
      .min { abs($0.1 - code.light.alpha) < abs($1.1 - code.light.alpha) }
  }

  /// The opaque token of a translucent color whose name says the role, and that is as dark in dark mode.
  func withoutOpacity(of value: StyleValue, for role: UsageRole) -> Int? {
    guard let code = Self.translucent(value) else { return nil }
    return colors.first { token in
      token.value.light.alpha == 255 && mayServe(role, token.token, in: .color)
        && isSame(ColorComparison(code.opaque, token.value))
    }?.token
  }

  /// Whether a token has the color in each appearance: what is black in light mode alone is not black.
  private func isSame(_ comparison: ColorComparison) -> Bool {
    comparison.isSame && !comparison.changesInDark
  }

  /// A color that is translucent in light mode; `nil` for any other value.
  private static func translucent(_ value: StyleValue) -> ColorAppearances? {
    guard case .color(let color) = value else { return nil }
    let code = ColorAppearances(color)
    return code.light.alpha > 0 && code.light.alpha < 255 ? code : nil
  }

  /// Whether more than one color matches nothing by its value.
  var hasSeveralColors: Bool { colors.count > 1 }

  /// The role that the name of a color says.
  func namedRole(of token: Int) -> UsageRole? { named[token] }

  /// Whether the name of a color says that it is for another role, so that it explains nothing of this one.
  func isForAnother(than role: UsageRole, _ token: Int) -> Bool {
    role != .unknown && named[token] != nil && !mayServe(role, token, in: .color)
  }
}
