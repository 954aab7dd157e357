/// Resolves aliases and parses values.
///
/// A token that cannot be read is reported and skipped; every other one still loads. The depth and
/// size of references are limited, so that no file can exhaust memory or the stack.
package final class TokenResolver {
  /// How long a chain of references may be.
  static let maximumChain = 64
  /// The limit of JSON values in one token with its references resolved.
  static let maximumSize = 10_000

  /// Why a reference could not be followed.
  struct Failure: Error {
    var message: String
  }

  /// A value with its references resolved.
  struct Expanded {
    var json: JSONValue
    var size: Int
  }

  private enum State {
    case inProgress
    case failed
    case done(ParsedToken)
  }

  private let tokens: [String: WrittenToken]
  /// The paths in order, for suggestions.
  private let paths: [String]
  private let log: ProblemLog
  private var states: [String: State] = [:]
  private var stack: [String] = []
  private var toldCycles: Set<Set<String>> = []

  private init(_ tokens: [String: WrittenToken], _ log: ProblemLog) {
    self.tokens = tokens
    paths = tokens.keys.sorted()
    self.log = log
  }

  /// Reads all tokens, sorted by path.
  package static func resolve(_ tokens: [String: WrittenToken], log: ProblemLog) -> [ParsedToken] {
    let resolver = TokenResolver(tokens, log)
    return resolver.paths.compactMap { resolver.token($0) }
  }

  // MARK: Tokens

  /// The token at a path, read at most once; `nil` when it does not load.
  private func token(_ path: String) -> ParsedToken? {
    switch states[path] {
    case .done(let token): return token
    case .failed, .inProgress: return nil
    case .none: break
    }
    guard let written = tokens[path] else { return nil }
    states[path] = .inProgress
    stack.append(path)
    defer { stack.removeLast() }
    let parsed = alias(of: written).map { parseAlias(path, written, $0) } ?? parse(path, written)
    states[path] = parsed.map(State.done) ?? .failed
    return parsed
  }

  /// The reference that represents the whole token in every mode.
  private func alias(of written: WrittenToken) -> TokenReference? {
    guard let reference = TokenReference(written.value.json), !written.isModified,
      written.modes.values.allSatisfy({ TokenReference($0.json) == reference }),
      splitPath(reference)?.rest.isEmpty ?? true
    else { return nil }
    return reference
  }

  /// The token that a Figma export names beside an already resolved value.
  ///
  /// Only a hint: the name is one in another collection, and may be missing or have changed since.
  private func figmaTarget(of written: WrittenToken) -> ParsedToken? {
    let data = written.extensions?["com.figma.aliasData"]
    guard let name = data?["targetVariableName"]?.string, stack.count < Self.maximumChain else {
      return nil
    }
    return token(name.split(at: "/").joined(separator: "."))
  }

  private func parseAlias(
    _ path: String, _ written: WrittenToken, _ reference: TokenReference
  ) -> ParsedToken? {
    let origin = written.value.origin
    let target: ParsedToken
    do throws(Failure) {
      target = try self.target(of: reference).token
    } catch {
      if !error.message.isEmpty { log.error(origin.file, origin.path, error.message) }
      return nil
    }
    if let type = written.type, type != target.type {
      log.error(
        origin.file, origin.path,
        "declared as \(type.rawValue), but '\(target.path)' is \(target.type.rawValue)")
      return nil
    }
    return make(
      path, written, type: target.type, value: target.value, modes: target.modes,
      aliasOf: [target.path] + target.aliasOf)
  }

  private func parse(_ path: String, _ written: WrittenToken) -> ParsedToken? {
    guard let light = expanded(written.modes[.light] ?? written.value) else { return nil }
    guard let type = type(of: written) else { return nil }
    let reader = TokenValueReader(type: type, path: path, extensions: written.extensions, log: log)
    guard let value = reader.value(light.json, at: light.origin) else { return nil }
    var modes: [AppearanceMode: TokenValue] = [:]
    for mode in AppearanceMode.allCases where mode != .light {
      guard let found = own(mode, of: written) else { continue }
      guard let expanded = expanded(found, in: mode) else { return nil }
      let inherited = mode.fallbacks.compactMap { modes[$0] }.first ?? value
      if expanded.json == light.json {
        if inherited != value { modes[mode] = value }
        continue
      }
      guard let own = reader.value(expanded.json, at: expanded.origin) else { return nil }
      if own != inherited { modes[mode] = own }
    }
    var parsed = make(path, written, type: type, value: value, modes: modes, aliasOf: [])
    parsed.valueOrigins = written.modes.mapValues(\.origin)
    parsed.valueOrigins[.light] = light.origin
    if let target = figmaTarget(of: written), target.hasValue(of: parsed) {
      parsed.aliasOf = [target.path] + target.aliasOf
    }
    return parsed
  }

  /// The value of a mode: its own, else that of the nearest fallback.
  ///
  /// The value of another mode is resolved again, because its references may differ in this mode.
  private func own(_ mode: AppearanceMode, of written: WrittenToken) -> WrittenValue? {
    ([mode] + mode.fallbacks).lazy.compactMap { written.modes[$0] }.first ?? written.value
  }

  private func make(
    _ path: String, _ written: WrittenToken, type: TokenType, value: TokenValue,
    modes: [AppearanceMode: TokenValue], aliasOf: [String]
  ) -> ParsedToken {
    var deprecated: String?
    if case .deprecated(let reason)? = written.deprecation { deprecated = reason }
    return ParsedToken(
      path: path, type: type, value: value, modes: modes, aliasOf: aliasOf,
      summary: written.summary, deprecated: deprecated, extensions: written.extensions,
      file: written.origin.file, place: written.origin.path)
  }

  /// The type: the token's own, else that of the token it refers to, else that of its group.
  private func type(of written: WrittenToken) -> TokenType? {
    if let type = written.type { return type }
    if let reference = TokenReference(written.value.json),
      splitPath(reference)?.rest.isEmpty == true,
      let target = try? target(of: reference)
    {
      return target.token.type
    }
    if let type = written.inheritedType, !written.hasUnreadableType { return type }
    if written.hasUnreadableType { return nil }
    if let type = written.suggestedType { return type }
    log.error(
      written.origin.file, written.origin.path,
      "has no \"$type\", and neither has a group around it")
    return nil
  }

  // MARK: References

  private func expanded(
    _ value: WrittenValue, in mode: AppearanceMode = .light
  ) -> (json: JSONValue, origin: TokenOrigin)? {
    do throws(Failure) {
      return (try expand(value, in: mode).json, value.origin)
    } catch {
      if !error.message.isEmpty { log.error(value.origin.file, value.origin.path, error.message) }
      return nil
    }
  }

  /// A value with its references replaced by their values in a mode.
  func expand(
    _ json: JSONValue, in mode: AppearanceMode, depth: Int = 0
  ) throws(Failure) -> Expanded {
    guard depth < Self.maximumChain + JSONParser.maximumDepth else {
      throw Failure(message: "references nest more than \(Self.maximumChain) levels deep")
    }
    if let reference = TokenReference(json) {
      return try follow(reference, in: mode, depth: depth)
    }
    var size = 1
    var result = json
    switch json {
    case .array(let elements):
      var expandedElements: [JSONValue] = []
      for element in elements {
        let part = try expand(element, in: mode, depth: depth + 1)
        size += part.size
        expandedElements.append(part.json)
      }
      result = .array(expandedElements)
    case .object(let object):
      var expandedObject = object
      for (key, value) in object.members {
        let part = try expand(value, in: mode, depth: depth + 1)
        size += part.size
        expandedObject[key] = part.json
      }
      result = .object(expandedObject)
    case .string(let text) where text.contains("{"):
      result = .string(try replacingReferences(in: text, mode, depth: depth))
    default: break
    }
    guard size <= Self.maximumSize else {
      throw Failure(message: "grows to more than \(Self.maximumSize) values")
    }
    return Expanded(json: result, size: size)
  }

  /// A text with the references among its words replaced by their values: `{unit} * 2`.
  private func replacingReferences(
    in text: String, _ mode: AppearanceMode, depth: Int
  ) throws(Failure) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let written = String(rest[open...close])
      rest = rest[rest.index(after: close)...]
      guard let reference = TokenReference(text: written) else {
        result += written
        continue
      }
      guard result.utf8.count < Self.maximumSize else {
        throw Failure(message: "grows to more than \(Self.maximumSize) characters")
      }
      result += Self.text(try follow(reference, in: mode, depth: depth + 1).json) ?? written
    }
    return result + rest
  }

  /// A number, a dimension or a text as part of an expression.
  private static func text(_ json: JSONValue) -> String? {
    switch json {
    case .number(let number): return "\(number)"
    case .string(let text): return TokenMath.value(text) == nil ? text : "(\(text))"
    case .object(let object):
      guard let number = object["value"]?.number else { return nil }
      return "\(number)\(object["unit"]?.string ?? "")"
    default: return nil
    }
  }

  private func follow(
    _ reference: TokenReference, in mode: AppearanceMode, depth: Int
  ) throws(Failure) -> Expanded {
    let (token, rest) = try target(of: reference)
    guard let written = tokens[token.path], let value = own(mode, of: written) else {
      throw Failure(message: "'\(reference.text)' does not exist")
    }
    var current = try expand(value, in: mode, depth: depth + 1)
    for key in rest {
      let next: JSONValue? =
        switch current.json {
        case .object(let object): object[key]
        case .array(let elements):
          Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
      guard let next else {
        throw Failure(message: "'\(reference.text)': the value of '\(token.path)' has no '\(key)'")
      }
      current.json = next
    }
    return current
  }

  /// The token that a reference names, read, and the keys into its value.
  private func target(
    of reference: TokenReference
  ) throws(Failure) -> (token: ParsedToken, rest: [String]) {
    guard let (path, rest) = splitPath(reference) else {
      throw Failure(message: missing(reference))
    }
    guard stack.count < Self.maximumChain else {
      throw Failure(message: "a chain of more than \(Self.maximumChain) references")
    }
    if case .inProgress? = states[path], let start = stack.firstIndex(of: path) {
      let cycle = stack[start...]
      let isNew = toldCycles.insert(Set(cycle)).inserted
      throw Failure(
        message: isNew
          ? "refers to itself: \((cycle + [path]).joined(separator: " → "))" : "")
    }
    guard let token = token(path) else {
      let isInCycle = toldCycles.contains { $0.contains(path) && !$0.isDisjoint(with: stack) }
      throw Failure(message: isInCycle ? "" : "its target '\(path)' does not load")
    }
    guard token.aliasOf.count < Self.maximumChain else {
      throw Failure(message: "a chain of more than \(Self.maximumChain) references")
    }
    return (token, rest)
  }

  /// Splits a reference into the path of a token and the keys into its value.
  private func splitPath(_ reference: TokenReference) -> (path: String, rest: [String])? {
    let components = reference.components
    for count in stride(from: components.count, through: 1, by: -1) {
      let path = components[..<count].joined(separator: ".")
      guard tokens[path] != nil else { continue }
      let rest = components[count...]
      if rest.isEmpty { return (path, []) }
      return rest.first == "$value" ? (path, Array(rest.dropFirst())) : nil
    }
    return nil
  }

  private func missing(_ reference: TokenReference) -> String {
    let path = reference.components.joined(separator: ".")
    if log.isLong { return "there is no token '\(path)'" }
    if let file = reference.file {
      return "there is no token '\(path)'; is '\(file)' among the token files of the mapping?"
    }
    if tokens["\(path).$root"] != nil {
      return "'\(path)' is a group; its own value is {\(path).$root}"
    }
    if paths.contains(where: { $0.hasPrefix("\(path).") }) {
      return "'\(path)' is a group; an alias needs a token"
    }
    return "there is no token '\(path)'"
      + DidYouMean.hint(path, among: paths)
  }
}
