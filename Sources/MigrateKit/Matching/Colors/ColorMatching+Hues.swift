extension ColorMatching {
  /// The tokens of the hue that the system's name in the code states, the nearest first, however far: what code calls
  /// `.red` is mostly the red of the app.
  ///
  /// They are listed with a gap, for a person to choose.
  func kin() -> [ComparedToken] {
    guard query.isCommon, query.role != .effect else { return [] }
    let own = Hue(code.light.okLab)
    return index.colors.indices.filter { Hue(index.colors[$0].value.light.okLab).isLike(own) }
      .map(compare)
      .filter { comparedToken in
        comparedToken.alpha != .different && comparedToken.distance <= Self.mostKinDistance
          && index.colors[comparedToken.color].tokens.contains { fit($0) != nil }
      }.sorted(by: Self.precedes)
  }

  /// A color that differs by more is no longer called by the same name.
  private static let mostKinDistance = 40.0

  /// A hue as people name them.
  private struct Hue {
    /// In degrees; `nil` for a gray.
    let degrees: Double?

    /// Below this chroma a color looks gray.
    private static let grayChroma = 0.04
    /// Names of hues are about twice as far apart.
    private static let reach = 25.0

    init(_ color: OKLab) {
      let isGray = Math.length(color.a, color.b) < Self.grayChroma
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
