/// The messages of reasons, for people, with the figures, for machines.
///
/// Figures are only rounded in the message. The messages of single categories are in extensions.
package enum ReasonMessages {
  /// A figure for a sentence: at most two decimals, at most one from ten on.
  static func short(_ value: Double) -> String {
    DecimalText.text(value, places: value < 10 ? 2 : 1) ?? "?"
  }

  /// Roles as what a token is for: `cards and sheets`.
  static func nouns(_ roles: Set<UsageRole>) -> String { list(names(roles, nouns)) }

  /// Words for roles, in a fixed order, so that messages are the same on every run.
  static func names(_ roles: Set<UsageRole>, _ name: (UsageRole) -> String) -> [String] {
    UsageRole.allCases.filter(roles.contains).map(name)
  }

  /// A role as what a token is for: `cards`.
  static func nouns(_ role: UsageRole) -> String {
    switch role {
    case .onAccent: "content on an accent"
    case .data: "data"
    case .text: "text"
    case .gap: "gaps"
    case .inset: "the space inside of views"
    case .unknown: "an unknown use"
    default: role.rawValue + "s"
    }
  }

  /// A role of code: `a card`.
  static func noun(_ role: UsageRole) -> String {
    switch role {
    case .text, .data, .onAccent, .inset, .unknown: nouns(role)
    case .effect, .icon, .image, .input: "an " + role.rawValue
    default: "a " + role.rawValue
    }
  }

  /// Words as a list: `a, b and c`.
  package static func list(_ words: [String], or isChoice: Bool = false) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
  }

  // MARK: Every category

  static let noMapping = Reason(
    .noMapping,
    "there is no mapping; dsmigrate init writes one if the project declares tokens, and dsmigrate tokens suggest "
      + "proposes tokens if it declares none")

  static let inTest = Reason(.inTest, "it is in a test; name the file to rewrite it")

  static let reportOnly = Reason(
    .reportOnly, "a token here might not compile, or would change an interface")

  static let oneHop = Reason.oneHopOfConstant

  static let lightDarkPair = Reason(
    .lightDarkPair,
    "one value is for light and one for dark; a choice that follows the appearance alone is applied"
  )

  static let severalValues = Reason(
    .severalValues,
    "the expression has several values, and no token matches them all; a single value is applied")

  /// The names of groups as a list, shortened.
  private static func names(of groups: [AliasGroup]) -> String {
    let names = groups.map(\.name)
    return list(
      names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names)
  }

  /// Several tokens have the value, and the mapping keeps each from matching by that alone.
  static func reserved(_ groups: [AliasGroup]) -> Reason {
    Reason(
      .meaningNotStated,
      "\(names(of: groups)) have this value, which alone asks for none of them; choose one in a review, or give one "
        + "its roles in the mapping",
      values: ["token": .text(groups.first?.name ?? ""), "means": .text("")])
  }

  /// `areEqual` states that the groups have one value, and are not only as near to that of the code.
  static func tie(_ groups: [AliasGroup], areEqual: Bool = true) -> Reason {
    let names = groups.map(\.name)
    return Reason(
      .tie,
      "\(Self.names(of: groups)) \(areEqual ? "have the same value" : "are equally near"), "
        + "and nothing distinguishes them; "
        + "list the preferred one under 'prefer' in the mapping",
      values: [
        "tokens": .text(names.joined(separator: ", ")), "count": .number(Double(names.count)),
      ])
  }

  static func deprecated(_ path: String, because why: String) -> Reason {
    Reason(
      .deprecatedToken,
      "\(path) is deprecated" + (why.isEmpty ? "" : " (\(why))")
        + "; a token that is not is applied",
      values: ["token": .text(path)])
  }

  static func notInUse(_ path: String) -> Reason {
    Reason(
      .notInUse,
      "no code outside of the theme uses the scale of \(path) yet; \"accept\": [\"notInUse\"] in the mapping, or --accept notInUse, applies it",
      values: ["token": .text(path)])
  }

  /// The part of the app that the code belongs to has its own scale.
  static func ofOtherPart(_ separation: TokenFamilies.Separation) -> Reason {
    Reason(
      .notInUse,
      "no code in \(separation.folder) uses \(separation.holder), and \(separation.family) has tokens for it; "
        + "\"accept\": [\"notInUse\"] in the mapping, or --accept notInUse, applies it",
      values: ["folder": .text(separation.folder), "name": .text(separation.holder)])
  }

  /// `needed` is the margin with which a match is not held; `nil` if only one candidate may be in
  /// reach.
  static func closeRunnerUp(
    _ path: String, distance: Double, unit: Distance.Unit, margin: Double, needed: Double?
  ) -> Reason {
    Reason(
      .closeRunnerUp,
      margin < 0
        ? "\(path) is nearer, at \(Rejections.amount(distance, unit)), and for another use; "
          + "the nearest one is applied"
        : "\(path) is almost as near, at \(Rejections.amount(distance, unit)); "
          + (needed.map { "it must be \(Rejections.amount($0, unit)) further" }
            ?? "only one may be near"),
      values: [
        "token": .text(path), "distance": .number(distance), "margin": .number(margin),
      ])
  }

  /// A site in words: `where a UIColor is expected`.
  static func place(_ site: Site) -> String {
    switch site {
    case .any: "where no type is expected"
    case .number: "where a number of any type is expected"
    case .viewModifier: "as a modifier of a view"
    case .layer: "on a layer"
    case .animation: "where an \(site.rawValue) is expected"
    case .nsColor, .nsFont: "where an \(site.rawValue) is expected"
    default: "where a \(site.rawValue) is expected"
    }
  }

  static let inNoTarget = Reason(
    .notVisible, "no target of the project compiles this file; add it to one, or remove it")

  static let inScript = Reason(
    .notVisible, "this file is a script that no target compiles, so it cannot name the app's tokens"
  )

  static func notVisible(_ path: String) -> Reason {
    Reason(
      .notVisible,
      "'modules' in the mapping hides \(path) from this file; add it to 'sees'",
      values: ["token": .text(path)])
  }

  /// `modifier` is the call of the app's function of views that sets a font; `nil` for none.
  static func noCode(_ path: String, site: Site, modifier: String? = nil) -> Reason {
    Reason(
      .noCode,
      modifier.map {
        "views get \(path) by '.\($0)', which may set more than the font; "
          + "call it where a view has this font"
      } ?? "the mapping has no code for \(path) \(place(site)); add it under 'code'",
      values: ["token": .text(path), "site": .text(site.rawValue)])
  }

  /// The token has code, but only a SwiftUI `Font` can change its weight or slant.
  static func fixedWeightOrSlant(_ path: String, site: Site) -> Reason {
    Reason(
      .noCode,
      "\(path) has another weight or slant, and neither can be changed \(place(site)); "
        + "a token with the weight and slant of this font is applied",
      values: ["token": .text(path), "site": .text(site.rawValue)])
  }

  // `isDeclared`: the type declares the name, but no instance is in scope.
  static func missingRequirement(_ name: String, in type: String?, isDeclared: Bool) -> Reason {
    let type = type.map { "'\($0)'" } ?? "a type around it"
    return Reason(
      .missingRequirement,
      isDeclared
        ? "the code of the token needs '\(name)', which only the code of an instance can name; "
          + "move the value into a property or a function of \(type)"
        : "the code of the token needs '\(name)'; declare it in \(type)",
      values: ["name": .text(name)])
  }

  /// Why a token of one part of an interface has the value of a gap and does not match.
  ///
  /// White, black, gray, the system's own colors and those of a published palette are common: one of another part is
  /// hardly meant.
  static func onlyFor(_ token: DesignToken, in query: MatchQuery, _ share: ValueShare = .whole)
    -> Reason
  {
    var reason = notIndicated(token, in: query)
    guard !token.excludes(query.components) else { return reason }
    let use = query.role == .unknown ? "this use" : nouns(query.role)
    let words = differences(of: token, from: query.value).isEmpty ? share.words : "this size"
    let isNamedInPart =
      !token.components.isDisjoint(with: query.components)
      || !query.subjects.isDisjoint(with: token.subjects)
    reason.message =
      (query.isEverywhere || query.isPublished) && !isNamedInPart
      ? "no token for \(use) has \(words); \(token.path) has it for \(list(token.purposes)); "
        + "one for \(use) is applied"
      : "\(token.path) has \(words), but is for \(unnamed(token, in: query)); "
        + "choose it in a review, or add a token for \(use)"
    return reason
  }

  /// What a token is for, with what the code does not name: `cards and 'home', and nothing here names 'home'`.
  static func unnamed(_ token: DesignToken, in query: MatchQuery) -> String {
    let missing =
      token.components.subtracting(query.components).nouns
      + token.subjects.filter { !query.subjects.contains($0) }.map { "'\($0)'" }
    let purposes = list(token.purposes)
    if query.isAroundCard, token.isPaddingOfCards {
      return "the inside of \(purposes), not around them"
    }
    let isPart = !missing.isEmpty && missing.count < token.purposes.count
    return isPart
      ? "\(purposes), and nothing here names \(list(missing, or: true))"
      : "\(purposes), which nothing here names"
  }

  /// How much of a value a token has.
  enum ValueShare {
    case whole
    /// A color that is hardly another one.
    case nearly
    /// All but its opacity, which the token could take.
    case withoutOpacity

    var words: String {
      switch self {
      case .whole: "this value"
      case .nearly: "nearly this value"
      case .withoutOpacity: "this color without its opacity"
      }
    }
  }

  /// Why a token of one part of an interface does not match, or only in part.
  static func notIndicated(_ token: DesignToken, in query: MatchQuery) -> Reason {
    if token.excludes(query.components) {
      let others = list(token.excludedParts.intersection(query.components).nouns)
      let own = ComponentSet(names: [token.path]).contains(.card) ? ComponentSet.card : .screen
      let purposes = list(own.nouns)
      return Reason(
        .meaningNotStated,
        "\(token.path) is for \(purposes), and this is for \(others); a token for \(others) is applied",
        values: ["token": .text(token.path), "means": .text(purposes)])
    }
    let missing = token.components.subtracting(query.components)
    let subject = token.subjects.first { !query.subjects.contains($0) }
    let missingAxis = token.admittedAxis.flatMap { $0.admits(query.axis) ? nil : $0.noun }
    let isOnlyDescribed = missing.isEmpty && subject == nil && missingAxis == nil
    if query.isAroundCard, token.isPaddingOfCards {
      return Reason(
        .meaningNotStated,
        "\(token.path) is for the inside of \(list(token.purposes)); this is around one",
        values: ["token": .text(token.path), "means": .text(list(token.components.nouns))])
    }
    let isPartial =
      query.role != .unknown && missing != token.components && missing.count == 1 && subject == nil
      && missingAxis == nil
    let named = subject.map { "'\($0)'" } ?? missing.singulars.first ?? missingAxis
    return Reason(
      isPartial || isOnlyDescribed ? .roleUnknown : .meaningNotStated,
      "\(token.path) is for \(list(token.purposes)); nothing here indicates "
        + (named ?? token.describedParts.singulars.joined(separator: " or ")),
      values: [
        "token": .text(token.path),
        "means": .text(subject ?? missing.nouns.first ?? missingAxis ?? ""),
      ])
  }

  /// The token has the value, and the mapping keeps it from matching by that alone.
  static func reserved(
    _ token: DesignToken, for value: StyleValue, _ share: ValueShare = .whole
  ) -> Reason {
    let differences = share == .whole ? differences(of: token, from: value) : []
    let shared =
      differences.isEmpty
      ? "\(share.words), but " : "this size, but \(list(differences)), and "
    return Reason(
      .meaningNotStated,
      "\(token.path) has \(shared)\(whyReserved(token)); choose it in a review, or give it its roles "
        + "in the mapping",
      values: ["token": .text(token.path), "means": .text("")])
  }

  /// How the token for a font's size differs from the font: `is bold`.
  private static func differences(of token: DesignToken, from value: StyleValue) -> [String] {
    guard case .font(let code) = value, case .font(let font) = token.value else { return [] }
    let comparison = FontComparison(code.normalized, font.normalized)
    var differences: [String] = []
    if comparison.addsWeight { differences.append("is \((font.weight ?? .regular).rawValue)") }
    if !comparison.isItalicAlike {
      differences.append(font.isItalic ? "is italic" : "is not italic")
    }
    return differences
  }

  static func whyReserved(_ token: DesignToken) -> String {
    token.reservation.isEmpty
      ? "the mapping gives it no roles, so the value alone does not ask for it" : token.reservation
  }

  /// The token nearest to a color has another one, and is reserved.
  static func nearestReserved(_ token: DesignToken, _ distance: Double, in query: MatchQuery)
    -> Reason
  {
    nearest(token, distance, "but \(whyReserved(token))", in: query)
  }

  /// The token nearest to a color has another one, and is not for what the code shows: it has a meaning, is for a part of an
  /// interface, or for another role.
  static func nearestForOther(_ token: DesignToken, _ distance: Double, in query: MatchQuery)
    -> Reason
  {
    let purposes = token.isOfPart ? token.purposes : names(token.roles, nouns)
    let why =
      token.means.map { "means " + ($0 == "level" ? "a level" : $0) } ?? "is for \(list(purposes))"
    return nearest(token, distance, "and " + why, in: query)
  }

  private static func nearest(
    _ token: DesignToken, _ distance: Double, _ why: String, in query: MatchQuery
  ) -> Reason {
    Reason(
      .tooFar,
      "the nearest token, \(token.path), differs by ΔE00 \(short(distance)), \(why); a near one"
        + (query.role == .unknown ? "" : " for \(nouns(query.role))") + " is applied",
      values: ["token": .text(token.path), "distance": .number(distance)])
  }

  /// The token is the asset that the code names, and the mapping keeps it from matching.
  static func reservedAsset(_ token: DesignToken) -> Reason {
    Reason(
      .meaningNotStated,
      "\(token.path) is this asset, but "
        + (token.reservation.isEmpty ? "the mapping gives it no roles" : token.reservation)
        + "; choose it in a review, or give it its roles in the mapping",
      values: ["token": .text(token.path), "means": .text("")])
  }

  /// The token has the color, and is for another role by its name alone.
  static func wrongRole(_ token: DesignToken, named: UsageRole, role: UsageRole) -> Reason {
    Reason(
      .wrongRole,
      "no token for \(nouns(role)) has this value; \(token.path) has it and is for \(nouns(named)) by its name; "
        + "one for \(nouns(role)) is applied",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  /// The token has the color, in light mode only where it `adapts` differently from the code.
  ///
  /// White, black and gray are common: one of another use is hardly meant.
  static func wrongRole(
    _ token: DesignToken, role: UsageRole, adapts: Bool, isNeutral: Bool,
    _ share: ValueShare = .whole
  ) -> Reason {
    let uses = nouns(token.roles)
    return Reason(
      .wrongRole,
      isNeutral
        ? "no token for \(nouns(role)) has \(share.words); \(token.path) has it\(adapts ? " in light mode" : "") "
          + "for \(uses); one for \(nouns(role)) is applied"
        : adapts
          ? "\(token.path) has \(share.words) in light mode only and is for \(uses), not \(nouns(role)); "
            + "a token for \(nouns(role)) is applied"
          : "\(token.path) has \(share.words), but is for \(uses), not \(nouns(role)); "
            + "add the role to it, or a token",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }
}
