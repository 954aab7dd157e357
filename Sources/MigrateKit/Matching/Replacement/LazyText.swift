/// A text that is made when it is first read.
///
/// Unchecked: what is made is only touched with the lock held.
final class LazyText: @unchecked Sendable {
  private let make: @Sendable () -> String
  private let lock = Lock()
  private var made: String?

  init(_ make: @escaping @Sendable () -> String) { self.make = make }

  /// The text.
  var value: String {
    lock {
      if let made { return made }
      let text = make()
      made = text
      return text
    }
  }
}
