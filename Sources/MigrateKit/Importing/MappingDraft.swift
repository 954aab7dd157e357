import MigrateKitCore

/// The mapping that `init` writes for tokens that the code declares.
package struct MappingDraft {
  var name: String
  /// The token file, relative to the mapping.
  var tokenFile: String
  var tokens: [ImportedToken]
  /// Codes that follow from those the code declares: `UIColor(Color.brand)`.
  var bridges = Bridges()
  /// Code of styles with unknown values.
  var withoutValue: [String] = []
  /// The types whose code makes the themes of such styles.
  var makers: [String] = []

  /// Which types of other frameworks tokens are converted to.
  package struct Bridges: Hashable, Sendable {
    var usesSwiftUI = false
    var usesUIKit = false
    var usesAppKit = false
    /// Whether most code that needs new tokens is UIKit's.
    var prefersUIKit = false
    /// The kinds of color that the app makes of tokens of another framework, each with the label of the argument:
    /// `Color(uiColor: .brand)`; `nil` where it uses no tokens yet, so that nothing shows what it would write.
    var written: [Site: String]?

    /// Whether the app passes constants of the type `Double` where lengths are expected, without converting them.
    var passesDoubles = false
    /// Whether the app converts constants of the type `Int` where lengths are expected: `CGFloat(Metrics.padding)`.
    var convertsIntegers = false

    /// Whether the code draws.
    var draws: Bool { usesSwiftUI || usesUIKit || usesAppKit }

    /// The label of most arguments.
    static func mostUsed(_ labels: [String: Int]) -> String? {
      labels.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The code that converts a color of another framework; `nil` where the app writes none.
    private func conversion(of code: String, to type: String, _ site: Site) -> String? {
      guard let written else { return "\(type)(\(code))" }
      return written[site].map { $0.isEmpty ? "\(type)(\(code))" : "\(type)(\($0): \(code))" }
    }

    /// The codes, with conversions for other frameworks.
    func completed(_ codes: [Site: String]) -> [Site: String] {
      var sites = codes
      if let color = sites[.color] {
        if usesUIKit, sites[.uiColor] == nil {
          sites[.uiColor] = conversion(of: color, to: "UIColor", .uiColor)
        }
        if usesAppKit, sites[.nsColor] == nil {
          sites[.nsColor] = conversion(of: color, to: "NSColor", .nsColor)
        }
      }
      for (site, uses) in [(Site.uiColor, usesUIKit), (.nsColor, usesAppKit)] {
        guard uses, let platform = sites[site] else { continue }
        if sites[.color] == nil, usesSwiftUI {
          sites[.color] = conversion(of: platform, to: "Color", .color)
        }
        // R.swift's functions return optional colors.
        let isOptional = platform.hasPrefix("R.color.") && platform.hasSuffix(")")
        if sites[.cgColor] == nil {
          sites[.cgColor] = "\(platform)\(isOptional ? "?" : "").cgColor"
        }
      }
      return sites
    }
  }

  /// The mapping as a value.
  var json: JSONValue {
    var object = JSONObject()
    object["$description"] = .string(
      "Written by dsmigrate init from what the code declares. Roles are guesses from names and uses:"
        + " correct them here, and remove the word 'guess' from what you have checked.")
    object["name"] = .string(name)
    object["tokens"] = .array([.string(tokenFile)])
    object["code"] = .object(codes)
    let roles = self.roles
    if roles.count > 0 { object["roles"] = .object(roles) }
    let categories = self.categories
    if categories.count > 0 { object["categories"] = .object(categories) }
    let preferred = tokens.compactMap(\.preference).sorted {
      ($1.uses, $0.path) < ($0.uses, $1.path)
    }
    if !preferred.isEmpty {
      object["prefer"] = .array(preferred.map { .string($0.path) })
    }
    if !withoutValue.isEmpty {
      object["withoutValue"] = .array(withoutValue.sorted().map { .string($0) })
    }
    let owners = (tokens.flatMap(\.holders) + makers).uniqued().sorted()
    if !owners.isEmpty { object["definitions"] = .array(owners.map { .string($0) }) }
    return .object(object)
  }

  // MARK: Code

  /// The code template of one holder's tokens, with `{name}` for their names.
  private struct Templates: Hashable {
    var sites: [Site: String]
    var requires: String?
    /// Whether it is for tokens of any name.
    var hasName: Bool { sites.values.allSatisfy { $0.contains("{name}") } }
  }

  /// A template for most tokens of each category, patterns for groups with the same template, and
  /// entries for single tokens.
  private var codes: JSONObject {
    var object = JSONObject()
    var entries = JSONObject()
    for category in TokenCategory.allCases {
      let own = tokens.filter { $0.category == category }.map { ($0.path, templates(of: $0)) }
      var counts: [Templates: Int] = [:]
      for (_, templates) in own { counts[templates, default: 0] += 1 }
      // Others cannot have the code of one token.
      let named = own.count > 1 ? counts.filter { $0.key.hasName } : counts
      let most = named.values.max()
      let main = own.first { named[$0.1] != nil && named[$0.1] == most }?.1
      if let main { object[category.rawValue] = json(main, of: category) }
      let others = own.filter { $0.1 != main }
      let groups = Dictionary(grouping: own) { Self.parent(of: $0.0) }
      var done: Set<String> = []
      for (path, templates) in others where !done.contains(path) {
        let group = Self.parent(of: path)
        let fits = groups[group] ?? []
        if group.contains("."), fits.count > 1, fits.allSatisfy({ $0.1 == templates }) {
          entries["\(group).*"] = json(templates, of: category)
          done.formUnion(fits.map(\.0))
        } else {
          entries[path] = json(templates, of: category)
          done.insert(path)
        }
      }
    }
    if entries.count > 0 { object["tokens"] = .object(entries) }
    return object
  }

  private static func parent(of path: String) -> String {
    path.split(at: ".").dropLast().joined(separator: ".")
  }

  private func templates(of token: ImportedToken) -> Templates {
    let parts = token.path.split(at: ".").filter { $0 != "$root" }
    let name = parts.last.flatMap { try? SwiftName.member($0, afterDot: true) } ?? ""
    var sites = bridges.completed(token.codes)
    if bridges.passesDoubles, token.isLength, sites[.cgFloat] == nil {
      sites[.cgFloat] = sites[.double]
    }
    if bridges.convertsIntegers, let integer = sites[.number], sites[.cgFloat] == nil {
      sites[.cgFloat] = "CGFloat(\(integer))"
    }
    let plain = sites.mapValues { $0.replacingLast(name, with: "{name}") }
    // A shadow names its token in each of its parts.
    let isPlain =
      !name.isEmpty && token.category != .shadow && plain.values.allSatisfy { $0 != nil }
    if isPlain { sites = plain.compactMapValues { $0 } }
    return Templates(sites: sites, requires: token.requires)
  }

  private func json(_ templates: Templates, of category: TokenCategory) -> JSONValue {
    var object = JSONObject()
    for site in Site.allCases { object[site.rawValue] = templates.sites[site].map { .string($0) } }
    if let requires = templates.requires { object["requires"] = .string(requires) }
    return .object(object)
  }

  // MARK: Roles and categories

  private var roles: JSONObject {
    var object = JSONObject()
    for token in tokens
    where !token.guess.isEmpty || token.guess.isUnused || token.guess.axis != nil
      || token.preference != nil
    {
      let guess = token.guess
      object[token.path] = .object(
        JSONObject([
          "roles": guess.roles.isEmpty && !guess.isPlain
            ? nil : .array(guess.roles.map { .string($0.rawValue) }),
          "means": guess.isFeedback ? .string("feedback") : nil,
          "words": guess.words.isEmpty && !guess.isNeverNamed
            ? nil : .array(guess.words.map { .string($0) }),
          "inUse": guess.isUnused ? .bool(false) : nil,
          "axis": guess.axis.map { .string($0.rawValue) },
          "$description": .string(Self.evidence(of: token)),
        ]))
    }
    return object
  }

  /// The evidence of a guess.
  private static func evidence(of token: ImportedToken) -> String {
    let guess = token.guess.isEmpty ? nil : "a guess from \(token.guess.evidence)"
    let preference = token.preference.map {
      "preferred for its \($0.uses) uses to \($0.other) of the same "
        + ($0.differInDark ? "color in light mode" : "value") + " (\($0.otherUses))"
    }
    let unused = token.guess.isUnused ? "no code uses this scale yet" : nil
    let axis = token.guess.axis.map { "all uses are \($0.noun)" }
    return [guess, axis, preference, unused].compactMap { $0 }.joined(separator: "; ")
  }

  /// The categories of numbers whose paths suggest another one.
  private var categories: JSONObject {
    let parsed = tokens.compactMap { token -> ParsedToken? in
      guard let number = token.value.number, token.category != .duration else { return nil }
      let isShare = token.category == .opacity
      return ParsedToken(
        path: token.path, type: isShare ? .number : .dimension,
        value: isShare ? .number(number) : .dimension(number), modes: [:], aliasOf: [],
        summary: "", deprecated: nil, extensions: nil, file: "", place: .root)
    }
    let read = MeasureReading(parsed).categories
    var object = JSONObject()
    for category in TokenCategory.allCases where category != .duration {
      let own = tokens.filter { $0.category == category && $0.value.number != nil }
      let misread = own.filter { read[$0.path] != category }
      guard !misread.isEmpty else { continue }
      let root = ThemePaths.root(of: category)
      if own.allSatisfy({ $0.path.hasPrefix("\(root).") }) {
        object["\(root).**"] = .string(category.rawValue)
      } else {
        for token in misread { object[token.path] = .string(category.rawValue) }
      }
    }
    return object
  }
}

extension String {
  /// The text with the last occurrence of a name as a whole word replaced; `nil` if there is none.
  fileprivate func replacingLast(_ name: String, with text: String) -> String? {
    guard !name.isEmpty else { return nil }
    func isNamePart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" } ?? false
    }
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      guard self[start...].hasPrefix(name) else { continue }
      let end = index(start, offsetBy: name.count)
      let before = start > startIndex ? self[index(before: start)] : nil
      let after = end < endIndex ? self[end] : nil
      // `.name`, `("name")`: elsewhere a name is a function's argument.
      guard before == "." || before == "\"", !isNamePart(after) else { continue }
      return String(self[..<start]) + text + String(self[end...])
    }
    return nil
  }
}
