#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks git whether files can be rewritten without losing work.
public enum GitStatus {
  /// Why the files of `changes` may not be rewritten; `nil` when they may.
  ///
  /// With `allowsDirty` tracked files may have uncommitted changes, and files to rewrite may be
  /// untracked; with `allowsNoVCS` files may lie outside git.
  public static func objection(
    to changes: [FileChange], allowsDirty: Bool, allowsNoVCS: Bool
  ) -> String? {
    var tops: [String] = []
    var paths: [PathKey: [String]] = [:]
    for change in changes {
      let path = FilePath.real(change.path)
      guard let top = GitWorkTree.top(of: FilePath.folder(path)) else {
        if allowsNoVCS { continue }
        return "'\(change.name)' is not in git, so git could not show or restore what a rewrite"
          + " changes; use --allow-no-vcs to rewrite it all the same ('apply --undo' restores it)"
      }
      if !tops.contains(path: top) { tops.append(top) }
      paths[PathKey(top), default: []].append(FilePath.relative(path, to: top))
    }
    if allowsDirty { return nil }
    var changed: [String] = []
    var untracked: [String] = []
    var filters: [String] = []
    for top in tops {
      func names(_ files: [String]) -> [String] {
        tops.count == 1 ? files : files.map { FilePath.join(top, $0) }
      }
      do throws(SystemError) {
        let git = try GitCall(top)
        changed += names(try changedFiles(git).get())
        untracked += names(try untrackedFiles(among: paths[PathKey(top)] ?? [], git).get())
        filters += git.filters
      } catch {
        return "cannot ask git whether the work tree is clean: \(error.message);"
          + " use --allow-dirty to go on without"
      }
    }
    return sentence(changed: changed, untracked: untracked, filters: filters)
  }

  /// Tracked files that are changed or staged, as git names them.
  ///
  /// Of a submodule only the commit counts: its files are its own repository's, which is asked if any of
  /// them is rewritten.
  private static func changedFiles(_ git: GitCall) -> Result<[String], SystemError> {
    let arguments = [
      "status", "--porcelain=v1", "-z", "--untracked-files=no", "--no-renames",
      "--ignore-submodules=dirty",
    ]
    return git.output(of: arguments).map { output in
      output.split(separator: 0).compactMap { entry in
        entry.count > 3 ? String(decoding: entry.dropFirst(3), as: UTF8.self) : nil
      }
    }
  }
}

/// Runs another program and collects what it writes.
enum Subprocess {
  /// The standard output of a program that is found on the path and ends well.
  static func output(of arguments: [String]) -> Result<[UInt8], SystemError> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(SystemError()) }
    defer { close(ends[0]) }
    let (status, process) = spawn(arguments, output: ends[1], closing: ends[0])
    close(ends[1])
    guard status == 0 else { return .failure(SystemError(status)) }
    let bytes = readAll(ends[0])
    var exit: Int32 = 0
    while waitpid(process, &exit, 0) < 0, errno == EINTR {}
    return exit == 0 ? .success(bytes) : .failure(SystemError(ECANCELED))
  }

  private static func spawn(
    _ arguments: [String], output: Int32, closing other: Int32
  ) -> (status: Int32, process: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    var variables = environment()
    defer { for variable in variables { free(variable) } }
    let status = posix_spawnp(&process, arguments[0], &actions, nil, words, &variables)
    return (status, process)
  }

  /// The variables of this process without those that point git at a repository, and with those that
  /// keep it from fetching.
  ///
  /// A hook sets the former, and its repository need not be the one that is asked about.
  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    let own = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0"]
    let pointers = [
      "GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL", "GIT_TERMINAL_PROMPT",
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX",
    ]
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !pointers.contains(where: { text.hasPrefix($0 + "=") }) { variables.append(strdup(text)) }
      next += 1
    }
    return variables + own.map { strdup($0) } + [nil]
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
