/// The result of loading a mapping file with all files that it names.
package struct LoadedMapping: Sendable {
  /// The design system; `nil` when nothing usable loads.
  package var designSystem: DesignSystem?
  /// Every token of the token files, also of types that nothing here compares yet, by path.
  package var tokens: [ParsedToken]
  /// The shared vocabulary that the mapping names.
  package var vocabulary: Vocabulary?
  /// The files that were opened, in order, the mapping first.
  package var files: [String]
  /// Every mistake, in the order found.
  package var problems: [LoadProblem]

  /// The mistakes that keep something from loading.
  package var errors: [LoadProblem] { problems.filter { $0.severity == .error } }

  /// The mistakes that keep the mapping from being used at all: if a code names several values,
  /// everything but the affected tokens is used.
  package var fatalErrors: [LoadProblem] {
    let conflicts = Set((designSystem?.codeConflicts ?? []).map(\.problem))
    return errors.filter { !conflicts.contains($0) }
  }
}

/// Loads a mapping with its vocabulary and its token files.
package enum MappingLoader {
  /// Loads a mapping and reports every mistake; parts without mistakes still load.
  ///
  /// - Parameters:
  ///   - path: The mapping file. The files that it names are looked for beside it.
  ///   - read: Returns the bytes of a file; the description of the error it throws completes the
  ///     message `'…' cannot be read: …`.
  /// - Returns: The loaded parts and every mistake.
  package static func load(
    _ path: String, read: @escaping (String) throws -> [UInt8]
  ) -> LoadedMapping {
    let log = ProblemLog()
    var loaded = LoadedMapping(
      designSystem: nil, tokens: [], vocabulary: nil, files: [path], problems: [])
    if let document = JSONFile.document(path, read: read, log: log, namedAt: nil),
      let mapping = MappingDecoder(file: path, log: log).mapping(document)
    {
      load(mapping, into: &loaded, log: log, read: read)
    }
    loaded.problems = log.finish() + (loaded.designSystem?.codeConflicts ?? []).map(\.problem)
    return loaded
  }

  private static func load(
    _ mapping: MappingFile, into loaded: inout LoadedMapping, log: ProblemLog,
    read: @escaping (String) throws -> [UInt8]
  ) {
    if let mention = mapping.vocabulary {
      let file = RelativePath.resolve(mention.value, in: mapping.file)
      loaded.files.append(file)
      loaded.vocabulary = JSONFile.document(file, read: read, log: log, namedAt: mention.place)
        .flatMap { Vocabulary.read($0, file: file, log: log) }
    }
    let reader = TokenSetReader(log: log, read: read)
    let written = reader.tokens(mapping.tokens)
    loaded.files += reader.files
    loaded.tokens = TokenResolver.resolve(written, log: log)
    var builder = DesignSystemBuilder(mapping: mapping, vocabulary: loaded.vocabulary, log: log)
    builder.fileRoles = TokenFileRoles.read(loaded.tokens, log: log)
    // Without any token every mention would be a mistake; only the cause is reported. A system of
    // which only code is known has no tokens yet.
    let isOpen = !mapping.codesWithoutValue.isEmpty
    guard !written.isEmpty || isOpen else {
      if !mapping.tokens.isEmpty, !log.problems.contains(where: { $0.severity == .error }) {
        log.error(mapping.file, JSONPath("tokens"), "the token files hold no token")
      }
      return
    }
    var designSystem = builder.designSystem(loaded.tokens)
    if designSystem.tokens.isEmpty, !isOpen {
      log.error(
        mapping.file, JSONPath("tokens"), "the token files hold no value that code is searched for")
    } else {
      for mention in mapping.movesFrom {
        loaded.files += move(&designSystem, of: mapping, from: mention, log: log, read: read)
      }
      loaded.designSystem = designSystem
    }
  }

  /// Adds the names of the system at `mention` as deprecated names; returns the opened files.
  private static func move(
    _ designSystem: inout DesignSystem, of mapping: MappingFile,
    from mention: MappingFile.Mention<String>, log: ProblemLog,
    read: @escaping (String) throws -> [UInt8]
  ) -> [String] {
    func error(_ message: String) { log.error(mention.place.file, mention.place.path, message) }
    let file = RelativePath.resolve(mention.value, in: mapping.file)
    guard !file.hasSameBytes(as: mapping.file) else {
      error("'\(mention.value)' is this mapping itself")
      return []
    }
    let other = ProblemLog()
    var old = LoadedMapping(
      designSystem: nil, tokens: [], vocabulary: nil, files: [file], problems: [])
    if let document = JSONFile.document(file, read: read, log: other, namedAt: nil),
      var source = MappingDecoder(file: file, log: other).mapping(document)
    {
      // That system's own `movesFrom` is ignored; it may name this system.
      source.movesFrom = []
      load(source, into: &old, log: other, read: read)
    }
    if let problem = other.finish().first(where: { $0.severity == .error }) {
      error("'\(mention.value)' does not load: \(problem)")
    } else if let system = old.designSystem, !designSystem.move(from: system) {
      error("'\(mention.value)' and this mapping have no token in common")
    }
    return old.files
  }
}

/// Roles stated in token files: `$extensions.dsmigrate`, or Figma's scopes.
enum TokenFileRoles {
  /// The roles by path, of the tokens that have any.
  static func read(_ tokens: [ParsedToken], log: ProblemLog) -> [String: RoleTable.Entry] {
    var result: [String: RoleTable.Entry] = [:]
    for token in tokens {
      guard let extensions = token.extensions else { continue }
      if let own = extensions["dsmigrate"] {
        let place = TokenOrigin(
          file: token.file, path: token.place.key("$extensions").key("dsmigrate"))
        guard let object = CheckedObject(own, at: place, keys: keys, log: log) else { continue }
        result[token.path] = RoleTable.Entry(object)
      } else if let scopes = extensions["com.figma.scopes"]?.array {
        let roles = Set(scopes.compactMap(\.string).flatMap { figmaRoles[$0] ?? [] })
        if !roles.isEmpty { result[token.path] = RoleTable.Entry(roles: roles) }
      }
    }
    return result
  }

  /// The keys of `$extensions.dsmigrate`.
  static let keys = [
    "roles", "means", "words", "semantic", "design", "textStyle", "italic", "spring",
    "themes", "monospacedDigits",
  ]

  /// Figma's variable scopes as roles.
  private static let figmaRoles: [String: [UsageRole]] = [
    "ALL_FILLS": [.text, .icon, .background, .fill],
    "TEXT_FILL": [.text, .icon],
    "FRAME_FILL": [.background],
    "SHAPE_FILL": [.fill, .icon],
    "STROKE_COLOR": [.border],
    "EFFECT_COLOR": [.shadow],
  ]
}
