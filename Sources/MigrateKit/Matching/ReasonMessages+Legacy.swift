extension ReasonMessages {
  /// Why a token answers whose value need not be that of the code.
  static func legacyName(_ symbol: String, token: String, distance: Distance?) -> Reason {
    var message = "the mapping replaces the older name \(symbol) by \(token)"
    var values: [String: Reason.Value] = ["symbol": .text(symbol), "token": .text(token)]
    if let distance, distance.value > 0 {
      message += ", which is \(Rejections.amount(distance.value, distance.unit)) away from it"
      values["distance"] = .number(distance.value)
    }
    return Reason(.legacyName, message, values: values)
  }

  /// Why a name of another system is matched by its value.
  static func legacyNameWithoutToken(_ symbol: String) -> Reason {
    Reason(
      .legacyName, "\(symbol) is an older name that no token of this system answers to",
      values: ["symbol": .text(symbol)])
  }

  /// Why a color token may not be meant here.
  static func legacyRoleDiffers(
    _ token: DesignToken, symbol: String, role: UsageRole
  ) -> Reason {
    Reason(
      .roleDiffers,
      "\(symbol) is used for \(role.rawValue), and \(token.path) is for \(list(token.roles))",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }

  /// Why a color of a palette stays: another one of it does.
  static func splitsPalette(staying: Finding) -> Reason {
    let name = staying.context.legacy?.symbol ?? staying.source
    return Reason(
      .movesTogether,
      "it is one of a palette, and \(QuotedCode.line(name)) in line \(staying.start.line) stays",
      values: ["line": .number(Double(staying.start.line))])
  }
}
