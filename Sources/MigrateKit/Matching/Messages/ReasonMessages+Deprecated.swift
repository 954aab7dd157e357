extension ReasonMessages {
  /// Which token replaces a deprecated name or a value of another system, and how far apart their values are.
  static func replaced(
    _ symbol: String, isName: Bool, token: String, distance: Distance?
  ) -> Reason {
    var message =
      isName
      ? "the mapping replaces the deprecated name \(symbol) with \(token)"
      : "the value is \(symbol), which becomes \(token)"
    var values: [String: Reason.Value] = ["symbol": .text(symbol), "token": .text(token)]
    if let distance, distance.value > 0 {
      message += " (\(Rejections.amount(distance.value, distance.unit)))"
      values["distance"] = .number(distance.value)
    }
    return Reason(.deprecatedName, message, values: values)
  }

  /// Why the change from a deprecated name is held: nothing says what the name is worth.
  static func deprecatedValueUnknown(_ symbol: String) -> Reason {
    Reason(
      .valueUnknown,
      "the value of the deprecated name \(symbol) is not known, so the change may be visible; "
        + "a constant with the same value is applied",
      values: ["symbol": .text(symbol)])
  }

  /// Why a deprecated name is matched by its value.
  static func deprecatedNameWithoutToken(_ symbol: String) -> Reason {
    Reason(
      .deprecatedName, "no token of this system replaces the deprecated name \(symbol)",
      values: ["symbol": .text(symbol)])
  }

  /// What a value without a matching token is in the system that the code moves from.
  static func notReplaced(_ symbol: String) -> Reason {
    Reason(
      .deprecatedName, "the value is \(symbol), and this system has no token of that name",
      values: ["symbol": .text(symbol)])
  }

  /// Why a color token may not be meant here.
  static func deprecatedRoleDiffers(
    _ token: DesignToken, symbol: String, role: UsageRole
  ) -> Reason {
    Reason(
      .roleDiffers,
      "\(symbol) is used for \(nouns(role)), and \(token.path) is for \(nouns(token.roles)); "
        + "a token for \(nouns(role)) is applied",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  /// Why a color of a palette stays: another one of it does.
  static func splitsPalette(staying: Finding) -> Reason {
    let name = staying.context.deprecated?.symbol ?? staying.source
    return Reason(
      .movesTogether,
      "it is one of a palette, and \(QuotedCode.line(name)) in line \(staying.start.line) stays; "
        + "all of them must move",
      values: ["line": .number(Double(staying.start.line))])
  }
}
