import MigrateKitCore

/// Another program to run, without input.
struct Subprocess {
  /// The program, which is found on the path, and its arguments.
  let words: [String]
  /// The variables of its environment; those of this process by default.
  var environment: [String]?
  /// Whether standard error is merged into its output.
  var mergesErrors = false
  /// Whether it gets its own process group, so that a signal reaches everything it starts.
  var leadsGroup = false

  /// A program that was started.
  struct Started {
    let process: pid_t
    /// The read end of its output pipe; the caller closes it.
    let output: Int32
  }

  /// Starts the program.
  func start() throws(SystemError) -> Started {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var process: pid_t = 0
    let status = spawn(&process, output: ends[1])
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw SystemError(status)
    }
    return Started(process: process, output: ends[0])
  }

  /// The standard output of the program, which has to exit with 0.
  func output() throws(SystemError) -> [UInt8] {
    let started = try start()
    defer { close(started.output) }
    let bytes = Self.readAll(started.output)
    var exit: Int32 = 0
    while waitpid(started.process, &exit, 0) < 0, errno == EINTR {}
    guard exit == 0 else { throw SystemError(ECANCELED) }
    return bytes
  }

  private func spawn(_ process: inout pid_t, output: Int32) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if mergesErrors { posix_spawn_file_actions_adddup2(&actions, output, 2) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leadsGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      // The program does not inherit blocked and ignored signals, except for these two: with them
      // blocked, a background program gets an error from the terminal instead of being stopped.
      var mask = Self.set(of: SIGTTIN, SIGTTOU)
      posix_spawnattr_setsigmask(&attributes, &mask)
      var defaults = Self.set(of: SIGPIPE)
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard let environment else {
      return posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    }
    var variables = environment.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    return posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
  }

  /// The variables of this process: `NAME=value`.
  static var environment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  private static func set(of signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
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
