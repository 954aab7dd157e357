import MigrateKit
import MigrateKitCore

/// Standard output and standard error, with their properties.
struct Terminal {
  /// The exit statuses.
  enum Exit: Int32 {
    case done = 0
    case found = 1
    case failed = 2
  }

  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// The color support of standard output; none if it is not a terminal or must stay plain.
  let depth: ColorDepth
  /// The width of text in columns.
  let width: Int
  /// Receives a copy of all output, on the writing thread.
  var listener: (@Sendable (String) -> Void)?

  /// Reads the properties of standard output and the environment.
  init(plain: Bool) {
    isTerminal = isatty(1) == 1
    // https://no-color.org: any value but an empty one.
    let isUnwanted = !(Self.environment("NO_COLOR") ?? "").isEmpty
    depth =
      isTerminal && !plain && !isUnwanted ? ColorDepth(environment: Self.environment) : .none
    width = isTerminal ? min(max(Self.columns(of: 1) ?? 80, 40), 120) : 80
    // A reader that closes early, such as `head`, ends the run without an error.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether both input and output are a terminal.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The width of the terminal of a file descriptor.
  static func columns(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Output that quotes sources: exact, but with control characters escaped on a terminal.
  func shown(_ bytes: [UInt8]) -> [UInt8] { isTerminal ? SafeText.lines(bytes) : bytes }

  /// A report: on a terminal, lines are cut to its width.
  ///
  /// Files get it unchanged.
  func fitted(_ text: String, isFile: Bool = false) -> [UInt8] {
    Array((isTerminal && !isFile ? TextFit.text(text, width: width) : text).utf8)
  }

  /// Writes to standard output; returns the error if that fails.
  ///
  /// A closed pipe is not an error.
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

/// The system's `write`, which the methods of this type would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
