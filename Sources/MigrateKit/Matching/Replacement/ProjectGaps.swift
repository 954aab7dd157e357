extension OtherSystems {
  /// The match result of a finding with the reason of a gap that the project's declarations explain better than the
  /// tokens that are compared: its targets see none, or those of the app have no value.
  func explaining(_ result: MatchResult, of finding: Finding) -> MatchResult {
    guard !result.hasMatch, let reason = result.remarks.first,
      let better = outOfSight(reason, of: finding) ?? declaration(reason, of: finding)
        ?? withoutValue(reason, of: finding)
    else { return result }
    var explained = result
    explained.remarks[0] = better
    return explained
  }

  /// The tokens that would be compared are declared where the targets of the file cannot see them.
  private func outOfSight(_ reason: Reason, of finding: Finding) -> Reason? {
    guard let hidden = view.record.outOfReach?.value.index else { return nil }
    let seen = view.record.matcher.index
    let category = finding.category
    let role = finding.role.role
    let areAllHidden = !seen.categories.contains(category) && hidden.categories.contains(category)
    let isOfRole = hidden.coversEveryRole || hidden.coveredRoles.contains(role)
    switch reason.code {
    case .tooFar where category != .color && areAllHidden: break
    case .roleNotCovered where isOfRole || areAllHidden: break
    default: return nil
    }
    return view.faults.seesNone(
      category, for: reason.code == .roleNotCovered && isOfRole ? role : nil)
  }

  /// The value is what a theme declares, and the mapping does not list it, or a part of that.
  private func declaration(_ reason: Reason, of finding: Finding) -> Reason? {
    let isPart = !finding.context.isConstant
    if isPart, let style = styleOfTheme(around: finding) {
      return ReasonMessages.partOfDeclaration(style, reason.code)
    }
    let isOfGap = reason.code == .tooFar || reason.code == .roleNotCovered
    // No mapping can list what one file alone can name.
    guard isOfGap && !finding.context.isPrivate || isPart && reason.code == .alphaDiffers,
      let name = finding.context.view
    else { return nil }
    let type = finding.context.enclosingType ?? ""
    let words = NameWords.split(type.split(at: ".").last.map(String.init) ?? "")
    // `enum Typography` declares a font for each case.
    let isOfCases = finding.context.choice != nil && Self.caseWords.contains(words.last ?? "")
    guard !isPart || finding.context.isOutsideInstance || isOfCases else { return nil }
    var themeOrOther = Self.themeWords
    if isPart {
      themeOrOther.formUnion(Self.styleWords)
    } else if finding.category != .color, finding.category != .font,
      finding.context.isOutsideInstance, !type.contains(".")
    {
      // The numbers inside of a view are its own.
      themeOrOther.formUnion(Self.constantWords)
    }
    // `ThemeSettingsView` only shows what others declare; numbers outside of types are those of functions.
    let isView =
      Self.viewSuffixes.contains(words.last ?? "") && !themeOrOther.isDisjoint(with: words)
    let isOfFunction = type.isEmpty && isPart && finding.category != .color
    guard !isView, !isOfFunction else { return nil }
    guard
      !themeOrOther.isDisjoint(with: words) || Self.isCalledAfterTheme(finding.file)
    else { return nil }
    return isPart
      ? ReasonMessages.partOfDeclaration(name, reason.code)
      : ReasonMessages.unlisted(name, reason.code)
  }

  /// The style of a view that the file of a theme declares around a value: `CardModifier` in `Theme.swift`.
  private func styleOfTheme(around finding: Finding) -> String? {
    guard let type = finding.context.enclosingType?.split(at: ".").last.map(String.init),
      Self.styleSuffixes.contains(where: { type.hasSuffix($0) && type != $0 }),
      Self.isCalledAfterTheme(finding.file)
    else { return nil }
    return type
  }

  /// Whether a file is called after a theme: `AppTheme.swift`, `DesignSystem.swift`.
  private static func isCalledAfterTheme(_ file: String) -> Bool {
    let words = NameWords.split(FilePath.name(file))
    return !themeWords.isDisjoint(with: words)
      || words.contains("design") && words.contains("system")
  }

  private static let styleSuffixes = ["Modifier", "ButtonStyle", "LabelStyle", "ToggleStyle"]

  /// Words in the names of types that hold the numbers of an app.
  private static let constantWords: Set = ["constant", "constants", "metrics", "dimensions"]

  /// The last words of types of views.
  private static let viewSuffixes: Set = [
    "view", "controller", "screen", "cell", "row", "section", "picker", "sheet",
  ]

  /// The last words of enums whose cases are the styles of a theme.
  private static let caseWords: Set = ["typography", "palette", "colors", "fonts"]

  /// The minimum number of files that use the styles that an app's values may come from.
  private static let fewestUsers = 3

  private static let themeWords: Set = [
    "theme", "theming", "palette", "typography", "colors", "colours", "fonts",
  ]
  /// Words in the names of types that hold other styles.
  private static let styleWords: Set = ["gradients", "shadows", "elevation", "tokens"]

  /// The colors of the app depend on its theme, and its fonts come from functions: none has a value to compare.
  private func withoutValue(_ reason: Reason, of finding: Finding) -> Reason? {
    let category = finding.category
    let lacksAll = !view.record.matcher.index.categories.contains(category)
    // A color of the theme that varies is seldom a vivid one, and no reason names one that is nearer.
    let isFarNeutral =
      reason.code == .tooFar && reason.values["distance"] == nil && isNeutral(finding.value)
    let isFarFont = category == .font && reason.code == .tooFar
    guard
      reason.code == .roleNotCovered || reason.code == .tooFar && lacksAll || isFarNeutral
        || isFarFont
    else { return nil }
    let styles = view.model.withoutValue.value[category] ?? []
    let role = finding.role.role
    if isFarFont, !lacksAll { return function(among: styles, reason, of: finding) }
    let ofRole = styles.filter {
      ($0.role == role || $0.role == .text && role == .icon) && isVisible($0)
        && mayBeMeant($0, by: finding)
    }
    // Those for another role are not meant, and what hardly any file uses is not where the app's styles come from.
    let isSource = styles.reduce(0) { $0 + $1.users } >= Self.fewestUsers
    let possible =
      ofRole.isEmpty && lacksAll && isSource
      ? styles.filter { $0.role == nil && isVisible($0) } : ofRole
    let native = possible.first { $0.site == finding.site }
    return (native ?? possible.first).map { style in
      ReasonMessages.withoutValue(
        style, view.model.index[style.declaration], for: ofRole.isEmpty ? nil : style.role,
        isMeant: saysHue(style, of: finding), in: finding, reason.code)
    }
  }

  /// Whether a style is called after the color of a value, which says little by itself if the system names it.
  ///
  /// White is seldom what is called a text. A shadow is mostly black.
  private func saysHue(_ style: StyleWithoutValue, of finding: Finding) -> Bool {
    guard finding.isNamedBySystem, finding.role.role != .shadow,
      case .color(let color)? = finding.value
    else { return true }
    let hues = SystemColors.shortNames(of: color)
    return style.words.contains {
      hues.contains($0) || Self.huesOfStatus[$0]?.isDisjoint(with: hues) == false
    }
  }

  /// Whether a color of the theme may be what a value means: no vivid one is meant by a white or a black, and no
  /// surface by an overlay.
  private func mayBeMeant(_ style: StyleWithoutValue, by finding: Finding) -> Bool {
    guard case .color(let color)? = finding.value else { return true }
    guard isNeutral(finding.value) else { return !saysOtherHue(style, than: color) }
    let isOverlay = color.light.alpha < 1 && style.role == .background
    return !isOverlay && Self.vivid.isDisjoint(with: style.words)
  }

  /// Whether a style is for a status that has another hue than a color of the system: a warning is not red.
  private func saysOtherHue(_ style: StyleWithoutValue, than color: ColorValue) -> Bool {
    let hues = SystemColors.shortNames(of: color)
    let ofStatus = style.words.compactMap { Self.huesOfStatus[$0] }
    return !hues.isEmpty && !ofStatus.isEmpty && ofStatus.allSatisfy(hues.isDisjoint)
  }

  private static let huesOfStatus: [String: Set<String>] = [
    "error": ["red"], "danger": ["red"], "destructive": ["red"], "success": ["green"],
    "warning": ["orange", "yellow"], "caution": ["orange", "yellow"], "info": ["blue"],
  ]

  private static let vivid: Set = ["accent", "brand", "tint", "error", "success", "warning"]

  /// A function of the app makes fonts of any size, and of the design and the weight of the code by its name or its body.
  private func function(
    among styles: [StyleWithoutValue], _ reason: Reason, of finding: Finding
  ) -> Reason? {
    guard case .font(let value)? = finding.value else { return nil }
    let font = value.normalized
    let possible = styles.compactMap { style -> (style: StyleWithoutValue, saysWeight: Bool)? in
      let declared = view.model.index[style.declaration]
      let made = NameWords.split(declared.code ?? "")
      let weights = Set(made.compactMap(FontValue.Weight.init))
      let weight =
        style.words.lazy.compactMap(FontValue.Weight.init).first
        ?? (weights.count == 1 ? weights.first : nil)
      guard style.site == finding.site, declared.takesSize,
        Self.design(among: style.words + made) == font.design ?? .default,
        weight == nil || weight == font.weight ?? .regular, isVisible(style)
      else { return nil }
      return (style, weight != nil)
    }
    let function = (possible.first(where: \.saysWeight) ?? possible.first)?.style
    return function.map { style in
      ReasonMessages.functionOfAnySize(
        style, view.model.index[style.declaration], font.size, insteadOf: reason)
    }
  }

  /// The design of the system font that the words of a name say.
  private static func design(among words: [String]) -> FontValue.Design {
    if words.contains("mono") { return .monospaced }
    return words.lazy.compactMap(FontValue.Design.init).first ?? .default
  }

  /// Whether all targets of the file see a style.
  private func isVisible(_ style: StyleWithoutValue) -> Bool {
    let homes = view.model.targets.targets(ofFile: view.model.index[style.declaration].file)
    return view.targets.allSatisfy { target in
      homes.contains { view.model.targets.reach[target].contains($0) }
    }
  }

  private func isNeutral(_ value: StyleValue?) -> Bool {
    guard case .color(let color)? = value else { return false }
    return ColorAppearances(color).isNeutral
  }
}

extension FaultMessages {
  /// The targets of a file see no token of a category, or for a role.
  func seesNone(_ category: TokenCategory, for role: UsageRole?) -> Reason {
    // Where manifests list targets, a file in none of them sees nothing at all.
    if isInNoTarget,
      model.targets.targets.indices.contains(where: { !model.targets.isInferred($0) })
    {
      return ReasonMessages.inNoTarget
    }
    let subject =
      "\(category.noun) of the design system"
      + (role.map { " for \(ReasonMessages.nouns($0))" } ?? "")
    return Reason(
      .notVisible,
      "\(target) sees no \(subject); one that it sees is applied",
      values: role.map { ["role": .text($0.rawValue)] } ?? [:])
  }
}

extension ReasonMessages {
  /// The value is that of a declaration of the app's theme.
  static func unlisted(_ name: String, _ code: ReasonCode) -> Reason {
    Reason(
      code, "it is the value of '\(name)', which the mapping does not list; add it",
      values: ["code": .text(name)])
  }

  /// The value is a part of what the app's theme declares, such as a stop of a gradient.
  static func partOfDeclaration(_ name: String, _ code: ReasonCode) -> Reason {
    Reason(
      code, "the theme declares '\(name)' with it; a declaration needs no token",
      values: ["code": .text(name)])
  }

  /// A color or a font of the app may be meant, and has no single value.
  ///
  /// `role` is the one that its name states, `code` that of the reason that this one replaces. Where it is not what the value
  /// means (`isMeant`), the sentence names it as an example.
  static func withoutValue(
    _ style: StyleWithoutValue, _ declared: Declaration, for role: UsageRole?, isMeant: Bool,
    in finding: Finding, _ code: ReasonCode
  ) -> Reason {
    let name = fullName(of: style, declared)
    let plural = finding.category.plural
    let subject =
      role.map {
        isMeant
          ? "'\(name)' is for \(nouns($0)) by its name, but has"
          : "the \(plural) of the app for \(nouns($0)), '\(name)' among them, have"
      } ?? "the \(plural) of the app come from '\(name)' and the like, which have"
    var advice = isMeant ? "write it where it is meant" : "write the one that is meant, if any is"
    if case .font(let font)? = finding.value, declared.takesSize {
      advice = "call it with \(short(font.size)) if that is a size of the app"
    }
    return Reason(
      code,
      "\(subject) no single value to compare; \(advice)", values: ["code": .text(name)])
  }

  /// No font of the app is near, and a function of the app makes fonts of any size.
  static func functionOfAnySize(
    _ style: StyleWithoutValue, _ declared: Declaration, _ size: Double, insteadOf reason: Reason
  ) -> Reason {
    var changed = reason
    let name = fullName(of: style, declared)
    let fact = reason.message.prefix { $0 != ";" }
    changed.message = "\(fact); call '\(name)' with \(short(size)) if that is a size of the app"
    changed.values["code"] = .text(name)
    return changed
  }

  /// The name of a function with its type and the labels of its parameters: `Font.brand(size:)`.
  private static func fullName(of style: StyleWithoutValue, _ declared: Declaration) -> String {
    let owner = style.code.split(at: ".").dropLast().joined(separator: ".")
    return (owner.isEmpty ? "" : owner + ".") + declared.signature
  }
}
