/// A command of the user's, run by the shell.
struct ShellCommand: Sendable {
  /// How a run ended.
  enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal.
    case killed(Int32)
  }

  /// What came of a run.
  struct Result: Sendable {
    var ending: Ending
    var output: CommandOutput

    var passed: Bool { ending == .exited(0) }
  }

  /// The command, as it would be typed.
  let text: String
  /// The folder that it runs in.
  let directory: String

  /// How often a running command is looked at, in milliseconds.
  private static let interval: Int32 = 20
  /// How long a command that was sent a signal may take to end by itself.
  private static let patience = Duration.seconds(5)

  /// Runs the command and reads all that it writes.
  ///
  /// It runs in a process group of its own, so that everything it starts can be stopped with it, and
  /// a question at the terminal fails instead of waiting. What it leaves running in the background is
  /// not waited for. A signal that `shield` holds back is handed on.
  func run(under shield: SignalShield) throws(SystemError) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError() }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (status, process) = spawn(output: ends[1])
    close(ends[1])
    guard status == 0 else { throw SystemError(status) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return try listen(to: process, at: ends[0], under: shield)
  }

  private func listen(
    to process: pid_t, at file: Int32, under shield: SignalShield
  ) throws(SystemError) -> Result {
    var output = CommandOutput()
    var isOpen = true
    var deadline: ContinuousClock.Instant?
    while true {
      var events = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      poll(&events, isOpen ? 1 : 0, Self.interval)
      // What the command wrote is in the pipe once it has ended, so that is asked first.
      var status: Int32 = 0
      let ended = waitpid(process, &status, WNOHANG)
      if ended < 0, errno != EINTR { throw SystemError() }
      if isOpen { isOpen = Self.drain(file, into: &output) }
      if ended == process {
        output.finish()
        return Result(ending: Self.ending(status), output: output)
      }
      if let time = deadline {
        if ContinuousClock.now > time { kill(-process, SIGKILL) }
      } else if let signal = shield.pending {
        kill(-process, signal)
        deadline = .now + Self.patience
      }
    }
  }

  /// Reads what there is, up to more than a pipe holds; tells whether more may come.
  private static func drain(_ file: Int32, into output: inout CommandOutput) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    for _ in 0..<64 {
      let count = read(file, &buffer, buffer.count)
      if count > 0 {
        output.append(buffer[..<count])
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }

  private static func ending(_ status: Int32) -> Ending {
    // The macros that take a status apart do not reach Swift.
    let killer = status & 0x7F
    return killer == 0 ? .exited((status >> 8) & 0xFF) : .killed(killer)
  }

  // MARK: Starting it

  private func spawn(output: Int32) -> (status: Int32, process: pid_t) {
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
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    // What this process holds back or ignores is its own affair. With these two held back a program
    // in the background gets an error from the terminal instead of being stopped.
    var mask = Self.set(of: SIGTTIN, SIGTTOU)
    posix_spawnattr_setsigmask(&attributes, &mask)
    var defaults = Self.set(of: SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let script = #"cd -- "$1" && exec /bin/sh -c "$2""#
    let parts = ["/bin/sh", "-c", script, "sh", directory, text]
    var words: [UnsafeMutablePointer<CChar>?] = parts.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    return (status, process)
  }

  private static func set(of signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
