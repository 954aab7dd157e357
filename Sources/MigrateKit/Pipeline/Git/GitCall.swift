import MigrateKitCore

/// Calls git on a work tree without executing anything configured in its repository.
///
/// A repository from an archive has somebody else's configuration, with programs that git starts: a
/// file system monitor, hooks, filters, commands to fetch missing objects.
struct GitCall {
  /// Overrides of the repository's configuration.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "protocol.allow=never",
  ]

  /// The top of the work tree.
  private let top: String
  /// The filters that the repository itself configures, by their names.
  let filters: [String]

  /// Reads the repository's configuration.
  init(_ top: String) throws(SystemError) {
    self.top = top
    filters = try Self.filters(of: top)
  }

  /// The output of git with `arguments`.
  func output(of arguments: [String]) -> Result<[UInt8], SystemError> {
    var settings = Self.settings
    // An empty command disables a filter; files that it would convert count as changed.
    for filter in filters {
      settings += ["clean=", "smudge=", "process=", "required=false"].map {
        "filter.\(filter).\($0)"
      }
    }
    return Self.output(of: arguments, in: top, settings)
  }

  private static func output(
    of arguments: [String], in top: String, _ settings: [String]
  ) -> Result<[UInt8], SystemError> {
    // Without optional locks git does not write to the repository. The work tree is explicit,
    // because the configuration could name another one.
    let options = ["git", "--no-optional-locks", "-C", top, "--work-tree=\(top)"]
    let git = Subprocess(
      words: options + settings.flatMap { ["-c", $0] } + arguments, environment: environment)
    return Result(catching: git.output)
  }

  /// The environment of this process without variables that select a repository, and with those
  /// that prevent fetching.
  ///
  /// Hooks set the former, possibly for another repository.
  private static var environment: [String] {
    let own = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0"]
    let dropped = [
      "GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL", "GIT_TERMINAL_PROMPT",
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX",
    ]
    return Subprocess.environment.filter { variable in
      !dropped.contains { variable.hasPrefix($0 + "=") }
    } + own
  }

  /// The names of the filters that the repository configures, also in files that it includes;
  /// filters in the user's configuration are trusted.
  private static func filters(of top: String) throws(SystemError) -> [String] {
    let list = ["config", "--list", "--name-only", "-z"]
    var words: [String] = []
    switch output(of: list + ["--show-scope"], in: top, settings) {
    case .success(let bytes):
      let all = texts(bytes)
      words = stride(from: 0, to: all.count - 1, by: 2)
        .filter { all[$0] == "local" || all[$0] == "worktree" }.map { all[$0 + 1] }
    case .failure:
      // Git before 2.26 does not report the origin of a setting.
      words = texts(try output(of: list, in: top, settings).get())
    }
    let names = words.filter { $0.hasPrefix("filter.") }.compactMap { word in
      word.lastIndex(of: ".").map { String(word[..<$0].dropFirst("filter.".count)) }
    }.uniqued()
    // A filter of such a name cannot be overridden.
    if names.contains(where: { $0.contains("=") || $0.contains("\n") || $0.isEmpty }) {
      throw SystemError(EPERM)
    }
    return names
  }

  private static func texts(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
