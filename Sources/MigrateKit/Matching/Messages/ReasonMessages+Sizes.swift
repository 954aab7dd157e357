extension ReasonMessages {
  static func visibleChange(from size: Double, to token: Double) -> Reason {
    Reason(
      .visibleChange, "\(short(size)) becomes \(short(token))",
      values: [
        "distance": .number(abs(size - token)), "from": .number(size), "to": .number(token),
      ])
  }

  static func halfway(_ value: Double, _ best: Double, _ other: Double) -> Reason {
    Reason(
      .halfway,
      "\(short(value)) lies halfway between \(short(min(best, other))) and \(short(max(best, other)))",
      values: ["lower": .number(min(best, other)), "upper": .number(max(best, other))])
  }

  static func tooFar(_ nearest: (path: String, size: Double)?, size: Double) -> Reason {
    guard let nearest else { return Reason(.tooFar, "the system has no font that may serve") }
    return Reason(
      .tooFar, "the nearest size, \(nearest.path), is \(short(nearest.size)), not \(short(size))",
      values: ["token": .text(nearest.path), "distance": .number(abs(nearest.size - size))])
  }

  static func tooFar(
    _ nearest: (path: String, size: Double)?, of category: TokenCategory, _ value: Double
  ) -> Reason {
    guard let nearest else { return Reason(.tooFar, "the system has no \(category.noun)") }
    return Reason(
      .tooFar,
      "the nearest \(category.noun), \(nearest.path), is \(short(nearest.size)), not \(short(value))",
      values: ["token": .text(nearest.path), "distance": .number(abs(nearest.size - value))])
  }

  /// A change between values of several parts, in words.
  static func visibleChange(fromWords value: String, to token: String) -> Reason {
    Reason(
      .visibleChange, "\(value) becomes \(token)",
      values: ["from": .text(value), "to": .text(token)])
  }

  static let negative = Reason(
    .negative, "a negative distance pulls views over one another; the token is one between them")

  static func pill(_ radius: Double, height: Double?) -> Reason {
    Reason(
      .pill,
      "\(short(radius)) is at least half the height of \(short(height ?? 0)): a pill",
      values: ["radius": .number(radius), "height": .number(height ?? 0)])
  }

  static func mayBePill(_ radius: Double, _ pill: String) -> Reason {
    Reason(
      .pill, "a radius of \(short(radius)) often makes a pill; \(pill) is for pills",
      values: ["radius": .number(radius), "token": .text(pill)])
  }

  static func roleDiffers(_ token: DesignToken, role: UsageRole) -> Reason {
    Reason(
      .roleDiffers, "\(token.path) is for \(list(token.roles)), and this is for \(role.rawValue)",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  static func roleUnknown(_ token: DesignToken) -> Reason {
    Reason(
      .roleUnknown,
      "\(token.path) is for \(list(token.roles)), and the code does not say that this is",
      values: ["token": .text(token.path)])
  }

  static func iconSize(_ size: Double) -> Reason {
    Reason(
      .iconSize, "\(short(size)) is the size of an icon; the system has no size for such icons",
      values: ["size": .number(size)])
  }

  static let fontRoleUnknown = Reason(
    .roleUnknown, "the code does not say whether the font is for text or for an icon")

  static func familyDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    Reason(
      .familyDiffers,
      "the code has \(code.family ?? "the system font"), the token \(token.family ?? "the system font")",
      values: ["code": .text(code.family ?? ""), "token": .text(token.family ?? "")])
  }

  static func designDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    let (ours, theirs) = (code.design ?? .default, token.design ?? .default)
    return Reason(
      .designDiffers, "the code has the \(ours.rawValue) design, the token the \(theirs.rawValue)",
      values: ["code": .text(ours.rawValue), "token": .text(theirs.rawValue)])
  }

  static func featuresDiffer(_ features: String) -> Reason {
    Reason(.designDiffers, "the token has no \(features) and there is no way to add it here")
  }

  static let tokenIsItalic = Reason(.designDiffers, "the token is italic, the code is not")

  static func weightDiffers(
    _ code: FontValue, _ token: FontValue, isKept: Bool
  ) -> Reason {
    let (ours, theirs) = (code.weight ?? .regular, token.weight ?? .regular)
    return Reason(
      .weightDiffers,
      "the token is \(theirs.rawValue), the code \(ours.rawValue)"
        + (isKept ? "; the rewrite keeps the code's" : ""),
      values: ["code": .text(ours.rawValue), "token": .text(theirs.rawValue)])
  }

  static func weightCannotBeKept(_ path: String, site: Site) -> Reason {
    Reason(
      .noCode,
      "no code of \(path) keeps the code's weight \(place(site))",
      values: ["token": .text(path), "site": .text(site.rawValue)])
  }

  static func startsScaling(_ style: String) -> Reason {
    Reason(
      .startsScaling, "the size is fixed; the token follows the user's text size as \(style) does",
      values: ["textStyle": .text(style)])
  }

  static func scalingDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    let ours = code.textStyle ?? "none"
    guard let theirs = token.textStyle else {
      return Reason(
        .scalingDiffers,
        "the size follows the user's text size as \(ours) does; the token is fixed",
        values: ["code": .text(ours)])
    }
    return Reason(
      .scalingDiffers,
      "the size follows the user's text size as \(ours) does; the token as \(theirs)",
      values: ["code": .text(ours), "token": .text(theirs)])
  }
}
