/// A value that is computed on first access.
///
/// `@unchecked`: the value is only accessed with the lock held.
package final class Deferred<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  private enum State {
    case open(@Sendable () -> Value)
    case made(Value)
  }

  package init(_ make: @escaping @Sendable () -> Value) { state = .open(make) }

  /// The value; other threads wait while it is computed.
  package var value: Value {
    lock {
      switch state {
      case .made(let value): return value
      case .open(let make):
        let value = make()
        // Releases what the closure captured.
        state = .made(value)
        return value
      }
    }
  }
}
