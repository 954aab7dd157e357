import MigrateKit
import MigrateKitCore

/// A terminal in raw mode, with every key press and the whole screen.
///
/// Its previous state is always restored: on a normal end, on a signal, after a crash, and while
/// the process is suspended.
final class RawTerminal {
  /// An event of the terminal.
  enum Event {
    case keys([ReviewKey])
    /// The screen must be redrawn: its size changed, or other output overwrote it.
    case redraw
    /// The terminal was closed.
    case gone
  }

  private let hasScreen: Bool
  private var before = termios()
  private var raw = termios()
  private var reader = KeyReader()
  private var isTaken = false
  private(set) var size: (columns: Int, rows: Int)

  /// Opens the terminal; `nil` if standard input and output are not one.
  init?(hasScreen: Bool) {
    self.hasScreen = hasScreen
    size = Self.currentSize()
    guard isatty(0) == 1, isatty(1) == 1, tcgetattr(0, &before) == 0 else { return nil }
    raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    Self.watchSignals()
    take()
  }

  deinit { giveBack() }

  /// The modes of a terminal with a screen: alternate screen, hidden cursor, bracketed paste.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
  fileprivate static let leave: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

  private func take() {
    guard !isTaken else { return }
    isTaken = true
    tcsetattr(0, TCSANOW, &raw)
    if hasScreen { write(Self.enter) }
  }

  /// Restores the terminal.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    tcsetattr(0, TCSANOW, &before)
    if hasScreen { write("\(Self.leave)") }
  }

  /// Suspends the process, as Ctrl-Z does, until it is resumed.
  private func suspend() {
    giveBack()
    kill(getpid(), SIGSTOP)
    take()
  }

  private static func currentSize() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: The screen

  /// Replaces the contents of the screen with lines.
  func show(_ lines: [String]) {
    guard hasScreen else {
      // A terminal without cursor control gets one screen after the other.
      let shown = lines.reversed().drop { $0.isEmpty }.reversed()
      return write(shown.joined(separator: "\n") + "\n")
    }
    // Synchronized updates, for terminals that support them.
    var text = "\u{1B}[?2026h\u{1B}[H"
    text += lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    write(text + "\u{1B}[J\u{1B}[?2026l")
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR && errno != EAGAIN { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  // MARK: Keys

  /// The interval between checks whether the terminal is still in our mode, in milliseconds.
  private static let patience: Int32 = 500
  /// The timeout for the rest of a key sequence.
  private static let keyPause: Int32 = 40

  /// Waits for the next event.
  func next() -> Event {
    while true {
      if Descriptor.hasInput(0, within: reader.isWaiting ? Self.keyPause : Self.patience) {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let length = read(0, &buffer, buffer.count)
        if length == 0 || length < 0 && errno != EINTR && errno != EAGAIN { return .gone }
        if let event = event(for: buffer.prefix(max(length, 0))) { return event }
      } else if reader.isWaiting {
        return .keys(reader.flush())
      } else if hasChanged() {
        return .redraw
      }
    }
  }

  private func event(for bytes: ArraySlice<UInt8>) -> Event? {
    // Ctrl-Z suspends at once; earlier keys still count.
    let isSuspended = bytes.contains(0x1A)
    let keys = reader.read(bytes.filter { $0 != 0x1A })
    if isSuspended { suspend() }
    if keys.isEmpty { return isSuspended ? .redraw : nil }
    return .keys(keys)
  }

  /// Whether the size changed, or the terminal is no longer in our mode, as after a suspension.
  private func hasChanged() -> Bool {
    var now = termios()
    let size = Self.currentSize()
    let isOurs = tcgetattr(0, &now) != 0 || now.c_lflag & tcflag_t(ICANON | ECHO) == 0
    defer { self.size = size }
    if !isOurs {
      isTaken = false
      take()
    }
    return !isOurs || size != self.size
  }

  // MARK: Signals

  /// Makes fatal signals restore the terminal first.
  ///
  /// The handlers are stateless: they reset all modes.
  private static func watchSignals() {
    let deadly = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
    ]
    for signal in deadly { watch(signal) { RawTerminal.die(of: $0) } }
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in deadly { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // Both only interrupt the wait for keys, which then checks what has changed.
    for signal in [SIGWINCH, SIGCONT] { watch(signal) { _ in } }
  }

  private static func watch(_ signal: Int32, _ body: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = body
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = body
    #else
      action.__sigaction_u.__sa_handler = body
    #endif
    sigaction(signal, &action, nil)
  }

  /// Restores the terminal and raises the signal again.
  private static func die(of number: Int32) {
    var mode = termios()
    if tcgetattr(0, &mode) == 0 {
      mode.c_lflag |= tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      mode.c_iflag |= tcflag_t(ICRNL | IXON)
      tcsetattr(0, TCSANOW, &mode)
    }
    _ = systemWrite(1, leave.utf8Start, leave.utf8CodeUnitCount)
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// The system's `write`, which the methods of this type would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
