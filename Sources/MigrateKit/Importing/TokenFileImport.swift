import MigrateKitCore

/// Merges token files of all supported kinds, with one file per mode or all modes in one, into one
/// token file in the current format.
package struct TokenFileImport: Sendable {
  /// The tokens, in declaration order.
  package private(set) var drafts: [TokenDraft] = []
  /// Every mistake, in the order found; a token with one is left out.
  package private(set) var problems: [LoadProblem] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: Their names in order; later files override earlier ones.
  ///   - read: Returns the bytes of a file.
  package init(_ files: [String], read: @escaping (String) throws -> [UInt8]) {
    let log = ProblemLog(refusesLoss: true)
    let reader = TokenSetReader(log: log, read: read)
    let sources = files.compactMap { Self.source($0, reader) }
    let written = reader.tokens(sources)
    let parsed = Dictionary(
      keepingFirst: TokenResolver.resolve(written, log: log).map { ($0.path, $0) })
    var leftOut: [String: (count: Int, first: JSONPath)] = [:]
    for path in reader.order {
      guard let written = written[path], let token = parsed[path] else { continue }
      if let draft = TokenDraft(written, token) {
        drafts.append(draft)
      } else {
        leftOut[token.file, default: (0, token.place)].count += 1
      }
    }
    for (file, tokens) in leftOut.sorted(by: { $0.key < $1.key }) {
      let others = tokens.count == 1 ? "" : " (and \(tokens.count - 1) more in this file)"
      log.warning(
        file, tokens.first,
        "a text or a boolean, for which the format has no type, is left out" + others)
    }
    tellOverlaps(sources, read, log)
    problems = log.finish()
    if drafts.isEmpty, problems.isEmpty, let file = files.first {
      problems = [LoadProblem(.error, file: file, "holds no token")]
    }
  }

  // MARK: Files

  /// A file as a source of tokens; `nil`, with a problem reported, if it is not a token file.
  private static func source(_ file: String, _ reader: TokenSetReader) -> TokenSource? {
    let origin = TokenOrigin(file: file, path: .root)
    guard let document = reader.document(file, namedAt: origin) else { return nil }
    if let problem = foreign(document) {
      reader.log.error(file, .root, problem)
      return nil
    }
    return TokenSource(
      file: file, mode: TokenFileReader.figmaMode(of: document) ?? mode(ofFile: file),
      origin: TokenOrigin(file: "", path: .root))
  }

  /// The appearance at the end of a file name: `Dark.tokens.json`, `colors-dark.json`.
  static func mode(ofFile file: String) -> AppearanceMode? {
    let name = file.split(at: "/").last ?? ""
    let stem = name.split(at: ".").filter { !["json", "tokens"].contains($0) }
      .joined(separator: ".")
    let words = stem.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
    let known: [String: AppearanceMode] = ["light": .light, "dark": .dark, "night": .dark]
    guard let last = words.last else { return nil }
    if ["contrast", "hc", "ax", "a11y", "accessibility", "accessible"].contains(last) {
      return words.contains("dark") ? .darkHighContrast : .highContrast
    }
    // `ax-dark` and `high-contrast-dark`.
    let before = words.dropLast()
    let isIncreased =
      before.last == "contrast" || before.contains { ["ax", "a11y", "hc"].contains($0) }
    guard let mode = known[last], isIncreased else { return known[last] }
    return mode == .dark ? .darkHighContrast : .highContrast
  }

  /// The message for a document that is not a token file; `nil` for a token file.
  private static func foreign(_ document: JSONValue) -> String? {
    guard let object = document.object else { return nil }
    if object["source"]?.array != nil, object["platforms"]?.object != nil {
      return
        "the configuration of Style Dictionary is not a token file; give the files of its \"source\""
    }
    if object["lockfileVersion"] != nil || object["dependencies"]?.object != nil {
      return "a manifest of a package is not a token file"
    }
    if object["meta"]?["variables"] != nil {
      return
        "a response of Figma's REST API is not a token file; export the variables from Figma "
        + "as design tokens, which gives one file for each mode"
    }
    if object["code"] != nil || object["tokens"]?.array != nil {
      return "a mapping is not a token file; give the files that it names under \"tokens\""
    }
    if object["info"]?["author"] != nil {
      return "a part of an asset catalog is not a token file; give the '.xcassets' folder"
    }
    return object.count == 0 ? "holds no token" : nil
  }

  // MARK: Overlaps

  /// Reports files with different values for the same tokens and without an appearance.
  private func tellOverlaps(
    _ sources: [TokenSource], _ read: @escaping (String) throws -> [UInt8], _ log: ProblemLog
  ) {
    guard sources.count > 1 else { return }
    var seen: [(source: TokenSource, tokens: [String: WrittenToken])] = []
    for source in sources {
      let reader = TokenSetReader(log: ProblemLog(), read: read)
      let tokens = reader.tokens([source])
      for earlier in seen where earlier.source.mode == source.mode {
        let paths = reader.order.filter { path in
          earlier.tokens[path].map { $0.value.json != tokens[path]?.value.json } ?? false
        }
        guard let first = paths.first else { continue }
        let others = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        log.warning(
          source.file, .root,
          "gives other values to '\(first)'\(others) than '\(earlier.source.file)', and the names of "
            + "the modes contain no appearance; the values of '\(source.file)' count")
      }
      seen.append((source, tokens))
    }
  }
}

extension TokenDraft {
  /// A token that was read from a file, in the current form; `nil` for a text or a switch, which
  /// have no type in the format.
  init?(_ written: WrittenToken, _ token: ParsedToken) {
    let type = Self.type(of: token)
    guard let type else { return nil }
    let light = written.modes[.light] ?? written.value
    let form = DTCGNormalizer(type: token.type, read: token.value)
    func value(_ json: JSONValue) -> JSONValue {
      Self.measured(form.value(json), token, as: type)
    }
    if written.isModified || Self.isExpression(light.json), case .color(let color) = token.value {
      self.init(path: token.path, type: type, value: TokenJSON.color(color))
      for case (let mode, .color(let own)) in token.modes { modes[mode] = TokenJSON.color(own) }
    } else if let target = token.aliasOf.first, written.modes.isEmpty {
      // Figma resolves aliases between collections, and names the target beside the value.
      self.init(path: token.path, aliasOf: target)
    } else {
      let isAlias = TokenReference(light.json).map { !$0.components.contains("$value") } ?? false
      self.init(path: token.path, type: isAlias ? nil : type, value: value(light.json))
    }
    for mode in AppearanceMode.allCases
    where mode != .light && !written.isModified && !Self.isExpression(light.json) {
      guard let own = written.modes[mode].map({ value($0.json) }) else { continue }
      let inherited = mode.fallbacks.compactMap { modes[$0] }.first ?? self.value
      if own != inherited { modes[mode] = own }
    }
    summary = token.summary
    deprecated = token.deprecated
    extensions = token.extensions ?? JSONObject()
    extensions["mode"] = nil
    removeModifier()
    if case .typography(let font) = token.value, font.isItalic,
      extensions["dsmigrate"]?["italic"] == nil
    {
      var own = extensions["dsmigrate"]?.object ?? JSONObject()
      own["italic"] = .bool(true)
      extensions["dsmigrate"] = .object(own)
    }
  }

  /// Whether a color is made of another one, as in `rgba({blue}, 0.5)`.
  private static func isExpression(_ json: JSONValue) -> Bool {
    json.string.map { $0.contains("{") } ?? false && TokenReference(json) == nil
  }

  /// Removes Tokens Studio's modifier, which is already applied to the value.
  private mutating func removeModifier() {
    guard var own = extensions[ModifiedColor.vendor]?.object, own[ModifiedColor.key] != nil else {
      return
    }
    own[ModifiedColor.key] = nil
    extensions[ModifiedColor.vendor] = own.count == 0 ? nil : .object(own)
  }

  /// The type that a token has in the format.
  ///
  /// Figma's numbers have no unit; their scopes, or else their names, determine the type.
  private static func type(of token: ParsedToken) -> TokenType? {
    let scopes = (token.extensions?["com.figma.scopes"]?.array ?? []).compactMap(\.string)
    switch token.type {
    case .string: return scopes.contains("FONT_FAMILY") ? .fontFamily : nil
    case .boolean: return nil
    case .number where token.isFromFigma:
      if scopes.contains("FONT_WEIGHT") { return .fontWeight }
      if !lengths.isDisjoint(with: scopes) { return .dimension }
      let isOpen = scopes.isEmpty || scopes.contains("ALL_SCOPES")
      return isOpen && MeasureReading.category(ofPath: token.path) != nil ? .dimension : .number
    default: return token.type
    }
  }

  /// Figma's scopes of numbers that are lengths.
  private static let lengths: Set<String> = [
    "CORNER_RADIUS", "GAP", "WIDTH_HEIGHT", "STROKE_FLOAT", "FONT_SIZE", "LETTER_SPACING",
    "LINE_HEIGHT", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
  ]

  /// A number of Figma's with the unit of its type; Figma's opacities are percentages.
  private static func measured(
    _ json: JSONValue, _ token: ParsedToken, as type: TokenType
  ) -> JSONValue {
    guard token.type == .number, let number = json.number else { return json }
    if type == .dimension { return TokenJSON.dimension(number) }
    let scopes = token.extensions?["com.figma.scopes"]?.array ?? []
    return scopes.contains(.string("OPACITY")) && number > 1 ? TokenJSON.number(number / 100) : json
  }
}

extension ParsedToken {
  /// Whether Figma exported it.
  fileprivate var isFromFigma: Bool {
    extensions?.keys.contains { $0.hasPrefix("com.figma.") } ?? false
  }
}
