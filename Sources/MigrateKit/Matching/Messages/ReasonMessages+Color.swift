extension ReasonMessages {
  static func visibleChange(_ comparison: ColorComparison) -> Reason {
    Reason(
      .visibleChange, "the difference can be seen: ΔE \(short(comparison.distance))",
      values: ["distance": .number(comparison.distance)])
  }

  static let outsideSRGB = Reason(
    .outsideSRGB, "the color lies outside sRGB; the token is as near as its own space allows")

  static func changesInDark(_ distance: Double, token: ColorSample) -> Reason {
    Reason(
      .changesInDark,
      distance == 0
        ? "in dark mode the token has another opacity"
        : "in dark mode the token is \(token.rgba8.shortHex), \(short(distance)) away from what is there now",
      values: ["distance": .number(distance), "dark": .text(token.rgba8.hex)])
  }

  static func changesInHighContrast(_ distance: Double) -> Reason {
    Reason(
      .changesInHighContrast, "under increased contrast the color changes by \(short(distance))",
      values: ["distance": .number(distance)])
  }

  static let roleUnknown = Reason(.roleUnknown, "the code does not say what the color is for")

  static func paletteAlias(_ constant: String, of token: String) -> Reason {
    Reason(
      .paletteAlias,
      "\(constant) has the value of \(token) and may name it instead of repeating it",
      values: ["constant": .text(constant), "token": .text(token)])
  }

  static func translucentNeutral(_ token: String) -> Reason {
    Reason(
      .translucentNeutral,
      "a translucent white, gray or black is most often a veil, and \(token) says more than that",
      values: ["token": .text(token)])
  }

  static let backdropUnknown = Reason(
    .roleUnknown, "the code does not say whether it lies on an accent")

  static func roleIsWeak(_ role: UsageRole) -> Reason {
    Reason(
      .roleUnknown,
      "only a name suggests that the color is for \(role.rawValue), and other roles have tokens of this value too",
      values: ["role": .text(role.rawValue)])
  }

  static func metricDisagreement(
    chosen: String, chosenOpinion: Double, other: String, otherOpinion: Double
  ) -> Reason {
    Reason(
      .metricDisagreement,
      "a second way of measuring finds \(other) nearer than \(chosen)",
      values: [
        "token": .text(other), "chosen": .number(chosenOpinion), "other": .number(otherOpinion),
      ])
  }

  static func roleNotCovered(_ role: UsageRole) -> Reason {
    Reason(
      .roleNotCovered, "the system has no color for \(role.rawValue)",
      values: ["role": .text(role.rawValue)])
  }

  static func meaningNotStated(_ token: DesignToken) -> Reason {
    Reason(
      .meaningNotStated,
      "\(token.path) has this value, but means \(token.means ?? ""), which the code does not state",
      values: ["token": .text(token.path), "means": .text(token.means ?? "")])
  }

  static func alphaDiffers(_ path: String, code: Int16, token: Int16) -> Reason {
    Reason(
      .alphaDiffers,
      "\(path) is this color at an opacity of \(percent(token)), the code has \(percent(code))",
      values: [
        "token": .text(path), "alpha": .number(Double(code) / 255),
        "tokenAlpha": .number(Double(token) / 255),
      ])
  }

  static func tooFar(_ nearest: (path: String, distance: Double)?) -> Reason {
    guard let nearest else {
      return Reason(.tooFar, "no token that may serve comes near this color")
    }
    return Reason(
      .tooFar,
      "the nearest token that may serve, \(nearest.path), is \(short(nearest.distance)) away",
      values: ["token": .text(nearest.path), "distance": .number(nearest.distance)])
  }
}
