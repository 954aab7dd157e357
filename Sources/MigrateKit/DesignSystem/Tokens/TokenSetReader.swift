/// A token file that a mapping names, and the mode that its values are for.
package struct TokenSource: Hashable, Sendable {
  /// The file, as the mapping writes it.
  package var file: String
  /// The mode; `nil` for a file whose values count in every mode.
  package var mode: AppearanceMode?
  /// Where the mapping names it.
  var origin: TokenOrigin

  /// Makes a source.
  package init(file: String, mode: AppearanceMode?, origin: TokenOrigin) {
    self.file = file
    self.mode = mode
    self.origin = origin
  }
}

/// Merges the files of a token set: several files, one per mode, resolver files.
///
/// Aliases are resolved only after merging, so that files may reference one another; later files
/// override earlier ones.
package final class TokenSetReader {
  /// The limit of tokens in a set after `$extends` is resolved.
  static let maximumCount = 50_000

  private let read: (String) throws -> [UInt8]
  package let log: ProblemLog
  private var documents: [String: JSONValue?] = [:]
  /// The files that were opened, in order.
  private(set) var files: [String] = []
  /// The paths of the tokens in the order in which the files first declare them.
  package private(set) var order: [String] = []

  package init(log: ProblemLog, read: @escaping (String) throws -> [UInt8]) {
    self.log = log
    self.read = read
  }

  /// The tokens of all sources, by path.
  package func tokens(_ sources: [TokenSource]) -> [String: WrittenToken] {
    var layers: [(mode: AppearanceMode?, group: TokenGroup)] = []
    for source in sources {
      let file = RelativePath.resolve(source.file, in: source.origin.file)
      guard let document = document(file, namedAt: source.origin) else { continue }
      layers += self.layers(of: document, in: file, mode: source.mode)
    }
    let base = flat(merged(layers, for: [nil, .light]))
    var tokens = base
    for mode in [AppearanceMode.dark, .highContrast, .darkHighContrast]
    where layers.contains(where: { $0.mode == mode }) {
      let chain = [nil] + ([mode] + mode.fallbacks).reversed().map(Optional.some)
      for (path, token) in flat(merged(layers, for: chain), isQuiet: true) {
        guard let known = base[path] else {
          if tokens[path] == nil { tokens[path] = token }
          continue
        }
        guard known.origin != token.origin else { continue }
        tokens[path]?.modes[mode] = token.value
      }
    }
    return tokens
  }

  /// The contents of one file: its tree, and the trees of its modes.
  private func layers(
    of document: JSONValue, in file: String, mode: AppearanceMode?
  ) -> [(mode: AppearanceMode?, group: TokenGroup)] {
    if document["resolutionOrder"] != nil || file.hasSuffix(".resolver.json") {
      return TokenResolverFile(file: file, reader: self).layers(of: document)
    }
    if let order = document["tokenSetOrder"]?.array {
      return TokensStudioFile(file: file, log: log, isFolder: true)
        .layers(of: folder(of: file, order: order.compactMap(\.string)))
    }
    if document["$themes"] != nil || document["$metadata"]?["tokenSetOrder"] != nil {
      return TokensStudioFile(file: file, log: log).layers(of: document)
    }
    let tree = TokenFileReader(file: file, log: log).tree(of: document)
    return [(mode ?? TokenFileReader.figmaMode(of: document), tree)]
  }

  /// The sets and the themes beside the metadata of a folder of Tokens Studio's, as the one file that it
  /// would otherwise export.
  private func folder(of metadata: String, order: [String]) -> JSONValue {
    var members = JSONObject()
    let themesFile = RelativePath.resolve(TokensStudioFile.themesName, in: metadata)
    if let bytes = try? read(themesFile) {
      members["$themes"] = JSONFile.document(bytes, file: themesFile, log: log)
      files.append(themesFile)
    }
    let chosen = (members["$themes"]?.array ?? []).flatMap { theme in
      (theme["selectedTokenSets"]?.object?.members ?? [])
        .filter { $0.value.string != "disabled" }.map(\.key)
    }
    let sets = (order + chosen).uniqued()
    for set in sets {
      let file = RelativePath.resolve(set + ".json", in: metadata)
      let origin = TokenOrigin(file: metadata, path: JSONPath("tokenSetOrder"))
      members[set] = document(file, namedAt: origin)
    }
    members["$metadata"] = .object(
      JSONObject(["tokenSetOrder": .array(sets.map { .string($0) })]))
    return .object(members)
  }

  /// The document in a file, read at most once; `nil`, with a problem reported, if there is none.
  package func document(_ file: String, namedAt origin: TokenOrigin) -> JSONValue? {
    if let known = documents[file] { return known }
    let document = JSONFile.document(
      file, read: read, log: log, namedAt: origin.path.description.isEmpty ? nil : origin)
    documents[file] = .some(document)
    files.append(file)
    return document
  }

  private func merged(
    _ layers: [(mode: AppearanceMode?, group: TokenGroup)], for modes: [AppearanceMode?]
  ) -> TokenGroup {
    var result = TokenGroup(origin: TokenOrigin(file: "", path: .root))
    for mode in modes {
      for layer in layers where layer.mode == mode {
        // Properties of a file's root apply to that file only.
        var group = layer.group
        group.handDownRoot()
        result.merge(group)
      }
    }
    return result
  }

  /// All tokens of a tree by path, with what they inherit from groups.
  private func flat(_ tree: TokenGroup, isQuiet: Bool = false) -> [String: WrittenToken] {
    // The trees of other modes repeat the problems of the first.
    let log = isQuiet ? ProblemLog() : log
    var tokens: [String: WrittenToken] = [:]
    var order: [String] = []
    defer {
      let known = Set(self.order)
      self.order += order.filter { !known.contains($0) }
    }
    let isWhole = GroupExtension.resolve(tree, log: log).collect(into: &tokens, &order)
    if !isWhole {
      log.error(
        tree.names.isEmpty ? "" : files.last ?? "", .root,
        "groups that extend one another grow to more than \(Self.maximumCount) tokens")
    }
    return tokens
  }
}

extension TokenGroup {
  /// Passes the type and the deprecation of the root down to its members, before files are merged.
  fileprivate mutating func handDownRoot() {
    for name in names {
      switch self[name] {
      case .token(var token):
        token.inheritedType = token.inheritedType ?? type
        token.deprecation = token.deprecation ?? deprecation
        self[name] = .token(token)
      case .group(var group):
        group.type = group.type ?? type
        group.deprecation = group.deprecation ?? deprecation
        self[name] = .group(group)
      case .none: continue
      }
    }
    type = nil
    deprecation = nil
  }

  /// Adds the tokens under a path, with what they inherit from groups; `false` if there are too
  /// many.
  fileprivate func collect(
    into tokens: inout [String: WrittenToken], _ order: inout [String], path: String = "",
    type: TokenType? = nil, isTypeUnreadable: Bool = false, deprecation: Deprecation? = nil
  ) -> Bool {
    let type = self.type ?? type
    let deprecation = self.deprecation ?? deprecation
    let isUnreadable = hasUnreadableType || (isTypeUnreadable && self.type == nil)
    for name in names {
      let memberPath = path.isEmpty ? name : "\(path).\(name)"
      switch self[name] {
      case .token(var token):
        token.inheritedType = type ?? token.inheritedType
        token.hasUnreadableType = token.hasUnreadableType || isUnreadable
        token.deprecation = token.deprecation ?? deprecation
        tokens[memberPath] = token
        order.append(memberPath)
        if tokens.count > TokenSetReader.maximumCount { return false }
      case .group(let group):
        let isWhole = group.collect(
          into: &tokens, &order, path: memberPath, type: type, isTypeUnreadable: isUnreadable,
          deprecation: deprecation)
        if !isWhole { return false }
      case .none: continue
      }
    }
    return true
  }
}
