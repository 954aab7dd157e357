import Foundation
import MigrateKitCore

/// A terminal without a screen: programs that run in it cannot tell it from a person's.
final class PseudoTerminal {
  struct Failure: Error {}

  private let master: Int32
  private let slave: Int32
  private(set) var output: [UInt8] = []
  /// How much of it was waited for.
  private var seen = 0
  private var process: Process?

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    (master, slave) = try Self.open()
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure() }
  }

  deinit {
    // A program that a failed test left behind.
    if let process, process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    close(master)
  }

  /// Both ends of a new terminal.
  private static func open() throws -> (master: Int32, slave: Int32) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master)
      else { throw Failure() }
      let name = String(cString: path)
    #else
      // What `posix_openpt` and its kin do; Glibc's module hides them from Swift.
      let master = systemOpen("/dev/ptmx")
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard master >= 0, ioctl(master, 0x4004_5431 /* TIOCSPTLCK */, &isLocked) == 0,
        ioctl(master, 0x8004_5430 /* TIOCGPTN */, &number) == 0
      else { throw Failure() }
      let name = "/dev/pts/\(number)"
    #endif
    let slave = systemOpen(name)
    guard slave >= 0 else { throw Failure() }
    return (master, slave)
  }

  /// Runs a program to its end with all three of its streams on the terminal; gives what it wrote.
  func run(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> String {
    let process = try start(program, arguments, in: folder, environment: environment)
    close(slave)
    while readSome(wait: nil) {}
    process.waitUntilExit()
    return text
  }

  /// Starts a program with all three of its streams on the terminal.
  func start(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "NO_COLOR": ""]) { $1 }.merging(environment) { $1 }
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
    self.process = process
    return process
  }

  // MARK: A person at the terminal

  /// Everything that was written.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until `words` were written since the last wait; says whether they were.
  func waits(for words: String) -> Bool {
    let deadline = Date().addingTimeInterval(20)
    while Date() < deadline {
      let new = String(decoding: output[seen...], as: UTF8.self)
      if let range = new.range(of: words) {
        seen += new[..<range.upperBound].utf8.count
        return true
      }
      _ = readSome(wait: 200)
    }
    return false
  }

  /// Reads what is there; says whether there was anything.
  ///
  /// A terminal that all have left gives nothing.
  private func readSome(wait: Int32?) -> Bool {
    guard Descriptor.hasInput(master, within: wait) else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    output += buffer[..<max(count, 0)]
    return count > 0
  }

  /// Whether lines are echoed and read as a whole, as a shell leaves its terminal.
  var isCooked: Bool {
    var mode = termios()
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(slave, &mode) == 0 && mode.c_lflag & wanted == wanted
  }

  /// Makes the window another size.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}

/// The system's `open`, under a name that the methods here do not hide.
private func systemOpen(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }
