import MigrateKitCore

/// Reports the design system that was found in code.
package struct ThemeReporter {
  package let style: TextStyle
  /// The limit of unreadable declarations.
  private let listed: Int

  /// Makes a reporter; one that `listsAll` leaves out no declaration that could not be read.
  package init(style: TextStyle, listsAll: Bool = false) {
    self.style = style
    listed = listsAll ? .max : 10
  }

  /// The line for what is left out of a list.
  private static func more(_ count: Int, _ noun: String = "") -> String {
    "  … and \(count) more\(noun); list all with --dry-run --all\n"
  }

  /// The tokens by kind, each with the declaring types.
  package func tokens(of survey: ThemeSurvey) -> String {
    var rows: [(kind: String, count: Int, holders: String)] = []
    for category in TokenCategory.allCases {
      let own = survey.tokens.filter { $0.category == category }
      guard !own.isEmpty else { continue }
      rows.append((category.plural, own.count, holders(of: own)))
    }
    let kindWidth = rows.map(\.kind.count).max() ?? 0
    let countWidth = rows.map { String($0.count).count }.max() ?? 0
    return rows.map { row in
      let kind = row.kind + String(repeating: " ", count: kindWidth - row.kind.count)
      let number = String(row.count)
      let count = String(repeating: " ", count: countWidth - number.count) + number
      let indent = kindWidth + countWidth + 6
      let lines = TextWrap.lines(row.holders, width: max(style.width - indent, 20))
      let holders = lines.joined(separator: "\n" + String(repeating: " ", count: indent))
      return "  \(kind)  \(style.bold(count))  \(holders)\n"
    }.joined()
  }

  /// `Color (12), Theme.Colors (3), 4 assets`.
  private func holders(of tokens: [ImportedToken]) -> String {
    var counts: [String: Int] = [:]
    var assets = 0
    for token in tokens {
      if case .member(let owner) = token.source {
        let globals = token.isFunctionOfViews ? "functions of views" : "global"
        counts[owner.isEmpty ? globals : SafeText.line(owner), default: 0] += 1
      } else {
        assets += 1
      }
    }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = ordered.prefix(6).map { owner, count in
      "\(owner) (\(count))"
    }
    if ordered.count > 6 { parts.append("and \(ordered.count - 6) more types") }
    if assets > 0 { parts.append("\(assets) \(assets == 1 ? "asset" : "assets")") }
    return parts.joined(separator: ", ")
  }

  /// A sentence about guesses; empty if there are none.
  package func guesses(of survey: ThemeSurvey, mapping: String) -> String {
    let guessed = survey.tokens.filter { !$0.guess.isEmpty }
    let meaning = guessed.count(where: \.guess.isFeedback)
    let open = survey.tokens.count { $0.category == .color && $0.guess.isEmpty }
    guard !guessed.isEmpty || open > 0 else { return "" }
    var text = ""
    if !guessed.isEmpty {
      text += "The roles of \(Self.count(guessed.count, "token")) are guessed from names and uses"
      if meaning > 0 { text += ", \(meaning) of them as feedback such as error or success" }
      text += "; check them under \"roles\" in \(mapping). "
    }
    if open > 0 {
      text += "\(Self.count(open, "color")) \(open == 1 ? "has" : "have") no role:"
      text += " \(open == 1 ? "it matches" : "they match") every use."
    }
    return paragraph(text)
  }

  /// The tokens that the app's uses show to be out of force, by what shows it; empty for none.
  package func outOfForce(in survey: ThemeSurvey, mapping: String) -> String {
    let tokens = survey.tokens.filter(\.guess.isOutOfForce)
    guard !tokens.isEmpty else { return "" }
    let groups = Dictionary(grouping: tokens, by: \.guess.evidence).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    var text = paragraph(
      "No value alone leads to \(Self.count(tokens.count, "token")), because of the app's uses;"
        + " to change this for a token, remove its empty \"roles\" in \(mapping):")
    for (evidence, tokens) in groups.prefix(Self.asked) {
      let names = tokens.prefix(Self.named).map(\.path).joined(separator: ", ")
      let more = tokens.count > Self.named ? " and \(tokens.count - Self.named) more" : ""
      // The evidence is "the app's uses: no code uses it".
      let cause = evidence.split(separator: ": ", maxSplits: 1).last ?? ""
      let line = SafeText.line("\(cause): \(names)\(more)")
      let lines = TextWrap.lines(line, width: max(style.width - 4, 20))
      text += "  " + lines.joined(separator: "\n    ") + "\n"
    }
    if groups.count > Self.asked {
      let rest = groups.dropFirst(Self.asked).reduce(0) { $0 + $1.value.count }
      text += "  … and \(Self.count(rest, "token")) for other uses\n"
    }
    return text
  }

  /// The limit of tokens named in a sentence.
  private static let named = 4

  /// The limit of questions.
  private static let asked = 5

  /// The doubtful guesses, each with the line that settles it; empty for none.
  package func questions(of survey: ThemeSurvey, mapping: String) -> String {
    let questions = survey.questions
    guard !questions.isEmpty else { return "" }
    var text = paragraph(
      "Please check \(Self.count(questions.count, "guess", plural: "guesses")) in \(mapping):")
    for question in questions.prefix(Self.asked) {
      let lines = TextWrap.lines(SafeText.line(question.text), width: max(style.width - 4, 20))
      text += "  - " + lines.joined(separator: "\n    ") + "\n"
      text += "    \(SafeText.line(question.line))\n"
    }
    if questions.count > Self.asked { text += "  … and \(questions.count - Self.asked) more\n" }
    return text
  }

  /// The declarations without a value, which a mapping lists if it `isWritten`, and those that are no
  /// design tokens.
  package func unreadable(of survey: ThemeSurvey, isWritten: Bool = true) -> String {
    let members = survey.unreadable.filter { $0.code != nil && !$0.isOther }
    let open = members.filter { !$0.passesToken }
    var text = listing(open, title: "Declared without a value that can be computed", noun: "token")
    text += listing(
      members.filter(\.passesToken), title: "Functions of views that pass on a token",
      noun: "function")
    if !members.isEmpty, isWritten {
      text += paragraph(
        "They are in the mapping under \"withoutValue\"; their uses count as adoption.")
    }
    text += grouped(
      survey.unreadable.filter(\.isRepeated),
      title: "Declared again, for another target, with another value")
    text += grouped(
      survey.unreadable.filter(\.isOther), title: "Declared, and of kinds that are not read")
    text += grouped(
      survey.unreadable.filter(\.isUnnamedColorSet), title: "Color sets that no code names")
    for folder in survey.borrowed {
      text += paragraph(
        "Left out, because nothing outside of \(SafeText.line(folder.path)) uses them: "
          + Self.count(folder.count, "style"))
    }
    let tools = survey.unreadable.filter {
      $0.code == nil && !$0.isRepeated && !$0.isUnnamedColorSet
    }.map(\.name).uniqued()
    guard !tools.isEmpty else { return text }
    let names = tools.prefix(listed).map(SafeText.line).joined(separator: ", ")
    let more = tools.count > listed ? " and \(tools.count - listed) more" : ""
    return text + paragraph("Left out, because they are not design tokens: \(names)\(more)")
  }

  /// Declarations under a title, one in each line; empty if there are none.
  private func listing(_ members: [UnreadableMember], title: String, noun: String) -> String {
    guard !members.isEmpty else { return "" }
    // Overloads share a name, so that their uses are counted together.
    let counts = Dictionary(members.map { ($0.code, $0.uses) }, uniquingKeysWith: max)
    let uses = counts.values.reduce(0, +)
    var text = "\(title): \(Self.count(members.count, noun)), \(Self.count(uses, "use"))\n"
    for member in members.prefix(listed) {
      text +=
        "  \(SafeText.line(member.file)):\(member.line)  \(SafeText.line(member.name)) "
        + "(\(Self.count(member.uses, "use"))): \(SafeText.line(member.reason))\n"
    }
    return members.count > listed ? text + Self.more(members.count - listed) : text
  }

  /// Declarations under a title, those of one type together; empty if there are none.
  private func grouped(_ members: [UnreadableMember], title: String) -> String {
    guard !members.isEmpty else { return "" }
    struct Group: Hashable {
      var file, owner, reason: String
      var isDetail: Bool
    }
    func owner(_ member: UnreadableMember) -> String {
      member.name.lastIndex(of: ".").map { String(member.name[...$0]) } ?? ""
    }
    let counts = Dictionary(members.map { ($0.file + owner($0), 1) }, uniquingKeysWith: +)
    let groups = Dictionary(grouping: members) { member in
      // Each color set is one file, and each cell has its height.
      let isAlone = member.isDetail && listed < .max && counts[member.file + owner(member)] == 1
      let isOfAnyFile = member.file.hasSuffix("/Contents.json") || isAlone
      return Group(
        file: isOfAnyFile ? "" : member.file, owner: isOfAnyFile ? "" : owner(member),
        reason: member.reason, isDetail: member.isDetail)
    }
    let uses = groups.mapValues { $0.map(\.uses).reduce(0, +) }
    let ordered = groups.keys.sorted { left, right in
      (left.isDetail ? 1 : 0, uses[right] ?? 0, left.file, left.owner, left.reason)
        < (right.isDetail ? 1 : 0, uses[left] ?? 0, right.file, right.owner, right.reason)
    }
    var text = "\(title): \(Self.count(members.count, "value"))"
    // Uses are counted by the code alone, whichever declaration it means.
    let isCounted = members.allSatisfy { $0.code != nil }
    if isCounted { text += ", \(Self.count(uses.values.reduce(0, +), "use"))" }
    text += "\n"
    for group in ordered.prefix(listed) {
      let all = (groups[group] ?? []).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      let owners = Set(all.map(owner))
      let shared = owners.count == 1 ? owners.first ?? "" : ""
      var names = all.map { String($0.name.dropFirst(shared.count)) }.uniqued()
      if group.file.isEmpty, names.count > Self.named + 1, listed < .max {
        names = Array(names.prefix(Self.named)) + ["and \(names.count - Self.named) more"]
      }
      let files = Set(all.map(\.file)).count
      text +=
        "  \(SafeText.line(all[0].file)):\(all[0].line)  "
        + SafeText.line(shared + names.joined(separator: ", "))
        + (isCounted && !all.allSatisfy(\.isUncounted)
          ? " (\(Self.count(uses[group] ?? 0, "use")))" : "")
        + ": \(SafeText.line(group.reason))"
        + (files > 1 ? ", in \(files) files" : "") + "\n"
    }
    if ordered.count > listed { text += Self.more(ordered.count - listed, " lines") }
    return text
  }

  /// The used styles of an external design system; empty if there are none.
  package func external(of survey: ThemeSurvey) -> String {
    let external = survey.external
    guard !external.styles.isEmpty else { return "" }
    let module = external.modules.count == 1 ? " of \(SafeText.line(external.modules[0]))" : ""
    var text =
      "Used, but not declared in the project: \(Self.count(external.styles.count, "style"))\(module), "
      + "\(Self.count(external.count, "use"))\n"
    for style in external.styles.prefix(listed) {
      text += "  \(SafeText.line(style.code)) (\(style.count))\n"
    }
    let more = external.styles.count - listed
    if more > 0 { text += Self.more(more) }
    return text
      + paragraph(
        "They count as adoption. Their values come from a checkout named under \"also\" in "
          + ".dsmigrate.json, or from a token file with their code in the mapping.")
  }

  /// A paragraph that fits the width.
  package func paragraph(_ text: String) -> String {
    TextWrap.lines(text, width: style.width).joined(separator: "\n") + "\n"
  }

  /// `1 token`, `1,234 tokens`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return "\(text) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
