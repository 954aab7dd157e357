import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal without a screen: programs that run in it cannot tell it from a person's.
final class PseudoTerminal {
  struct Failure: Error {}

  private let master: Int32
  private let slave: Int32
  private(set) var output: [UInt8] = []

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    (master, slave) = try Self.open()
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure() }
  }

  deinit { close(master) }

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
  func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "NO_COLOR": ""]) { $1 }
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
    close(slave)
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Once the last program has closed its end, reading fails.
    while true {
      let count = read(master, &buffer, buffer.count)
      if count <= 0 { break }
      output += buffer[..<count]
    }
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

/// The system's `open`, under a name that the methods here do not hide.
private func systemOpen(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }
