/// What the operating system said when it refused something.
struct SystemError: Error, Hashable {
  /// The number that the system gave.
  let code: Int32

  /// Takes a number; by default the one of the call that failed last.
  init(_ code: Int32 = errno) {
    self.code = code
  }

  /// The system's words, in lower case: `no such file or directory`.
  var message: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words).lowercased()
  }
}
