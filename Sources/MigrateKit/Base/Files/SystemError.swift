/// An error of a system call (`errno`).
struct SystemError: Error, Hashable {
  /// The value of `errno`.
  let code: Int32

  /// Makes an error from a number; by default the current `errno`.
  init(_ code: Int32 = errno) {
    self.code = code
  }

  /// The system's words, in lower case: `no such file or directory`.
  var message: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words).lowercased()
  }
}
