import MigrateKitCore

/// Defers signals that end a program, such as Ctrl-C, while files are in an intermediate state.
///
/// A pending signal can be queried; it is delivered once the shield is lowered. Threads started
/// under a shield inherit it. Raise it on the main thread before starting others: macOS delivers a
/// signal that every thread blocks to the first thread only.
package final class SignalShield {
  private let signals: [Int32]
  private var before = sigset_t()
  private var isRaised = true

  /// Raises the shield for the calling thread.
  ///
  /// Signals that the process ignores, as under `nohup`, stay ignored.
  package init() {
    signals = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
  }

  deinit { lower() }

  /// The pending signal; `nil` if there is none.
  package var pending: Int32? {
    var waiting = sigset_t()
    sigpending(&waiting)
    return signals.first { sigismember(&waiting, $0) == 1 }
  }

  /// Unblocks the signals; a pending one ends the process here.
  package func lower() {
    guard isRaised else { return }
    isRaised = false
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Delivers the pending signal, which ends the process here; does nothing if there is none.
  ///
  /// The parent process may have blocked the signal too.
  package func deliver() {
    guard let signal = pending else { return }
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigaddset(&waiting, signal)
    pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    // The address 1 means "ignore" everywhere; it can be compared, but not called.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
