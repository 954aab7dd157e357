/// A value that is made when it is first asked for.
///
/// Unchecked: what is made is only touched with the lock held.
final class Deferred<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  private enum State {
    case open(@Sendable () -> Value)
    case made(Value)
  }

  init(_ make: @escaping @Sendable () -> Value) { state = .open(make) }

  /// The value; who asks meanwhile waits for it.
  var value: Value {
    lock {
      switch state {
      case .made(let value): return value
      case .open(let make):
        let value = make()
        // What it was made from is let go.
        state = .made(value)
        return value
      }
    }
  }
}
