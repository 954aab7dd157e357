import MigrateKit

/// The review in a terminal: hands keys to the review, shows its screens, keeps its decisions.
struct TerminalReview {
  /// The file that keeps the decisions.
  let file: String
  let depth: ColorDepth
  /// Whether the terminal can do more than print.
  let hasScreen: Bool

  /// Runs a review to its end.
  ///
  /// - Returns: The review as the person left it, and what kept its decisions from being written.
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

  /// Writes the decisions, whole or not at all; no signal cuts that short.
  private func save(_ review: Review) -> String? {
    let shield = SignalShield()
    defer { shield.lower() }
    return OutputFile.write(DecisionsFile.write(review.decisions), to: file)
  }

  static let noTerminal = UsageError(
    "'review' needs a terminal; for a page to decide on in a browser add --html FILE, or --serve")
}
