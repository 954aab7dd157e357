/// Reads one token file into a tree: the 2025.10 format, its drafts, Figma exports and Style
/// Dictionary's older `value`/`type`.
///
/// Nothing is resolved here, since aliases may point into other files.
package struct TokenFileReader {
  let file: String
  let log: ProblemLog

  private static let tokenKeys = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]
  private static let groupKeys = [
    "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$schema", "$themes",
    "$metadata", "$name", "$root",
  ]

  /// The tree of a whole document.
  func tree(of document: JSONValue) -> TokenGroup {
    guard let object = document.object else {
      log.error(file, .root, "a token file holds an object, not \(document.kind)")
      return TokenGroup(origin: TokenOrigin(file: file, path: .root))
    }
    return group(object, at: .root, isRoot: true)
  }

  /// The mode that a Figma export states (one file for each collection and mode).
  package static func figmaMode(of document: JSONValue) -> AppearanceMode? {
    document["$extensions"]?["com.figma.modeName"]?.string.flatMap(AppearanceMode.init(named:))
  }

  // MARK: Groups

  func group(_ object: JSONObject, at path: JSONPath, isRoot: Bool = false) -> TokenGroup {
    var group = TokenGroup(origin: TokenOrigin(file: file, path: path))
    group.type = type(in: object, at: path)
    group.hasUnreadableType = group.type == nil && object["$type"] != nil
    group.deprecation = deprecation(in: object, at: path)
    if let target = object["$extends"] {
      group.extends = WrittenValue(json: target, origin: origin(path.key("$extends")))
    } else if object["$ref"] != nil {
      group.extends = WrittenValue(json: reference(in: object), origin: origin(path.key("$ref")))
    }
    for (name, value) in object.members {
      let place = path.key(name)
      if name.hasPrefix("$"), name != "$root" {
        if !Self.groupKeys.contains(name) { unknownKey(name, at: place, known: Self.groupKeys) }
        continue
      }
      guard isName(name, at: place) else { continue }
      group[name] = member(value, at: place, in: object)
    }
    return group
  }

  private func member(
    _ value: JSONValue, at place: JSONPath, in parent: JSONObject
  ) -> TokenGroup.Member? {
    guard let object = value.object else {
      // Older tools put `type`, `description` and `comment` beside the members of a group.
      if value.string == nil || !["type", "description", "comment"].contains(lastKey(of: place)) {
        log.error(
          file, place,
          "neither a token nor a group but \(value.kind); a token is "
            + "{ \"$type\": …, \"$value\": … }")
      }
      return nil
    }
    let isGroup = object.members.contains { !$0.key.hasPrefix("$") && $0.value.object != nil }
    if object["$value"] != nil || object["$ref"] != nil && !isGroup {
      return token(object, at: place).map { .token($0) }
    }
    if isLegacyToken(object) {
      log.legacy(.plainKeys, file, place)
      return .token(legacyToken(object, at: place))
    }
    return .group(group(object, at: place))
  }

  private func lastKey(of path: JSONPath) -> String {
    path.description.split(at: ".").last.map(String.init) ?? ""
  }

  private func isName(_ name: String, at place: JSONPath) -> Bool {
    if name.isEmpty {
      log.error(file, place, "a name may not be empty")
    } else if let scalar = name.unicodeScalars.first(where: { "{}.".unicodeScalars.contains($0) }) {
      log.error(file, place, "a name may not contain '\(scalar)'; aliases are written with it")
    } else {
      return true
    }
    return false
  }

  // MARK: Tokens

  private func token(_ object: JSONObject, at place: JSONPath) -> WrittenToken? {
    for key in object.keys where !Self.tokenKeys.contains(key) {
      if key.hasPrefix("$"), key != "$root" {
        unknownKey(key, at: place.key(key), known: Self.tokenKeys)
      } else if object[key]?.object != nil {
        log.error(
          file, place.key(key), "a token cannot hold other tokens; move its own value to \"$root\"")
      }
    }
    if object["$value"] != nil, object["$ref"] != nil {
      log.error(file, place, "\"$value\" and \"$ref\" exclude each other")
      return nil
    }
    let value: WrittenValue
    if let json = object["$value"] {
      value = WrittenValue(json: json, origin: origin(place.key("$value")))
    } else {
      value = WrittenValue(json: reference(in: object), origin: origin(place))
    }
    var token = WrittenToken(value: value, origin: origin(place))
    token.type = type(in: object, at: place)
    token.hasUnreadableType = token.type == nil && object["$type"] != nil
    token.summary = text(object["$description"], at: place.key("$description")) ?? ""
    token.deprecation = deprecation(in: object, at: place)
    if let extensions = object["$extensions"] {
      token.extensions = extensions.object
      if extensions.object == nil {
        log.warning(file, place.key("$extensions"), "expected an object, found \(extensions.kind)")
      }
      token.modes = modes(in: extensions, at: place.key("$extensions"))
      token.value.modifier = modifier(in: extensions, at: place.key("$extensions"))
    }
    return token
  }

  private func reference(in object: JSONObject) -> JSONValue {
    .object(JSONObject(["$ref": object["$ref"]]))
  }

  private func isLegacyToken(_ object: JSONObject) -> Bool {
    guard let value = object["value"] else { return false }
    return value.object == nil || object["type"]?.string != nil
  }

  private func legacyToken(_ object: JSONObject, at place: JSONPath) -> WrittenToken {
    let json = StyleDictionaryFile.value(object["value"] ?? .null)
    let value = WrittenValue(json: json, origin: origin(place.key("value")))
    var token = WrittenToken(value: value, origin: origin(place))
    token.type = object["type"]?.string.flatMap { TokenType(named: $0, of: json) }
    token.suggestedType = StyleDictionaryFile.type(ofPath: place.description, value: json)
    token.summary = (object["description"] ?? object["comment"])?.string ?? ""
    token.extensions = object["$extensions"]?.object
    let extensions = object["$extensions"] ?? .null
    token.modes = modes(in: extensions, at: place.key("$extensions"))
    token.value.modifier = modifier(in: extensions, at: place.key("$extensions"))
    return token
  }

  private func modifier(in extensions: JSONValue, at place: JSONPath) -> ModifiedColor? {
    guard let written = extensions[ModifiedColor.vendor]?[ModifiedColor.key], written != .null
    else { return nil }
    return ModifiedColor(
      json: written, origin: origin(place.key(ModifiedColor.vendor).key(ModifiedColor.key)))
  }

  /// `$extensions.mode`: `{ "light": …, "dark": … }`, as Terrazzo writes it.
  private func modes(
    in extensions: JSONValue, at place: JSONPath
  ) -> [AppearanceMode: WrittenValue] {
    guard let written = extensions["mode"] else { return [:] }
    guard let object = written.object else {
      log.error(
        file, place.key("mode"),
        "expected an object such as { \"dark\": … }, found \(written.kind)")
      return [:]
    }
    var modes: [AppearanceMode: WrittenValue] = [:]
    for (name, value) in object.members {
      guard let mode = AppearanceMode(named: name) else {
        let known = AppearanceMode.allCases.map(\.rawValue)
        let hint = DidYouMean.hint(name, among: known)
        log.loss(
          file, place.key("mode").key(name),
          "unknown mode '\(name)'"
            + (hint.isEmpty ? "; the modes are \(known.joined(separator: ", "))" : hint))
        continue
      }
      modes[mode] = WrittenValue(json: value, origin: origin(place.key("mode").key(name)))
    }
    return modes
  }

  // MARK: Parts

  private func origin(_ path: JSONPath) -> TokenOrigin { TokenOrigin(file: file, path: path) }

  private func type(in object: JSONObject, at path: JSONPath) -> TokenType? {
    guard let written = object["$type"] else { return nil }
    guard let name = text(written, at: path.key("$type")) else { return nil }
    if let type = TokenType(named: name, of: object["$value"]) { return type }
    let known = TokenType.allCases.map(\.rawValue)
    log.error(
      file, path.key("$type"),
      "unknown type '\(name)'" + DidYouMean.hint(name, among: known))
    return nil
  }

  private func text(_ value: JSONValue?, at path: JSONPath) -> String? {
    guard let value else { return nil }
    if let text = value.string { return text }
    log.error(file, path, "expected a string, found \(value.kind)")
    return nil
  }

  private func deprecation(in object: JSONObject, at path: JSONPath) -> Deprecation? {
    switch object["$deprecated"] {
    case .none: return nil
    case .bool(true): return .deprecated(reason: "")
    case .bool(false): return .current
    case .string(let reason): return .deprecated(reason: reason)
    case .some(let other):
      log.error(
        file, path.key("$deprecated"), "expected true, false or a reason, found \(other.kind)")
      return nil
    }
  }

  private func unknownKey(_ key: String, at place: JSONPath, known: [String]) {
    log.warning(
      file, place, "unknown key '\(key)'" + DidYouMean.hint(key, among: known))
  }
}
