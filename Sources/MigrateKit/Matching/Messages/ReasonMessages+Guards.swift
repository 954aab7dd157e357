extension ReasonMessages {
  static func collapse(
    _ value: StyleValue, _ other: StyleValue, line: Int, token: String, distance: Double?
  ) -> Reason {
    Reason(
      .collapse,
      "\(name(value)) and \(name(other)) (line \(line)) would both become \(token)"
        + apart(distance, value) + "; they must become two tokens",
      values: collapseValues(value, other, token, distance, line: line))
  }

  static func collapse(
    _ value: StyleValue, ontoUsed token: String, worth other: StyleValue, distance: Double?
  ) -> Reason {
    Reason(
      .collapse,
      "\(name(value)) would become \(token), \(name(other)), which the view uses already"
        + apart(distance, value) + "; it must become another token",
      values: collapseValues(value, other, token, distance))
  }

  private static func apart(_ distance: Double?, _ value: StyleValue) -> String {
    let unit = value.category == .color ? "ΔE00 " : ""
    return distance.map { ", and differ by \(unit)\(short($0)) now" } ?? ""
  }

  private static func collapseValues(
    _ value: StyleValue, _ other: StyleValue, _ token: String, _ distance: Double?,
    line: Int? = nil
  ) -> Reason.Values {
    var values: Reason.Values = [
      "value": .text(name(value)), "other": .text(name(other)), "token": .text(token),
    ]
    values["distance"] = distance.map { .number($0) }
    values["otherLine"] = line.map { .number(Double($0)) }
    return values
  }

  /// A value in a sentence: `#334155`, `15`, `Lora 28`.
  private static func name(_ value: StyleValue) -> String {
    switch value {
    case .color(let color):
      let dark = color.dark.flatMap { $0 == color.light ? nil : "/" + $0.rgba8.shortHex }
      return color.light.rgba8.shortHex + (dark ?? "")
    case .font(let font):
      let design = font.design.flatMap { $0 == .default ? nil : " " + $0.rawValue }
      return (font.family.map { $0 + " " } ?? "") + short(font.size) + (design ?? "")
    case .radius(let number), .number(let number, _): return short(number)
    case .shadow(let shadow): return short(shadow.radius)
    case .animation(let animation): return ValueWords.animation(animation)
    }
  }

  /// Why a size may not pass another one of the view.
  static func hierarchy(_ size: TextSize, passes other: TextSize) -> Reason {
    let falls = size.after < size.before
    let comparison = falls ? "smaller" : "larger"
    let place =
      other.isToken
      ? "the token of \(short(other.before)) in this view"
      : "the \(short(other.before)) on line \(other.line)"
    let fate =
      if !other.moves {
        ""
      } else if SizePassing(size: size, other: other).isForGood {
        ", which would become \(short(other.after))"
      } else {
        " if that one stays"
      }
    return Reason(
      .hierarchy,
      "\(short(size.before)) would become \(short(size.after)), \(comparison) than \(place)\(fate); "
        + "the order of sizes must stay",
      values: [
        "before": .number(size.before), "after": .number(size.after),
        "other": .number(other.before), "otherAfter": .number(other.after),
      ])
  }

  /// `isPartial` means that part of the text's background does not change.
  static func contrast(_ loss: ContrastLoss, isPartial: Bool = false) -> Reason {
    Reason(
      .contrast,
      figures(loss) + (isPartial ? " with these changes" : " with both changed")
        + "; tokens that can be read on one another are applied",
      values: values(loss))
  }

  static func movesTogether(_ loss: ContrastLoss, stays: String) -> Reason {
    Reason(
      .movesTogether,
      "its \(stays) stays as it is, and \(figures(loss)); both must change", values: values(loss))
  }

  static func waits(
    for partner: String, _ heldBy: Set<ReasonCode>, orElse loss: String = "the contrast"
  ) -> Reason {
    let codes = list(ReasonCode.allCases.filter(heldBy.contains).map(\.rawValue))
    return Reason(
      .movesTogether,
      heldBy.isEmpty
        ? "it changes together with \(partner), or \(loss) would be lost"
        : "it changes together with \(partner), which is held by \(codes); accept both",
      values: ["token": .text(partner)])
  }

  /// One of a pair stays because the other does, or becomes another token.
  static func splitsPair(from other: Finding) -> Reason {
    Reason(
      .movesTogether,
      "the view has the same size in line \(other.start.line), which does not become this token; "
        + "both are applied together",
      values: ["line": .number(Double(other.start.line))])
  }

  /// One of several `insets`, or an element of a `tuple`, stays.
  static func splits(_ group: String, from other: Finding) -> Reason {
    Reason(
      .movesTogether,
      "\(other.source) in line \(other.start.line) is \(group == "insets" ? "one of the same insets" : "in the same \(group)") and does not become a token; "
        + "all of them are applied together",
      values: ["line": .number(Double(other.start.line))])
  }

  /// A color is one of several that distinguish things, of which few are tokens.
  static func distinguishes(_ argument: String, among count: Int, _ tokens: Int) -> Reason {
    Reason(
      .movesTogether,
      "\(count) colors are the \(argument) in this file, and \(count - tokens) of them do not become tokens; "
        + "all of them are applied together",
      values: ["count": .number(Double(count))])
  }

  /// A value stays because other code depends on it.
  static func splits(
    _ category: TokenCategory, from counterpart: FindingContext.Counterpart
  ) -> Reason {
    Reason(
      .movesTogether,
      "\(counterpart.source) in line \(counterpart.line) depends on the same \(category == .color ? "color" : "number") and does not become a token; "
        + "both are applied together",
      values: ["line": .number(Double(counterpart.line))])
  }

  /// A new import would be for previews alone.
  static func importForPreview(_ code: String) -> Reason {
    Reason(
      .missingRequirement,
      "only previews of this file would need '\(code)'; where the file has it, this is applied",
      values: ["name": .text(code)])
  }

  /// The value is a part of one picture or a printed page.
  static let drawing = Reason(
    .roleUnknown,
    "its type or file is named for one picture, a video or a printed page, which has fixed values; "
      + "other code is applied")

  /// Both arms of a choice, or a value and its fallback, would be the same code.
  static func equalsOtherArm(_ code: String) -> Reason {
    Reason(
      .collapse,
      "the other choice is \(code) already, and there would be none; another token is applied",
      values: ["token": .text(code)])
  }

  private static func figures(_ loss: ContrastLoss) -> String {
    "the contrast would fall from \(short(loss.before)) to \(short(loss.after))"
      + reported(loss.appearance)
  }

  private static func reported(_ appearance: AppearanceMode) -> String {
    switch appearance {
    case .light: ""
    case .dark: " in dark mode"
    case .highContrast: " under increased contrast"
    case .darkHighContrast: " in dark mode under increased contrast"
    }
  }

  private static func values(_ loss: ContrastLoss) -> Reason.Values {
    [
      "before": .number(loss.before), "after": .number(loss.after),
      "appearance": .text(loss.appearance.rawValue),
    ]
  }
}
