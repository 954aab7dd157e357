import MigrateKitCore

/// Reads tokens from a theme in Swift, asset catalogs, token files and Figma exports.
///
/// Nothing is written here.
package struct ImportRun: Sendable {
  /// The tokens as one token file.
  package private(set) var document = TokenDocument(tokens: [])
  /// Files that could not be read, and mistakes in them.
  package private(set) var problems: [FileProblem] = []
  /// The declarations that look like tokens and could not be read.
  package private(set) var unreadable: [UnreadableMember] = []
  private var survey: ThemeSurvey?

  /// The kinds of paths.
  private struct Sources {
    /// Swift files, and folders of code and of asset catalogs.
    var code: [String] = []
    var tokenFiles: [String] = []
  }

  /// Reads everything under the paths.
  ///
  /// - Throws: `MigrationError` for a path that does not exist or that holds nothing to import.
  package static func run(
    _ paths: [String], workingDirectory: String? = nil, jobs: Int? = nil
  ) throws -> ImportRun {
    let workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    var run = ImportRun()
    try run.read(paths, from: workingDirectory, jobs: Workers.jobs(jobs))
    return run
  }

  private mutating func read(_ paths: [String], from folder: String, jobs: Int) throws {
    var sources = Sources()
    for path in paths { try Self.sort(path, from: folder, into: &sources) }
    if !sources.code.isEmpty {
      let isTheme = sources.code.allSatisfy { $0.hasSuffix(".swift") || $0.hasSuffix(".xcassets") }
      let files = try ThemeFiles.read(
        sources.code, in: folder, name: Self.name(of: sources.code), isTheme: isTheme, jobs: jobs)
      problems += files.problems
      unreadable = files.survey.unreadable
      survey = files.survey
      try readFolders(paths, files, into: &sources, from: folder)
    }
    add(survey?.drafts ?? [], from: nil)
    guard !sources.tokenFiles.isEmpty else { return }
    let imported = TokenFileImport(sources.tokenFiles) { file in
      try FileSystem.read(FilePath.absolute(file, from: folder))
    }
    problems += imported.problems.map(FileProblem.init)
    add(imported.drafts, from: sources.tokenFiles)
  }

  // MARK: Paths

  private static func sort(
    _ path: String, from folder: String, into sources: inout Sources
  ) throws {
    switch FileSystem.kind(of: FilePath.absolute(path, from: folder)) {
    case nil: throw MigrationError("cannot find '\(path)'")
    case .directory: sources.code.append(path)
    default:
      if path.hasSuffix(".swift") {
        sources.code.append(path)
      } else if isTokenFile(path) {
        sources.tokenFiles.append(path)
      } else {
        throw MigrationError(
          "'\(path)' is nothing that tokens are imported from; that is a Swift file, an '.xcassets' "
            + "folder, a folder of code, or a token file ('.json', '.tokens')")
      }
    }
  }

  private static func isTokenFile(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }

  /// The name of the app, a common prefix of its types: that of its folder.
  private static func name(of paths: [String]) -> String {
    guard paths.count == 1, let path = paths.first, !path.contains(".") else { return "" }
    return FilePath.name(path)
  }

  /// Adds the token files of folders without code and catalogs: exports of a design tool.
  private func readFolders(
    _ paths: [String], _ files: ThemeFiles, into sources: inout Sources, from folder: String
  ) throws {
    guard files.fileCount + files.colorSetCount == 0 else { return }
    for path in paths where sources.code.contains(path: path) {
      sources.tokenFiles += Self.tokenFiles(in: path, from: folder)
    }
    if sources.tokenFiles.isEmpty {
      throw MigrationError(
        "nothing to import in '\(paths.joined(separator: "', '"))': no Swift file, no asset catalog, "
          + "no token file")
    }
  }

  /// The token files in a folder and the folders in it, in order of their names.
  ///
  /// For a Tokens Studio folder, only the file that names the others.
  private static func tokenFiles(in path: String, from folder: String) -> [String] {
    let entries = ((try? FileSystem.entries(of: FilePath.absolute(path, from: folder))) ?? [])
      .filter { !$0.name.hasPrefix(".") }.sorted { $0.name.precedesByBytes($1.name) }
    func join(_ name: String) -> String { path == "." ? name : FilePath.join(path, name) }
    if entries.contains(where: { $0.name == TokensStudioFile.metadataName }) {
      return [join(TokensStudioFile.metadataName)]
    }
    return entries.flatMap { entry -> [String] in
      switch entry.kind {
      case .directory: tokenFiles(in: join(entry.name), from: folder)
      case .file: isTokenFile(entry.name) ? [join(entry.name)] : []
      default: []
      }
    }
  }

  // MARK: Tokens

  /// Adds tokens; of two with the same path the first is kept.
  private mutating func add(_ drafts: [TokenDraft], from files: [String]?) {
    var known = Dictionary(keepingFirst: document.tokens.map { ($0.path, $0) })
    for draft in drafts {
      if let old = known[draft.path] {
        guard old.value != draft.value || old.modes != draft.modes else { continue }
        problems.append(
          FileProblem(
            file: files?.first ?? "",
            message: "'\(draft.path)' is declared in code with another "
              + "value, which counts", isWarning: true))
      } else {
        known[draft.path] = draft
        document.tokens.append(draft)
      }
    }
  }

  /// The number of tokens of each type, aliases separately: `12 colors, 3 dimensions`.
  package var summary: String {
    var counts: [(noun: String, count: Int)] = []
    for draft in document.tokens {
      let noun = draft.isAlias ? "alias" : draft.type?.noun ?? "token"
      if let index = counts.firstIndex(where: { $0.noun == noun }) {
        counts[index].count += 1
      } else {
        counts.append((noun, 1))
      }
    }
    return counts.map { count in
      let ending = count.count == 1 ? "" : count.noun.hasSuffix("s") ? "es" : "s"
      return "\(count.count) \(count.noun)\(ending)"
    }.joined(separator: ", ")
  }

  /// The mapping with the code of the tokens that were read from code; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - path: The path of the mapping.
  ///   - tokenFile: The path of the token file.
  /// - Returns: The bytes of the mapping.
  package func mapping(at path: String, tokenFile: String) -> [UInt8]? {
    guard let survey, !survey.isEmpty else { return nil }
    let base = FilePath.workingDirectory()
    let stem = FilePath.name(tokenFile).split(at: ".").first.map(String.init) ?? "App"
    let mapping = survey.mapping(
      name: stem.prefix(1).uppercased() + stem.dropFirst(),
      tokenFile: FilePath.relative(
        FilePath.absolute(tokenFile, from: base),
        to: FilePath.folder(FilePath.absolute(path, from: base))))
    return JSONWriter.document(mapping)
  }
}

extension TokenType {
  /// The name of a token of the type.
  fileprivate var noun: String {
    switch self {
    case .fontFamily: "font family"
    case .fontWeight: "font weight"
    case .cubicBezier: "curve"
    case .strokeStyle: "stroke style"
    case .typography: "type style"
    default: rawValue
    }
  }
}
