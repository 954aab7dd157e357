import MigrateKitCore

/// A command of the user's, run by the shell.
struct ShellCommand: Sendable {
  /// The end of a run.
  enum Ending: Hashable, Sendable {
    /// It exited with this status.
    case exited(Int32)
    /// It was ended by a signal.
    case killed(Int32)
  }

  /// The result of a run.
  struct Result: Sendable {
    var ending: Ending
    var output: CommandOutput

    var passed: Bool { ending == .exited(0) }
  }

  /// The command as typed in a shell.
  let text: String
  /// The working directory.
  let directory: String

  /// The polling interval of a running command, in milliseconds.
  private static let interval: Int32 = 20
  /// The grace period after a signal.
  private static let patience = Duration.seconds(5)

  /// Runs the command and reads its output.
  ///
  /// It runs in a process group of its own, so that everything it starts can be stopped with it,
  /// and reading from the terminal fails instead of blocking. Does not wait for background
  /// processes. Forwards a signal that `shield` defers.
  func run(under shield: SignalShield) throws(SystemError) -> Result {
    let script = #"cd -- "$1" && exec /bin/sh -c "$2""#
    let started = try Subprocess(
      words: ["/bin/sh", "-c", script, "sh", directory, text], mergesErrors: true,
      leadsGroup: true
    ).start()
    defer { close(started.output) }
    _ = fcntl(started.output, F_SETFL, O_NONBLOCK)
    return try listen(to: started.process, at: started.output, under: shield)
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
      // Checks for the end first, because all output is in the pipe by then.
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

  /// Reads the available output, up to more than a pipe's capacity; returns whether more may
  /// follow.
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
    // The C macros for exit statuses are not available in Swift.
    let killer = status & 0x7F
    return killer == 0 ? .exited((status >> 8) & 0xFF) : .killed(killer)
  }
}
