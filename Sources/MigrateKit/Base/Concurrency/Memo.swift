/// A thread-safe cache of values by key.
///
/// `@unchecked`: the cache is only accessed with the lock held.
package final class Memo<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = Lock()
  private var known: [Key: Value] = [:]

  /// Makes a cache, by default an empty one.
  package init(_ known: [Key: Value] = [:]) { self.known = known }

  /// The value of a key, computed on first access.
  ///
  /// The lock is not held during `make`, which may therefore access other keys; if two threads
  /// compute a value, the first one is kept.
  package func value(of key: Key, make: () -> Value) -> Value {
    if let value = lock({ known[key] }) { return value }
    let made = make()
    return lock {
      if let value = known[key] { return value }
      known[key] = made
      return made
    }
  }

  /// The cached values.
  var all: [Key: Value] { lock { known } }
}
