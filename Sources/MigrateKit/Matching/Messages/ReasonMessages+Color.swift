extension ReasonMessages {
  /// A color differs by more than `near`, or in its opacity alone.
  ///
  /// `role` is that of the code, if the token was found by its color; `alpha` the opacity that it would take.
  static func visibleChange(
    _ comparison: ColorComparison, of path: String, near: Double, role: UsageRole? = nil,
    alpha: Int16 = 255
  ) -> Reason {
    let distance = short(comparison.distance)
    let subject = "token" + (role == .unknown ? "" : " for \(nouns(role ?? .unknown))")
    let change =
      role != nil && comparison.code.light.sample.isPlain
      ? "no \(subject) has this color; the nearest one, \(path), differs by ΔE00 \(distance)"
      : comparison.distance <= 1 && comparison.code.light.lab.isGrayish
        ? "\(path) is a different gray, by ΔE00 \(distance)"
        : "\(path) differs visibly, by ΔE00 \(distance)"
    let before = alpha < 255 ? " before its opacity of \(Percent.text(alpha: alpha))" : ""
    return Reason(
      .visibleChange,
      comparison.distance > near
        ? "\(change)\(before); a change of up to \(short(near)) would be applied"
        : "\(path) has an opacity of \(Percent.text(alpha: comparison.token.light.alpha)), not "
          + "\(Percent.text(alpha: comparison.code.light.alpha)); the same one would be applied",
      values: ["distance": .number(comparison.distance)])
  }

  static let outsideSRGB = Reason(
    .outsideSRGB, "the color is outside sRGB; only a token with exactly this color is applied")

  static func changesInDark(_ comparison: ColorComparison) -> Reason {
    if comparison.changesWhereElevated {
      let (code, token) = (comparison.code.elevated, comparison.token.elevated)
      let distance = ciede2000(code.lab, token.lab)
      return Reason(
        .changesInDark,
        "on sheets in dark mode it becomes \(token.sample.rgba8.shortHex) instead of "
          + "\(code.sample.rgba8.shortHex) (ΔE00 \(short(distance))); the same background of the system is applied",
        values: ["distance": .number(distance), "dark": .text(token.sample.rgba8.hex)])
    }
    let distance = comparison.dark ?? 0
    let (code, token) = (comparison.code.dark, comparison.token.dark)
    return Reason(
      .changesInDark,
      (distance == 0
        ? "in dark mode its opacity is \(Percent.text(alpha: token.alpha)), not \(Percent.text(alpha: code.alpha))"
        : "in dark mode it becomes \(token.sample.rgba8.shortHex) (ΔE00 \(short(distance)))")
        + "; code that says so for dark mode is applied",
      values: ["distance": .number(distance), "dark": .text(token.sample.rgba8.hex)])
  }

  static func changesInHighContrast(_ distance: Double) -> Reason {
    Reason(
      .changesInHighContrast,
      "under increased contrast it changes by ΔE00 \(short(distance)); "
        + "code that says so for increased contrast is applied",
      values: ["distance": .number(distance)])
  }

  /// The use of a color is not known, and the token is for some uses, or the color `isEverywhere`.
  static func useUnknown(_ token: DesignToken, isEverywhere: Bool) -> Reason {
    let why =
      token.roles.isEmpty
      ? isEverywhere ? ", and it is too common to ask for \(token.path) by itself" : ""
      : token.roles.count > 3 ? "" : ", and \(token.path) is for \(nouns(token.roles))"
    return Reason(
      .roleUnknown,
      "nothing in the code says what the color is for\(why); a modifier or a name that does applies it",
      values: ["token": .text(token.path)])
  }

  static func paletteAlias(_ constant: String, of token: String) -> Reason {
    Reason(
      .paletteAlias,
      "\(constant) has the value of \(token) and may name it instead of repeating it",
      values: ["constant": .text(constant), "token": .text(token)])
  }

  static let unseen = Reason(.zero, "only the opacity of a mask counts, not its color")

  /// The value is behind `??` and what names a token or an asset.
  static func fallback(of code: String) -> Reason {
    Reason(
      .zero, "it is only taken where '\(code)' gives nothing; a fallback needs no token")
  }

  static func otherAsset(_ token: String) -> Reason {
    Reason(
      .otherAsset,
      "the code names an asset, and \(token) is another one of this color; "
        + "a token for the asset is applied",
      values: ["token": .text(token)])
  }

  static func translucentNeutral(_ token: String, role: UsageRole, alpha: Int16) -> Reason {
    let isContent = role == .text || role == .icon
    return Reason(
      .translucentNeutral,
      (role == .shadow
        ? "a shadow in a translucent white, gray or black is hardly \(token); "
        : isContent
          ? "\(nouns(role)) in a translucent white, gray or black may be meant to be fainter than \(token); "
          : "a translucent white, gray or black is probably an overlay, and \(token) is opaque; ")
        + "a token with an opacity of \(Percent.text(alpha: alpha)) is applied",
      values: ["token": .text(token)])
  }

  static let backdropUnknown = Reason(
    .roleUnknown,
    "only a token for content on an accent has this value; code that shows an accent behind it applies it"
  )

  /// White on an accent or on another surface, which no token is for.
  static func onAccent(
    _ surface: String, instead token: String, for roles: Set<UsageRole>
  ) -> Reason {
    let isForText = roles.contains(.text) || !roles.contains(.icon)
    return Reason(
      .roleUnknown,
      "it lies on \(surface), and \(token) is for \(nouns(isForText ? .text : .icon)) on the page; "
        + "a token with the role onAccent is applied",
      values: ["token": .text(token)])
  }

  /// White on a colored shape, which no token is for.
  static func onFill(
    _ fill: OnFill.Fill, instead token: String, for roles: Set<UsageRole>
  ) -> Reason {
    let surface =
      switch fill {
      case .color(let color): "a shape in \(color.light.rgba8.shortHex)"
      case .background(let color): "a background in \(color.light.rgba8.shortHex)"
      case .scrim(let color): "a scrim in \(color.light.rgba8.shortHex)"
      case .unknown: "a shape or a picture whose color is not known"
      }
    return onAccent(surface, instead: token, for: roles)
  }

  static func hueOfSystem(_ token: DesignToken) -> Reason {
    let (what, need) =
      if token.path.last?.isNumber ?? false {
        ("a step of a scale", "it")
      } else if PaletteNames.nameHue(token.ownName) {
        ("the app's own name for it", "that one")
      } else {
        ("named for a use", "for it")
      }
    return Reason(
      .roleUnknown,
      "\(token.path) is \(what), and a color that the system names need not be \(need); "
        + "a color with components is applied",
      values: ["token": .text(token.path)])
  }

  static func almostCommon(_ token: String) -> Reason {
    Reason(
      .roleUnknown,
      "the code names a color of the system, and \(token) is another one, if by a shade; "
        + "a token of the very color is applied",
      values: ["token": .text(token)])
  }

  static func neutralShadow(_ token: String) -> Reason {
    Reason(
      .roleUnknown,
      "a shadow in black, white or gray is hardly \(token); a token for shadows is applied",
      values: ["token": .text(token)])
  }

  static func scannedCode(_ token: String) -> Reason {
    Reason(
      .roleUnknown,
      "what is scanned is black and white in every theme, and \(token) is named for neither; "
        + "a token of that name is applied",
      values: ["token": .text(token)])
  }

  static func roleIsWeak(_ role: UsageRole) -> Reason {
    Reason(
      .roleUnknown,
      "only the name suggests \(noun(role)), and other roles have tokens with this value; "
        + "a use that shows it applies it",
      values: ["role": .text(role.rawValue)])
  }

  static func metricDisagreement(
    chosen: String, chosenOpinion: Double, other: String, otherOpinion: Double
  ) -> Reason {
    Reason(
      .metricDisagreement,
      "a second color metric finds \(other) nearer than \(chosen); both must agree",
      values: [
        "token": .text(other), "chosen": .number(chosenOpinion), "other": .number(otherOpinion),
      ])
  }

  /// `idle` is a token that is for the role by its name, and not in force.
  static func roleNotCovered(_ role: UsageRole, instead idle: DesignToken? = nil) -> Reason {
    Reason(
      .roleNotCovered,
      idle.map {
        "no color in use is for \(nouns(role)); \($0.path) is by its name, but \($0.reservation); one in use is applied"
      }
        ?? "the design system has no color for \(nouns(role)); add a token, or the role to one that has it",
      values: ["role": .text(role.rawValue)])
  }

  /// The app's own white or black differs from that of the system.
  static func nearestPlain(_ token: DesignToken, _ distance: Double, role: UsageRole) -> Reason {
    Reason(
      .tooFar,
      "\(token.path) differs from this color by ΔE00 \(short(distance)); choose it in a review, or add a token"
        + (role == .unknown ? "" : " for \(nouns(role))"),
      values: ["token": .text(token.path), "distance": .number(distance)])
  }

  static func meaningNotStated(_ token: DesignToken, _ share: ValueShare = .whole) -> Reason {
    Reason(
      .meaningNotStated,
      "\(token.path) has \(share.words), but means \(token.means ?? ""); "
        + "a name, a case or a condition must state it",
      values: ["token": .text(token.path), "means": .text(token.means ?? "")])
  }

  static func alphaDiffers(
    _ path: String, code: Int16, token: Int16, isInDark: Bool = false
  ) -> Reason {
    let (own, written) = Percent.texts(alphas: token, code)
    return Reason(
      .alphaDiffers,
      code == 0
        ? "it is fully transparent; where it fades into \(path), write that with an opacity of 0"
        : "\(path) is this color at an opacity of \(own)\(isInDark ? " in dark mode" : ""), not \(written); "
          + "a token with that opacity is applied",
      values: [
        "token": .text(path), "alpha": .number(Double(code) / 255),
        "tokenAlpha": .number(Double(token) / 255),
      ])
  }

  /// No token for a role is near; of a translucent color, neither one with its `alpha` nor an opaque one.
  ///
  /// `isPlain` states that only the very color counts, `isOfOthers` that tokens for other uses are near, and `ofHue` is
  /// the token that the app has for the hue.
  static func tooFar(
    _ nearest: (path: String, distance: Double)?, role: UsageRole, alpha: Int16, isPlain: Bool,
    isOfOthers: Bool = false, ofHue kin: (path: String, distance: Double)? = nil
  ) -> Reason {
    let use = role != .unknown ? nouns(role) : isOfOthers ? "this use" : nil
    let token = "token" + (use.map { " for \($0)" } ?? "")
    guard let nearest else {
      let message =
        switch alpha {
        case 0: "nothing of it can be seen, so it needs no token"
        case 255 where isPlain: "no \(token) has this color; one that has it is applied"
        case 255 where kin == nil: "no \(token) is near this color; a near one is applied"
        case 255: "no \(token) is near this color"
        default:
          "no \(token) has this color, with or without its opacity of \(Percent.text(alpha: alpha))"
            + (kin == nil ? "; one that has it is applied" : "")
        }
      guard let kin, alpha > 0, !isPlain else { return Reason(.tooFar, message) }
      return Reason(
        .tooFar,
        message
          + "; the one of its hue, \(kin.path), differs by ΔE00 \(short(kin.distance)); a nearer one is applied",
        values: ["token": .text(kin.path), "distance": .number(kin.distance)])
    }
    return Reason(
      .tooFar,
      "the nearest \(token), \(nearest.path), differs by ΔE00 \(short(nearest.distance))"
        + (alpha < 255 ? " before its opacity of \(Percent.text(alpha: alpha))" : "")
        + "; a nearer one is applied",
      values: ["token": .text(nearest.path), "distance": .number(nearest.distance)])
  }

  /// States that a color without a token is one of many that were chosen together, which nobody replaces one by one.
  static func name(_ companions: Companions, in reason: inout Reason) {
    let (holder, count) = (companions.holder, companions.count)
    let subject = count > 0 ? "one of \(count) colors in \(holder)" : "a color of \(holder)"
    reason.message =
      "it is \(subject), and no token is near it; \(holder) that goes together needs no tokens"
  }
}
