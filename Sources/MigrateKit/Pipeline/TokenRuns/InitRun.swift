import MigrateKitCore

/// Examines a code base and drafts its configuration, mapping and token file.
///
/// Writes nothing: the command does, or shows what it would write.
package struct InitRun: Sendable {
  /// A file to write.
  package struct Draft: Sendable {
    /// The path in messages.
    package var name: String
    /// The absolute path.
    package var path: String
    package var bytes: [UInt8]
  }

  /// The folder of the configuration, absolute.
  package let folder: String
  /// The name of the code base: that of its folder.
  package let name: String
  /// The numbers of Swift files and color sets that were read.
  package private(set) var fileCount = 0
  package private(set) var colorSetCount = 0
  /// The theme declared in the code.
  package private(set) var survey = ThemeSurvey([], colorSets: [], name: "")
  /// The system bound to the code's declarations; `nil` without `--system`.
  package internal(set) var binding: SystemBinding?
  /// The app's declarations of tokens from a system or of proposed ones; `nil` if the tokens are
  /// the app's.
  package internal(set) var check: AppCheckRun?
  /// The tokens proposed for repeated values; `nil` if not requested.
  package internal(set) var suggestions: TokenSuggestions?
  /// Whether the files will be written, so that none of them may exist.
  private var writes = true
  /// The files to write; none when the code declares no token.
  package internal(set) var drafts: [Draft] = []
  /// Files that could not be read, and mistakes in the mapping.
  package internal(set) var problems: [FileProblem] = []

  /// The source of the tokens.
  package enum Source: Sendable {
    /// The theme declared in the code.
    case code
    /// A design system: a shipped one by name, a mapping or a token file.
    case system(String)
    /// Repeated values in the code.
    case values
  }

  /// The folder in which the mapping and the tokens are written.
  private static let designFolder = "design"

  /// Examines the code in a folder.
  ///
  /// - Throws: `MigrationError` when there is no code, or a file that would be written exists.
  package static func run(
    _ typed: String, from source: Source = .code, writes: Bool = true,
    workingDirectory: String? = nil, jobs: Int? = nil
  ) throws -> InitRun {
    let workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    let path = FilePath.absolute(typed, from: workingDirectory)
    switch FileSystem.kind(of: path) {
    case .directory: break
    case nil: throw MigrationError("cannot find '\(typed)'")
    default: throw MigrationError("'\(typed)' is a file; init takes the folder of an app")
    }
    var run = InitRun(folder: FilePath.real(path), typed: typed)
    run.writes = writes
    let jobs = Workers.jobs(jobs)
    try run.readConfiguration()
    switch source {
    case .code:
      try run.refuseToOverwrite([run.paths.configuration, run.paths.mapping, run.paths.tokens])
      try run.read(jobs: jobs)
      if !run.survey.isEmpty || run.survey.hasOpenStyles { run.draftTheme() }
    case .system(let name):
      let system = try SystemSource.named(name, from: workingDirectory)
      try run.refuseToOverwrite(
        [run.paths.configuration, run.paths.mapping] + system.files.map { run.designPath($0.name) })
      try run.read(jobs: jobs)
      try run.bind(system, jobs: jobs)
    case .values:
      try run.refuseToOverwrite([run.paths.configuration, run.paths.mapping, run.paths.tokens])
      try run.read(jobs: jobs)
      try run.suggest(jobs: jobs)
    }
    return run
  }

  private init(folder: String, typed: String) {
    self.folder = folder
    self.typed = typed
    name = FilePath.name(folder).isEmpty ? "App" : FilePath.name(folder)
    prefix = typed == "." ? "" : (typed.hasSuffix("/") ? String(typed.dropLast()) : typed) + "/"
  }

  /// The existing configuration without a mapping; empty if there is none.
  private var configuration = JSONObject()
  /// Its `also` folders, absolute.
  private var also: [String] = []
  /// The folder as typed.
  private let typed: String
  /// The prefix of file names in messages, as typed.
  private let prefix: String

  // MARK: Paths

  /// The paths of the three files, relative to the folder.
  var paths: (configuration: String, mapping: String, tokens: String) {
    let letters = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let slug = String(letters).split(at: "-").joined(separator: "-")
    let tokens = "\(slug.isEmpty ? "app" : slug).tokens.json"
    return (
      Configuration.fileName, "\(Self.designFolder)/mapping.json",
      "\(Self.designFolder)/\(tokens)"
    )
  }

  /// The path of a file beside the mapping, relative to the folder.
  private func designPath(_ name: String) -> String { "\(Self.designFolder)/\(name)" }

  /// Reads a configuration without a mapping, which init completes: it may name further folders to
  /// read.
  private mutating func readConfiguration() throws {
    let path = FilePath.join(folder, Configuration.fileName)
    guard FileSystem.kind(of: path, followingLinks: false) == .file,
      let bytes = try? FileSystem.read(path), let json = try? JSONParser.parse(bytes).0.object,
      json["mapping"] == nil, json["also"] != nil
    else { return }
    also = try Configuration.read(in: folder, name: prefix + Configuration.fileName).also.map(
      \.path)
    configuration = json
  }

  private func refuseToOverwrite(_ paths: [String]) throws {
    guard writes else { return }
    for relative in paths
    where !(relative == Configuration.fileName && configuration.count > 0)
      && FileSystem.kind(of: FilePath.join(folder, relative), followingLinks: false) != nil
    {
      throw MigrationError(
        "'\(prefix)\(relative)' exists already, and init overwrites nothing; move it away first, or "
          + "read the tokens alone with 'dsmigrate tokens import \(typed) --output FILE'")
    }
  }

  private mutating func read(jobs: Int) throws {
    let reading = try ThemeFiles.read(
      [folder] + also, in: folder, name: FilePath.name(folder), isTheme: false, jobs: jobs)
    fileCount = reading.fileCount
    colorSetCount = reading.colorSetCount
    problems = reading.problems
    survey = reading.survey
    guard fileCount + colorSetCount > 0 else {
      throw MigrationError("no Swift file to read in '\(folder)'")
    }
  }

  // MARK: Drafts

  private mutating func draftTheme() {
    let tokens = FilePath.name(paths.tokens)
    let document = survey.document(
      summary: "The design tokens of \(name), as its code declares them.")
    draft(
      survey.mapping(name: name, tokenFile: tokens),
      beside: [SystemSource.File(name: tokens, bytes: document.write())])
  }

  /// Drafts a mapping with the files that it names, and the configuration that names the mapping.
  ///
  /// - Returns: The loaded mapping.
  @discardableResult
  mutating func draft(
    _ mapping: JSONValue, beside files: [SystemSource.File]
  ) -> LoadedMapping {
    var configuration = configuration
    configuration["mapping"] = .string(paths.mapping)
    add(
      paths.configuration,
      JSONWriter.document(JSONValue.object(configuration).naming(schema: "config.schema.json")))
    add(paths.mapping, JSONWriter.document(mapping.naming(schema: "schema.json")))
    for file in files { add(designPath(file.name), file.bytes) }
    // Loads the draft at once, to detect mistakes in it.
    let run = self
    let loaded = MappingLoader.load(prefix + paths.mapping) { try run.bytes(ofDraft: $0) }
    problems += loaded.errors.map { FileProblem(file: $0.file, message: "\($0)") }
    return loaded
  }

  private func bytes(ofDraft file: String) throws -> [UInt8] {
    guard let draft = drafts.first(where: { PathKey($0.name) == PathKey(file) }) else {
      throw SystemError(ENOENT)
    }
    return draft.bytes
  }

  /// Compares the draft with the app's declarations.
  mutating func compare(_ loaded: LoadedMapping, jobs: Int) throws {
    guard loaded.designSystem != nil else { return }
    var request = MigrationRun.Request(paths: [folder])
    request.workingDirectory = folder
    request.mapping = drafts[1].path
    request.jobs = jobs
    let run = self
    check = try AppCheckRun.run(app: typed, drafted: loaded, request) {
      try run.bytes(ofDraft: $0)
    }
  }

  private mutating func add(_ relative: String, _ bytes: [UInt8]) {
    drafts.append(
      Draft(name: prefix + relative, path: FilePath.join(folder, relative), bytes: bytes))
  }

  // MARK: Writing

  /// Writes the drafts; returns the first error message.
  package func write() -> String? {
    for draft in drafts {
      let folder = FilePath.folder(draft.path)
      if let refusal = OutputPath.refusal(of: draft.path, in: self.folder) {
        return "cannot write '\(draft.name)': \(refusal)"
      }
      do {
        try FileSystem.makeFolder(folder, mode: 0o777)
      } catch {
        return "cannot write '\(draft.name)': \(error.message)"
      }
      if let problem = OutputFile.write(draft.bytes, to: draft.path, in: self.folder) {
        return problem
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The object with `$schema` as its first member, for editors.
  fileprivate func naming(schema: String) -> JSONValue {
    guard let members = object?.members else { return self }
    var object = JSONObject(["$schema": .string(Tool.schema(schema))])
    for (key, value) in members { object[key] = value }
    return .object(object)
  }
}
