/// Compares shadows: color, radius and offset together.
struct ShadowMetric: ValueMetric {
  let value: ShadowValue
  let thresholds: Thresholds

  static let noun = "shadow"
  static let unit = Distance.Unit.pt
  static func words(_ value: ShadowValue) -> String { ValueWords.shadow(value) }

  var absence: String { "the design system has no shadow" }

  func difference(to other: ShadowValue) -> MetricDifference? {
    let colors = [(value.color.light, other.color.light), (Self.dark(value), Self.dark(other))]
    let points = Self.points(from: value, to: other)
    let color = colors.map { ciede2000(Self.onWhite($0).lab, Self.onWhite($1).lab) }.max() ?? 0
    let hasColor = colors.allSatisfy { $0.inSRGB.rgba8 == $1.inSRGB.rgba8 }
    // How strong a shadow is was chosen, though a hundredth of black is hardly seen.
    let hasAlpha = colors.allSatisfy { abs($0.alpha - $1.alpha) <= 1 / 255 + 1e-9 }
    let reach = max(thresholds.reviewPoints, thresholds.reviewShare * value.radius)
    return MetricDifference(
      // A combined difference: one point of blur counts like ΔE00 1.
      distance: points, total: points + color, isExact: points == 0 && hasColor,
      isNear: points <= thresholds.nearPoints && color <= thresholds.nearColor && hasAlpha,
      isWithinReach: points <= reach && color <= thresholds.reviewColor)
  }

  func margin(of best: MetricDifference, before next: MetricDifference) -> Double? {
    let margin = next.total - best.total
    return margin < thresholds.nearPoints ? margin : nil
  }

  func fit(of token: Int, query: MatchQuery, context: MatchContext) -> RoleFit {
    context.numberFit(token, WantedRole(query.role))
  }

  /// The largest difference of radius and offset, in points.
  static func points(from value: ShadowValue, to other: ShadowValue) -> Double {
    max(abs(value.radius - other.radius), abs(value.x - other.x), abs(value.y - other.y))
  }

  /// The color in dark appearance; the light one where the shadow has no other.
  private static func dark(_ shadow: ShadowValue) -> ColorSample {
    shadow.color.dark ?? shadow.color.light
  }

  private static func onWhite(_ sample: ColorSample) -> ColorSample {
    sample.composited(over: ColorSample(red: 1, green: 1, blue: 1))
  }
}

extension ValueWords {
  /// `#000000 at 5%, radius 8, offset 0 and 4`.
  static func shadow(_ shadow: ShadowValue) -> String {
    let color = shadow.color.light.rgba8
    let hex = RGBA8(red: color.red, green: color.green, blue: color.blue).shortHex
    return "\(hex) at \(Percent.text(alpha: color.alpha)), radius "
      + "\(ReasonMessages.short(shadow.radius)), offset \(ReasonMessages.short(shadow.x)) and "
      + ReasonMessages.short(shadow.y)
  }
}
