extension ReasonMessages {
  /// A change of a size to that of the token at `path` by more than `near`.
  ///
  /// `category` is that of tokens for other uses that are nearer, if there are any.
  static func visibleChange(
    from size: Double, to token: Double, of path: String, scale: NumberScale,
    besideNearerOf category: TokenCategory? = nil
  ) -> Reason {
    let subject = category.map { "the nearest \($0.noun) for this use, \(path)," } ?? path
    return Reason(
      .visibleChange,
      "\(subject) is \(short(token)), not \(short(size)); a change of up to "
        + "\(Rejections.amount(scale.near, scale.unit)) would be applied",
      values: [
        "distance": .number(abs(size - token)), "from": .number(size), "to": .number(token),
      ])
  }

  /// A token has the very size and is for something else, and the one for this use has another size.
  static func onlyFor(
    _ token: DesignToken, _ size: Double, while own: String, has other: Double, in query: MatchQuery
  ) -> Reason {
    var reason = notIndicated(token, in: query)
    reason.message =
      "\(own) is for \(nouns(query.role)) and is \(short(other)), not \(short(size)); \(token.path) is "
      + "\(short(size)), but is for \(list(token.purposes)); choose one in a review, or add a token"
    return reason
  }

  /// Adds that a token has the very size and is for something else.
  static func add(
    equal token: DesignToken, of size: Double, in query: MatchQuery, to reason: inout Reason
  ) {
    guard let end = reason.message.firstIndex(of: ";") else { return }
    reason.message =
      reason.message[..<end]
      + "; \(token.path) is \(short(size)), but is for \(unnamed(token, in: query))"
  }

  static func halfway(_ value: Double, _ best: Double, _ other: Double) -> Reason {
    Reason(
      .halfway,
      "\(short(value)) is halfway between \(short(min(best, other))) and \(short(max(best, other))); "
        + "it must be nearer to one",
      values: ["lower": .number(min(best, other)), "upper": .number(max(best, other))])
  }

  /// The system has no font, or none that serves a role whatever the use; `nearest` is one for some use.
  static func noFont(for role: UsageRole, size: Double, nearest: DesignToken?) -> Reason {
    guard let nearest, case .font(let font) = nearest.value else {
      return Reason(.tooFar, "the mapping lists no font; one near \(short(size)) is applied")
    }
    let why =
      nearest.isReserved && !nearest.reservation.isEmpty
      ? nearest.reservation
      : nearest.isOfPart
        ? "is for \(list(nearest.purposes))"
        : font.design == .monospaced ? "is monospaced" : "is not for every use"
    let use = role == .unknown ? "this use" : nouns(role)
    let isEqual = font.size == size
    return Reason(
      .tooFar,
      "\(nearest.path) has \(isEqual ? "this size" : "\(short(font.size)), not \(short(size))"), "
        + (isEqual
          ? "but \(why); choose it in a review, or add a font for \(use)"
          : "and \(why); a near one for \(use) is applied"),
      values: ["token": .text(nearest.path), "distance": .number(abs(font.size - size))])
  }

  static func tooFar(_ nearest: NearestSize?, size: Double) -> Reason {
    guard let nearest else {
      return Reason(
        .tooFar,
        "no font of the design system is near \(short(size)); one that is near it is applied")
    }
    return Reason(
      .tooFar,
      "the nearest font\(nearest.words), \(nearest.path), has \(short(nearest.size)), not \(short(size)); "
        + "a nearer one is applied",
      values: ["token": .text(nearest.path), "distance": .number(abs(nearest.size - size))])
  }

  /// The nearest token of some kind that may serve.
  struct NearestSize {
    let path: String
    let size: Double
    /// Whether no token for another use is nearer.
    let isOfAll: Bool

    fileprivate var words: String { isOfAll ? "" : " for this use" }
  }

  static func tooFar(
    _ nearest: NearestSize?, of category: TokenCategory, _ value: Double
  ) -> Reason {
    guard let nearest else {
      return Reason(
        .tooFar,
        "no \(category.noun) of the design system is near \(short(value)); one that is near it is applied"
      )
    }
    return Reason(
      .tooFar,
      "the nearest \(category.noun)\(nearest.words), \(nearest.path), is \(short(nearest.size)), not \(short(value)); "
        + "a nearer one is applied",
      values: ["token": .text(nearest.path), "distance": .number(abs(nearest.size - value))])
  }

  /// A change between values of several parts, in words.
  static func visibleChange(fromWords value: String, to token: String) -> Reason {
    Reason(
      .visibleChange,
      "\(value) would become \(token); a change that cannot be seen would be applied",
      values: ["from": .text(value), "to": .text(token)])
  }

  static let negative = Reason(
    .negative,
    "negative spacing makes views overlap, and the token is for space between them; "
      + "a positive one is applied")

  static func pill(_ radius: Double, height: Double?) -> Reason {
    Reason(
      .pill,
      "\(short(radius)) is at least half the height of \(short(height ?? 0)), so this is a pill; "
        + "a smaller radius is applied",
      values: ["radius": .number(radius), "height": .number(height ?? 0)])
  }

  /// The radius follows from the height of its view, so that no token is missing.
  static func roundEnds(_ radius: Double, of view: MatchQuery.RoundView) -> Reason {
    let share = 2 * radius > view.side + 0.01 ? "more than half" : "half"
    let side = view.isWidth ? "width" : "height"
    return Reason(
      .pill,
      "\(short(radius)) is \(share) the \(side) of \(short(view.side)), so this is a capsule or a circle and needs no token; "
        + (view.isLayer ? "calculate it from the height" : "write Capsule() or Circle()"),
      values: ["radius": .number(radius), side: .number(view.side)])
  }

  /// `number` is the value in the code, if the category is one of numbers.
  static func noToken(of category: TokenCategory, near number: Double?) -> Reason {
    Reason(
      .tooFar,
      "the mapping lists no \(category.noun); one near \(number.map(short) ?? "this one") is applied"
    )
  }

  /// The tokens of a category are for parts of an interface, none of which the code indicates.
  ///
  /// `areAll` states that the category has no others, which match nothing by their values. A single one is named with its
  /// number, if that is another than the code's.
  static func noGeneral(
    _ category: TokenCategory, _ tokens: [DesignToken], areAll: Bool, near number: Double
  ) -> Reason {
    let purposes = tokens.flatMap { $0.isSpecific ? $0.purposes : names($0.roles, nouns) }
      .uniqued()
    let named = purposes.count > 4 ? purposes.prefix(3) + ["other parts"] : purposes
    let other = tokens[0].value.number.flatMap { $0 == number ? nil : $0 }
    let use = other.map { "is \(short($0)), not \(short(number)), and for " } ?? "is for "
    let subject =
      switch (tokens.count == 1, areAll) {
      case (true, true): "\(tokens[0].path), the only \(category.noun) of the design system, \(use)"
      case (true, false): "\(tokens[0].path), the only \(category.noun) in force, \(use)"
      case (false, true): "the design system has a \(category.noun) only for "
      case (false, false): "each \(category.noun) in force is only for "
      }
    return Reason(
      .tooFar,
      subject + (named.isEmpty ? "some parts of an interface" : list(named))
        + ", which nothing here names; one for this use is applied")
  }

  /// The app hardly uses the tokens of a category, so that only their names can ask for them.
  static func noneInForce(_ category: TokenCategory) -> Reason {
    Reason(
      .tooFar,
      "the mapping gives no \(category.noun) of the design system a role, so that the value alone asks for none; "
        + "choose one in a review")
  }

  /// The token nearest to a number, or the only one, matches nothing by its value.
  static func nearestReserved(
    _ nearest: DesignToken, isOnly: Bool = false, near number: Double?
  ) -> Reason {
    let noun = nearest.category.noun
    let size = number.flatMap { number in
      nearest.value.number.map { "is \(short($0)), not \(short(number))" }
    }
    let subject =
      if let size {
        isOnly
          ? "\(nearest.path), the only \(noun) of the design system, \(size)"
          : "the nearest \(noun), \(nearest.path), \(size)"
      } else {
        "\(nearest.path) is the \(isOnly ? "only" : "nearest") \(noun) of the design system"
      }
    let why =
      nearest.isOfPart ? "is for \(list(nearest.purposes))" : whyReserved(nearest)
    return Reason(
      .tooFar, "\(subject), and \(why); one for this use is applied",
      values: ["token": .text(nearest.path)])
  }

  static func mayBePill(_ radius: Double, _ pill: String) -> Reason {
    Reason(
      .pill, "a radius of \(short(radius)) often makes a pill; \(pill) is for pills",
      values: ["radius": .number(radius), "token": .text(pill)])
  }

  static func roleDiffers(_ token: DesignToken, role: UsageRole) -> Reason {
    Reason(
      .roleDiffers,
      "\(token.path) is for \(nouns(token.roles)), and this is \(noun(role)); "
        + "a token for \(nouns(role)) is applied",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  static func roleUnknown(_ token: DesignToken) -> Reason {
    Reason(
      .roleUnknown,
      "\(token.path) is for \(nouns(token.roles)); nothing here indicates "
        + "\(list(names(token.roles, noun), or: true))",
      values: ["token": .text(token.path)])
  }

  static func iconSize(_ size: Double) -> Reason {
    Reason(
      .iconSize,
      "\(short(size)) is the size of an icon, and the mapping has no font for icons of this size; one with the role icon is applied",
      values: ["size": .number(size)])
  }

  static let fontRoleUnknown = Reason(
    .roleUnknown,
    "nothing in the code says whether the font is for text or for an icon; a use that does applies it"
  )

  static func familyDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    Reason(
      .familyDiffers,
      "the code has \(code.family ?? "the system font"), the token \(token.family ?? "the system font"); "
        + "the same family is applied",
      values: ["code": .text(code.family ?? ""), "token": .text(token.family ?? "")])
  }

  static func designDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    let (ours, theirs) = (code.design ?? .default, token.design ?? .default)
    return Reason(
      .designDiffers,
      "the code has the \(ours.rawValue) design, the token the \(theirs.rawValue) one; "
        + "the same design is applied",
      values: ["code": .text(ours.rawValue), "token": .text(theirs.rawValue)])
  }

  static func featuresDiffer(_ features: String) -> Reason {
    Reason(
      .designDiffers,
      "the token has no \(features), which cannot be added here; a token that has it is applied")
  }

  static let tokenIsItalic = Reason(
    .designDiffers, "the token is italic, the code is not; a token that is not is applied")

  static let tokenHasMonospacedDigits = Reason(
    .designDiffers,
    "the digits of the token have one width, those of the code do not; "
      + "a token without it is applied")

  static func weightDiffers(
    _ code: FontValue, _ token: FontValue, isKept: Bool, isSystemBold: Bool = false
  ) -> Reason {
    let (ours, theirs) = (code.weight ?? .regular, token.weight ?? .regular)
    return Reason(
      .weightDiffers,
      "the token is \(theirs.rawValue), the code \(ours.rawValue)"
        + (isSystemBold ? " (UIKit draws boldSystemFont in it)" : "")
        + (isKept ? ", which the rewrite keeps" : "") + "; the same weight is applied",
      values: ["code": .text(ours.rawValue), "token": .text(theirs.rawValue)])
  }

  static func weightCannotBeKept(_ path: String, site: Site) -> Reason {
    Reason(
      .noCode,
      "no code of \(path) can keep the weight \(place(site)); a token with that weight is applied",
      values: ["token": .text(path), "site": .text(site.rawValue)])
  }

  static func startsScaling(_ style: String) -> Reason {
    Reason(
      .startsScaling,
      "the size is fixed, and the token scales with the text size like \(style); "
        + "code that scales like it is applied",
      values: ["textStyle": .text(style)])
  }

  static func scalingDiffers(_ code: FontValue, _ token: FontValue) -> Reason {
    let ours = code.textStyle ?? "none"
    guard let theirs = token.textStyle else {
      return Reason(
        .scalingDiffers,
        "the code scales with the text size like \(ours), and the token is fixed; "
          + "a fixed size is applied",
        values: ["code": .text(ours)])
    }
    return Reason(
      .scalingDiffers,
      "the code scales with the text size like \(ours), the token like \(theirs); "
        + "code that scales like it is applied",
      values: ["code": .text(ours), "token": .text(theirs)])
  }
}
