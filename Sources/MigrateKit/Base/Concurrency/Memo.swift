/// Remembers what was found for each key, for all threads.
///
/// Unchecked: what is remembered is only touched with the lock held.
final class Memo<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = Lock()
  private var known: [Key: Value] = [:]

  /// The value of a key; made where nobody asked for it before.
  ///
  /// The lock is not held meanwhile, so that `make` may ask for other keys; two threads may both make a value,
  /// and the first one counts.
  func value(of key: Key, make: () -> Value) -> Value {
    if let value = lock({ known[key] }) { return value }
    let made = make()
    return lock {
      if let value = known[key] { return value }
      known[key] = made
      return made
    }
  }

  /// What is remembered.
  var all: [Key: Value] { lock { known } }
}
