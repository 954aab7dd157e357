import MigrateKitCore

// Draws one change: the code, its look, and its facts.

extension ReviewScreen {
  func change(_ number: Int, _ room: Int) -> [ScreenLine] {
    let change = review.changes[number]
    let token = review.tokenText(on: number)
    let head = [title(change, token), spot(number)]
    let code = CodeLines(change.finding, replacement: review.replacement(on: number), screen: self)
    let looks = looks(change, token)
    var facts = facts(number)
    // Blank lines separate parts if there is room.
    var spare = room - head.count - code.core.count - looks.count
    let gaps = min(max(spare - min(facts.count, 5), 0), looks.isEmpty ? 2 : 3)
    spare -= gaps
    facts = Array(facts.prefix(max(spare, 0)))
    spare -= facts.count
    var parts = [head, code.lines(withRoom: spare), looks, facts].filter { !$0.isEmpty }
    for index in parts.indices.dropFirst().prefix(gaps) { parts[index].insert(ScreenLine(), at: 0) }
    let lines = parts.flatMap { $0 }
    return lines + places(around: number, room - lines.count)
  }

  /// The places of the group around one of them, if there are rows for at least two.
  private func places(around number: Int, _ room: Int) -> [ScreenLine] {
    guard let group = review.group, group.members.count > 1, room >= 4 else { return [] }
    let members = group.members
    let here = members.firstIndex(of: number) ?? 0
    let count = min(room - 2, members.count)
    let first = max(min(here - count / 2, members.count - count), 0)
    var head = ScreenLine(" places", .faint)
    head.pad(to: 12)
    let rows = members[first..<first + count].enumerated().map { index, member in
      let finding = review.changes[member].finding
      var line = index == 0 ? head : ScreenLine(indent: 12)
      line.add(member == number ? "▸ " : "  ", .tint(.blue, isBold: true))
      var right = ScreenLine()
      if let decision = review.decided[member] { right.add(decision.word + " ", decision.look) }
      let spot = "\(SafeText.line(finding.file)):\(finding.start.line)"
      line.add(SafeText.cutStart(spot, to: max(width - line.width - right.width - 2, 12)))
      return justified(line, right)
    }
    return [ScreenLine()] + rows
  }

  // MARK: Values

  private func title(_ change: ReviewChange, _ token: String?) -> ScreenLine {
    let finding = change.finding
    var line = ScreenLine(indent: 1)
    line.add(value(finding.value, of: finding))
    line.add("  →  ", .faint)
    if let token {
      line.add(swatch(review.result(of: token, on: change)))
      line.add(token, .bold)
    } else {
      line.add("no token", .bold)
    }
    return justified(line, status(change))
  }

  private func status(_ change: ReviewChange) -> ScreenLine {
    let suggestion = change.suggestion
    let tint: Look.Tint =
      switch suggestion.status {
      case .exact, .near: .green
      case .gap: .red
      default: .yellow
      }
    var line = ScreenLine(suggestion.status.rawValue, .tint(tint, isBold: true))
    let distance = ValueText.distance(suggestion.distance)
    if let unproven = suggestion.unprovenLabel {
      line.add(" · \(unproven)")
    } else if suggestion.token != nil, !distance.isEmpty {
      line.add(" · \(distance)")
    }
    line.add(" ")
    return line
  }

  /// A value with its swatch.
  func value(_ value: StyleValue?, of finding: Finding? = nil) -> ScreenLine {
    var line = ScreenLine()
    switch value {
    case .color(let color):
      line.add(swatch(value))
      line.add(ValueText.text(color.light))
      if let dark = color.dark, dark != color.light {
        line.add(" / ")
        line.add(swatch(.color(ColorValue(light: dark))))
        line.add(ValueText.text(dark))
      }
    case nil: line.add(finding?.context.deprecated == nil ? "not read" : "deprecated name")
    default: line.add(ValueText(style: TextStyle()).line(value).text)
    }
    return line
  }

  /// A square in a value's color, with edges that are visible on any background, and a space; empty
  /// if it is not a color or cannot be shown.
  func swatch(_ value: StyleValue?) -> ScreenLine {
    var line = ScreenLine()
    guard case .color(let color)? = value, depth == .indexed || depth == .full else { return line }
    line.add("▕", .faint)
    line.add("██", Look(ink: color.light.composited(over: .white)))
    line.add("▏", .faint)
    return line
  }

  private func spot(_ number: Int) -> ScreenLine {
    let finding = review.changes[number].finding
    var right = ScreenLine()
    if let group = review.group, group.members.count > 1 {
      let place = (group.members.firstIndex(of: number) ?? 0) + 1
      let files = group.members.map { review.changes[$0].finding.file }.pathKeys.count
      right.add("place \(Count.grouped(place)) of \(Count.grouped(group.members.count))", .faint)
      if files > 1 { right.add(" in \(Count.text(files, "file"))", .faint) }
    }
    if let decision = review.decided[number] {
      if right.width > 0 { right.add(" · ", .faint) }
      right.add(decision.word, decision.look)
    }
    right.add(" ")
    let line = String(finding.start.line)
    let path = SafeText.cutStart(
      SafeText.line(finding.file), to: max(width - right.width - line.count - 4, 12))
    return justified(ScreenLine(" \(path):\(line)"), right)
  }

  // MARK: Looks

  private func looks(_ change: ReviewChange, _ token: String?) -> [ScreenLine] {
    guard let value = change.finding.value else { return [] }
    let target = token.flatMap { review.result(of: $0, on: change) }
    guard case .color(let color) = value else { return scale(change, value, target) }
    var after: ColorValue?
    if case .color(let value)? = target { after = value }
    var modes = [("light", color.light, after?.light)]
    if color.dark != nil || after?.dark != nil {
      modes.append(("dark", color.dark ?? color.light, after.map { $0.dark ?? $0.light }))
    }
    return modes.flatMap { name, old, now in
      sample(name, old, now, of: change.suggestion)
    }
  }

  /// A color before and after, as large as possible.
  private func sample(
    _ name: String, _ old: ColorSample, _ now: ColorSample?, of suggestion: Suggestion
  ) -> [ScreenLine] {
    let isDark = name == "dark"
    let plain: ColorSample = isDark ? .black : .white
    let backdrops = suggestion.backdrop.map {
      [$0.before, $0.after].map { isDark ? $0.dark ?? $0.light : $0.light }
    }
    let shows = depth == .indexed || depth == .full
    let cells = shows ? min((width - 36) / 2, 28) : 0
    func box(_ color: ColorSample, _ text: String, on below: ColorSample?) -> ScreenLine {
      guard shows else { return ScreenLine(text) }
      // A text is shown on its background; any other color as a field.
      let backdrop = below ?? color.composited(over: plain)
      let ink: ColorSample =
        below.map(color.composited) ?? (Contrast.luminance(backdrop) > 0.18 ? .black : .white)
      var line = ScreenLine()
      let padded = " " + SafeText.cut(text, to: cells - 2)
      line.add(
        padded + String(repeating: " ", count: max(cells - SafeText.width(padded), 0)),
        Look(ink: ink, backdrop: backdrop))
      return line
    }
    func line(_ isFirst: Bool) -> ScreenLine {
      var line = ScreenLine(isFirst ? " \(name)" : "", .faint)
      line.pad(to: 12)
      line.add(box(old, isFirst ? ValueText.text(old) : "", on: backdrops?[0]))
      guard let now else { return line }
      line.add(isFirst && !shows ? "  →  " : " ", .faint)
      line.add(box(now, isFirst ? ValueText.text(now) : "", on: backdrops?[1]))
      guard isFirst else { return line }
      let distance = old.distance(to: now)
      line.add("  ")
      line.add(Self.difference(distance), distance > 1 ? .plain : .faint)
      if let backdrops { line.add(Self.contrast(old, now, on: backdrops), .faint) }
      line.add(Self.unknown(in: suggestion), .faint)
      return line
    }
    return [line(true)] + (isTall && shows ? [line(false)] : [])
  }

  private static func difference(_ distance: Double) -> String {
    guard distance >= 0.05, let text = DecimalText.text(distance, places: 1) else {
      return "no difference"
    }
    return "ΔE00 \(text)"
  }

  /// What only the running app determines.
  private static func unknown(in suggestion: Suggestion) -> String {
    let isComputed = suggestion.reasons.contains { $0.code == .alphaUnknown }
    return (isComputed ? ", without the computed opacity" : "")
      + (suggestion.hasUnknownBackdrop ? ", contrast not known" : "")
  }

  /// `, contrast 3.6 → 4.1`.
  private static func contrast(
    _ old: ColorSample, _ now: ColorSample, on backdrops: [ColorSample]
  ) -> String {
    let ratios = zip([old, now], backdrops).map { color, backdrop in
      DecimalText.text(Contrast.ratio(color, on: backdrop), places: 1) ?? "?"
    }
    return ", contrast " + ratios.joined(separator: " → ")
  }

  /// The position of a number in the system's scale: `4 · 8 · [10] · (12) · 16`.
  private func scale(
    _ change: ReviewChange, _ value: StyleValue, _ target: StyleValue?
  ) -> [ScreenLine] {
    guard let number = value.size else { return [] }
    let steps = review.tokens.tokens(ofFile: change.finding.file)
      .filter { $0.category == value.category }.compactMap(\.value.size)
    let all = Set(steps + [number]).sorted()
    guard !steps.isEmpty, let middle = all.firstIndex(of: number) else { return [] }
    let reach = width >= 100 ? 7 : 4
    let shown = all[max(middle - reach, 0)...min(middle + reach, all.count - 1)]
    var line = ScreenLine(" scale", .faint)
    line.pad(to: 12)
    if shown.startIndex > 0 { line.add("… ", .faint) }
    for (index, step) in shown.enumerated() {
      if index > 0 { line.add("  ", .faint) }
      let text = ValueText.points(step)
      if step == number, step == target?.size {
        line.add("[\(text)]", .tint(.green, isBold: true))
      } else if step == number {
        line.add("[\(text)]", .tint(.red, isBold: true))
      } else if step == target?.size {
        line.add("→\(text)", .tint(.green, isBold: true))
      } else {
        line.add(text)
      }
    }
    if shown.endIndex < all.count { line.add(" …", .faint) }
    return [line]
  }
}

extension StyleValue {
  /// The number of a scale; `nil` for other values.
  fileprivate var size: Double? {
    if case .font(let font) = self { return font.size }
    return number
  }
}

extension ColorSample {
  static let white = ColorSample(red: 1, green: 1, blue: 1)
  static let black = ColorSample(red: 0, green: 0, blue: 0)

  /// ΔE00.
  fileprivate func distance(to other: ColorSample) -> Double {
    Distance.between(
      .color(ColorValue(light: self)), and: .color(ColorValue(light: other)))?.value ?? 0
  }
}

extension Decision {
  /// The decision in one word.
  var word: String {
    switch choice {
    case .accept: "accepted"
    case .reject: "rejected"
    case .use: "another token"
    }
  }

  var look: Look {
    switch choice {
    case .accept: .tint(.green, isBold: true)
    case .reject: .tint(.red, isBold: true)
    case .use: .tint(.blue, isBold: true)
    }
  }
}
