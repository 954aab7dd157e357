import MigrateKitCore

/// The mapping of a system, with the code of one app.
struct BoundMapping {
  /// The system's own mapping.
  let source: JSONObject
  let system: DesignSystem
  let binding: SystemBinding
  /// Which types of other frameworks the app's tokens are converted to.
  let bridges: MappingDraft.Bridges

  /// The mapping as a value.
  ///
  /// Tokens with a declaration get its code. The others keep the system's code, which `tokens
  /// generate --app` declares.
  var json: JSONValue {
    var object = JSONObject()
    object["$description"] = .string(
      "Written by dsmigrate init from the system '\(system.name)' and what the code declares. "
        + "Each entry under \"code.tokens\" gives the declaration for a token, and what shows it.")
    for (key, value) in source.members where !Self.left.contains(key) { object[key] = value }
    object["code"] = .object(code)
    let names = deprecatedNames
    object["deprecatedNames"] = names.count > 0 ? .object(names) : nil
    let holders = binding.bound.flatMap(\.declaration.holders)
    let definitions = (source["definitions"]?.array ?? []).compactMap(\.string) + holders
    if !definitions.isEmpty {
      object["definitions"] = .array(definitions.uniqued().sorted().map { .string($0) })
    }
    return .object(object)
  }

  /// The keys that describe the folders and the history of another app.
  private static let left: Set<String> = ["$schema", "$description", "modules", "movesFrom"]

  // MARK: Code

  private var code: JSONObject {
    var code = source["code"]?.object ?? JSONObject()
    var entries = code["tokens"]?.object ?? JSONObject()
    let patterns = entries.keys.map { PathGlob($0) }.filter { !$0.isLiteral }
    for bound in binding.bound {
      let path = bound.token.path
      let entry = JSONValue.object(entry(bound))
      for alias in system.tokens where alias.aliasOf.last == path {
        // An alias with its own code would not name the app's declaration.
        let isMatched = patterns.contains { $0.matches(alias.path) }
        entries[alias.path] = isMatched ? entry : nil
      }
      entries[path] = entry
    }
    code["tokens"] = entries.count > 0 ? .object(entries) : nil
    return code
  }

  private func entry(_ bound: SystemBinding.Bound) -> JSONObject {
    var object = JSONObject()
    let sites = bridges.completed(bound.declaration.codes)
    for site in Site.allCases { object[site.rawValue] = sites[site].map { .string($0) } }
    if let requires = bound.declaration.requires { object["requires"] = .string(requires) }
    let evidence = bound.evidence.map(\.phrase).joined(separator: ", ")
    object["$description"] = .string(
      "\(evidence) (\(bound.declaration.file):\(bound.declaration.line))")
    return object
  }

  /// The system's deprecated names that are not the code of a token in this app, and the app's
  /// fonts that equal a token with a text style.
  private var deprecatedNames: JSONObject {
    let codes = Set(binding.bound.flatMap { $0.declaration.codes.values })
    var names = JSONObject()
    for (name, token) in source["deprecatedNames"]?.object?.members ?? []
    where !codes.contains(name) {
      names[name] = token
    }
    for font in binding.rest {
      guard case .font(let value) = font.value, value.textStyle != nil,
        let bound = binding.bound.first(where: { $0.declaration.value.isSame(as: font.value) }),
        let code = font.codes.ofFirstSite, !code.hasSuffix(")")
      else { continue }
      names[code] = .string(bound.token.path)
    }
    return names
  }
}

extension SystemBinding.Evidence {
  /// The descriptions for readers.
  package var phrase: String {
    switch self {
    case .code: "same code"
    case .name: "same name"
    case .words: "similar name"
    case .value: "same value"
    case .role: "same role"
    }
  }
}
