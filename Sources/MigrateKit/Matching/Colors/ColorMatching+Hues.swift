extension ColorMatching {
  /// The tokens of the hue that the system's name in the code states, the nearest first, however far: what code calls
  /// `.red` is mostly the red of the app.
  ///
  /// They are listed with a gap, for a person to choose; those whose names say more than the code does come last.
  func kin() -> [ComparedToken] {
    guard query.isCommon, query.role != .effect else { return [] }
    let own = Hue(code.light.okLab)
    let alike = index.colors.indices.filter {
      Hue(index.colors[$0].value.light.okLab).isLike(own)
    }.map(compare).filter { $0.alpha != .different && $0.distance <= Self.mostKinDistance }
      .sorted(by: Self.precedes)
    let refused = alike.filter { !isServing($0) && !refusedKin($0).isEmpty }
    return alike.filter(isServing) + refused.filter { !isSpecific($0) } + refused.filter(isSpecific)
  }

  /// The token that the app mostly means by the system's color, although it is far from that: `positive` by `.green`.
  func ofHue(_ kin: [ComparedToken]) -> (path: String, distance: Double)? {
    let own = Self.chroma(code.light.okLab)
    guard own >= Hue.grayChroma else { return nil }
    return kin.lazy.filter { comparedToken in
      // A brown text is not what code calls orange.
      2 * Self.chroma(index.colors[comparedToken.color].value.light.okLab) >= own
    }.compactMap { comparedToken in
      let path =
        isServing(comparedToken)
        ? name(of: comparedToken) : refusedKin(comparedToken).first.map { token($0).path }
      return path.flatMap {
        isCalledAsAnother($0) || isForAnother($0) ? nil : ($0, comparedToken.distance)
      }
    }.first
  }

  /// Whether a token is for something else than the code: `classStrength` for any green.
  ///
  /// A name with the hue may be of a feature, `blipRed`, but not of a part, `chipRed`; one for a status may be of any,
  /// `alertError`.
  private func isForAnother(_ path: String) -> Bool {
    guard let place = index.position(of: path), !index.indicatesAll(of: place, in: query) else {
      return false
    }
    let token = index.tokens[place]
    if token.means != nil { return false }
    return !PaletteNames.nameHue(token.ownName)
      || !query.components.isSuperset(of: token.components)
  }

  /// Whether a token is called as another color of the system than the one in the code: `red` for orange.
  private func isCalledAsAnother(_ path: String) -> Bool {
    guard case .color(let color) = query.value, let name = path.split(at: ".").last else {
      return false
    }
    let own = SystemColors.shortNames(of: color)
    let said = NameWords.split(String(name)).filter(SystemColors.shortNames.contains)
    return !own.isEmpty && !said.isEmpty && own.isDisjoint(with: said)
  }

  /// How far a color is from a gray.
  private static func chroma(_ color: OKLab) -> Double { Math.length(color.a, color.b) }

  /// Whether each token of a color is for one part of an interface.
  private func isSpecific(_ comparedToken: ComparedToken) -> Bool {
    index.colors[comparedToken.color].tokens.allSatisfy { index.tokens[$0].isSpecific }
  }

  /// The tokens of a color that would serve if the code said what their names say.
  func refusedKin(_ comparedToken: ComparedToken) -> [Refusal] {
    refusals(comparedToken).filter { $0.cause == .meaning || $0.cause == .use }
  }

  /// A color that differs by more is no longer called by the same name.
  private static let mostKinDistance = 40.0

  /// A hue as people name them.
  private struct Hue {
    /// In degrees; `nil` for a gray.
    let degrees: Double?

    /// Below this chroma a color looks gray.
    static let grayChroma = 0.04
    /// Names of hues are about twice as far apart.
    private static let reach = 25.0

    init(_ color: OKLab) {
      let isGray = chroma(color) < Self.grayChroma
      degrees = isGray ? nil : Math.angle(y: color.b, x: color.a)
    }

    func isLike(_ other: Hue) -> Bool {
      guard let degrees, let second = other.degrees else {
        return degrees == nil && other.degrees == nil
      }
      let difference = abs(degrees - second)
      return min(difference, 360 - difference) <= Self.reach
    }
  }
}
