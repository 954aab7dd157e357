import MigrateKit

/// Standard output and standard error, and what is known of them.
struct Terminal {
  /// How a run ends.
  enum Exit: Int32 {
    case done = 0
    case found = 1
    case failed = 2
  }

  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// How many colors standard output shows; none where it is not a terminal or must stay plain.
  let depth: ColorDepth
  /// The columns that text may take.
  let width: Int
  /// Gets a copy of all that is written, on the thread that writes.
  var listener: (@Sendable (String) -> Void)?

  /// Looks at standard output and the environment.
  init(plain: Bool) {
    isTerminal = isatty(1) == 1
    // https://no-color.org: any value but an empty one.
    let isUnwanted = !(Self.environment("NO_COLOR") ?? "").isEmpty
    depth =
      isTerminal && !plain && !isUnwanted ? ColorDepth(environment: Self.environment) : .none
    width = isTerminal ? min(max(Self.columns(of: 1) ?? 80, 40), 120) : 80
    // A reader that closes early, such as head, ends the run quietly.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a person can see what is shown and answer with keys.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The columns of the terminal that a file represents.
  static func columns(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A product that quotes sources as standard output gets it: exact, but on a terminal with control
  /// characters shown as escapes.
  func shown(_ bytes: [UInt8]) -> [UInt8] { isTerminal ? SafeText.lines(bytes) : bytes }

  /// A report as standard output gets it: on a terminal, no line is wider than that.
  ///
  /// A file gets it as it is.
  func fitted(_ text: String, isFile: Bool = false) -> [UInt8] {
    Array((isTerminal && !isFile ? TextFit.text(text, width: width) : text).utf8)
  }

  /// Writes to standard output; gives the problem when that fails.
  ///
  /// A reader that has left is none.
  func write(_ bytes: [UInt8]) -> String? {
    if let listener {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        listener(String(decoding: line, as: UTF8.self))
      }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return nil
      } else if errno != EINTR && errno != EAGAIN {
        return "cannot write to standard output: \(String(cString: strerror(errno)).lowercased())"
      }
    }
    return nil
  }

  /// Writes one sentence to standard error.
  func say(_ sentence: String) {
    listener?(sentence)
    var line = Array((SafeText.line(sentence) + "\n").utf8)[...]
    while !line.isEmpty {
      let count = line.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
      if count <= 0 && errno != EINTR { return }
      line = line.dropFirst(max(count, 0))
    }
  }
}

/// The system's `write`, under a name that the methods here do not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
