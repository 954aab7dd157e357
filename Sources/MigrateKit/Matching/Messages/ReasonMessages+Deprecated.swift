extension ReasonMessages {
  /// States the token that replaces a deprecated name or a value of another system, and the
  /// difference of their values.
  static func replaced(
    _ symbol: String, isName: Bool, token: String, distance: Distance?
  ) -> Reason {
    var message =
      isName
      ? "the mapping replaces the deprecated name \(symbol) with \(token)"
      : "the value is \(symbol), which becomes \(token)"
    var values: Reason.Values = ["symbol": .text(symbol), "token": .text(token)]
    if let distance, distance.value > 0 {
      message += " (\(Rejections.amount(distance.value, distance.unit)))"
      values["distance"] = .number(distance.value)
    }
    return Reason(.deprecatedName, message, values: values)
  }

  /// The change from a deprecated name is held because the value of the name is unknown.
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

  /// Names the token of a value without a match in the system that the code moves from.
  static func notReplaced(_ symbol: String) -> Reason {
    Reason(
      .deprecatedName, "the value is \(symbol), and this system has no token of that name",
      values: ["symbol": .text(symbol)])
  }

  /// Doubts that a color token is meant here.
  static func deprecatedRoleDiffers(
    _ token: DesignToken, symbol: String, role: UsageRole
  ) -> Reason {
    Reason(
      .roleDiffers,
      "\(symbol) is used for \(nouns(role)), and \(token.path) is for \(nouns(token.roles)); "
        + "a token for \(nouns(role)) is applied",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  /// A color of a palette stays because another one does.
  static func splitsPalette(staying: Finding) -> Reason {
    let name = staying.context.deprecated?.symbol ?? staying.source
    return Reason(
      .movesTogether,
      "it is one of a palette, and \(QuotedCode.line(name)) in line \(staying.start.line) stays; "
        + "all of them must move",
      values: ["line": .number(Double(staying.start.line))])
  }
}
