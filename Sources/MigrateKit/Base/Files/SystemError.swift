/// An error of a system call (`errno`).
package struct SystemError: Error, Hashable {
  /// The value of `errno`.
  package let code: Int32

  /// Makes an error from a number; by default the current `errno`.
  package init(_ code: Int32 = errno) {
    self.code = code
  }

  /// The system's words, in lower case: `no such file or directory`.
  package var message: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words).lowercased()
  }
}
