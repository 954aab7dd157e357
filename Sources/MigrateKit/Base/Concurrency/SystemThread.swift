/// A POSIX thread.
///
/// `@unchecked`: a thread's identifier is a plain value, or a pointer that is only passed back to
/// the system.
package struct SystemThread: @unchecked Sendable {
  private let thread: pthread_t

  /// Starts a thread that runs `body`; `nil` if the system refuses.
  package static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
    let context = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // Gives threads the usual stack size of the main thread; the default on macOS is a sixteenth of
    // it.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    defer { pthread_attr_destroy(&attributes) }
    let result = pthread_create(
      &thread, &attributes,
      { pointer in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        #else
          if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        #endif
        return nil
      }, context.toOpaque())
    guard result == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
      return thread.map(SystemThread.init)
    #else
      return SystemThread(thread: thread)
    #endif
  }

  /// Waits until the thread has ended; called once.
  func join() { pthread_join(thread, nil) }

  /// Detaches the thread; called once, instead of `join`.
  package func detach() { pthread_detach(thread) }
}

/// The body of a thread.
private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
