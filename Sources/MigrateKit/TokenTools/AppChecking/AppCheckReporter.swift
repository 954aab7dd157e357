import MigrateKitCore

/// Writes the comparison of a design system with an app.
package struct AppCheckReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle) { self.style = style }

  // MARK: Text

  /// The totals, then each kind of finding with its places, then the commands that fix them.
  package func text(_ check: AppCheck) -> String {
    var lines = [headline(check)]
    for severity in [LoadProblem.Severity.error, .warning] {
      lines += section(
        severity == .error ? "Mistakes in the mapping" : "Warnings",
        check.problems.filter { $0.severity == severity }.map(\.description),
        mark: severity == .error ? style.red("×") : style.yellow("!"))
    }
    lines += section(
      "The app has another value", check.disagreements.map(\.sentence), mark: style.red("×"))
    lines += section(
      "Neither declared nor used by the app", check.missing.map(\.sentence), mark: style.red("×"))
    lines += section(
      "The app's value is not known", check.unknown.map(\.sentence), mark: style.yellow("!"))
    lines += section("Declared, but not a token", check.extras.map(\.sentence), mark: "·")
    lines += footer(check)
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ check: AppCheck) -> String {
    var parts = [Count.text(check.tokenCount, "token")]
    func add(_ count: Int, _ noun: String) {
      if count > 0 { parts.append(Count.text(count, noun)) }
    }
    add(check.problems.count { $0.severity == .error }, "mistake")
    add(check.disagreements.count, "disagreement")
    add(check.missing.count, "missing declaration")
    add(check.unknown.count, "unknown value")
    add(check.extras.count, "other declaration")
    if check.disagreements.isEmpty, check.missing.isEmpty {
      parts.append(style.green("no mistake"))
    }
    let title = SafeText.line("\(check.name) in \(check.app)")
    return style.bold(title) + " · " + parts.joined(separator: " · ")
  }

  private func section(_ title: String, _ sentences: [String], mark: String) -> [String] {
    guard !sentences.isEmpty else { return [] }
    let width = max(style.width - 4, 20)
    let rows = sentences.flatMap { sentence in
      TextWrap.lines(SafeText.line(sentence), width: width).enumerated()
        .map { $0 == 0 ? "  \(mark) \($1)" : "    \($1)" }
    }
    return ["", style.bold(title) + " · \(sentences.count)"] + rows
  }

  private func footer(_ check: AppCheck) -> [String] {
    var lines: [String] = []
    if check.partlyVisibleCount > 0 {
      let verb = check.partlyVisibleCount == 1 ? "is" : "are"
      lines.append(
        "\(Count.text(check.partlyVisibleCount, "token")) \(verb) not visible to every target")
    }
    if !check.disagreements.isEmpty {
      lines.append(
        "take the app's values into the token file:  \(check.command(patching: "tokens"))")
      lines.append(
        "put the token file's values into the theme: \(check.command(patching: "theme"))")
    }
    if !check.missing.isEmpty {
      lines.append("write the missing declarations: \(check.generateCommand)")
    }
    return lines.isEmpty ? [] : [""] + lines.map { SafeText.line($0) }
  }

  // MARK: JSON

  /// The check as JSON with a final newline: keys in alphabetical order.
  package func json(_ check: AppCheck) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("app", check.app)
    json.list("disagreements", check.disagreements) { json, found in
      json.member("code", found.code)
      json.list("inApp", found.inApp) { json, declared in
        json.place("place", declared.place)
        json.texts("targets", declared.targets)
        json.member("value", ValueText.full(declared.value))
      }
      json.member("inTokenFile", ValueText.full(found.inFile))
      json.place("place", found.place)
      json.member("token", found.token)
    }
    json.list("extraDeclarations", check.extras) { json, found in
      json.member("name", found.name)
      json.place("place", found.place)
      json.member("value", found.value.map(ValueText.full))
    }
    json.member("mapping", check.mapping)
    json.list("missingDeclarations", check.missing) { json, found in
      json.member("code", found.code)
      json.member("nearest", found.nearest)
      json.place("place", found.place)
      json.member("token", found.token)
    }
    json.member("name", check.name)
    json.member("partlyVisible", check.partlyVisibleCount)
    json.list("problems", check.problems) { json, problem in
      json.member("file", problem.file)
      json.member("message", problem.message)
      json.member("path", problem.path.description)
      json.member("severity", problem.severity.rawValue)
    }
    json.member("schemaVersion", JSONReporter.schemaVersion)
    json.member("tokens", check.tokenCount)
    json.list("unknownValues", check.unknown) { json, found in
      json.member("code", found.code)
      json.place("place", found.place)
      json.member("reason", found.reason)
      json.member("token", found.token)
    }
    json.endObject()
    return json.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(named: name)
    beginArray()
    for element in elements {
      beginObject(inline: true)
      write(&self, element)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func texts(_ name: StaticString, _ texts: [String]) {
    array(name, of: texts, inline: true) { $0.string($1) }
  }

  fileprivate mutating func place(_ name: StaticString, _ place: AppCheck.Place?) {
    key(name)
    guard let place else {
      null()
      return
    }
    beginObject(inline: true)
    member("file", place.file)
    key("line")
    if let line = place.line { int(line) } else { null() }
    member("path", place.path)
    endObject()
  }
}
