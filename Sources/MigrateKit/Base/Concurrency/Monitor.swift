/// Shared state whose changes a thread can wait for.
///
/// `@unchecked`: the state is only accessed with the mutex held.
package final class Monitor<State>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  package init(_ state: State) {
    self.state = state
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` on the state while no other thread does, and wakes the threads that wait for a change.
  package func callAsFunction<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return try body(&state)
  }

  /// Waits until `body` returns a value; calls it at once and after each change.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait; `nil` waits without end.
  ///   - body: Checks the state. Changes that it makes wake no other thread.
  /// - Returns: The value; `nil` on a timeout.
  package func wait<Result>(seconds: Int? = nil, for body: (inout State) -> Result?) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += seconds ?? 0
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      if seconds == nil {
        pthread_cond_wait(changed, mutex)
      } else if pthread_cond_timedwait(changed, mutex, &end) == ETIMEDOUT {
        return body(&state)
      }
    }
  }
}
