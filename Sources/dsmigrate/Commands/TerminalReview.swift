import MigrateKit
import MigrateKitCore

/// The review in a terminal: passes keys to the review, shows its screens, saves its decisions.
struct TerminalReview {
  /// The decisions file.
  let file: String
  let depth: ColorDepth
  /// Whether the terminal supports cursor control.
  let hasScreen: Bool

  /// Runs a review to its end.
  ///
  /// - Returns: The final review, and the error if its decisions could not be written.
  /// - Throws: `UsageError` where there is no terminal.
  func run(_ review: Review) throws -> (review: Review, problem: String?) {
    guard let terminal = RawTerminal(hasScreen: hasScreen) else { throw Self.noTerminal }
    var review = review
    var problem: String?
    func draw() {
      terminal.show(
        review.screen(width: terminal.size.columns, height: terminal.size.rows, depth: depth))
    }
    draw()
    while true {
      switch terminal.next() {
      case .gone: return (review, problem)
      case .redraw: break
      case .keys(let keys):
        for key in keys {
          switch review.press(key) {
          case .save:
            problem = save(review)
            if let problem { review.message = problem }
          case .quit: return (review, problem)
          case nil: break
          }
        }
      }
      draw()
    }
  }

  /// Writes the decisions atomically; signals are deferred.
  private func save(_ review: Review) -> String? {
    let shield = SignalShield()
    defer { shield.lower() }
    return OutputFile.write(DecisionsFile.write(review.decisions), to: file)
  }

  static let noTerminal = UsageError(
    "'review' needs a terminal; for a page to decide on in a browser add --html FILE, or --serve")
}
