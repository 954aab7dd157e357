/// The choices that code leaves open: one run of an evaluation takes one way through them.
///
/// An evaluation is run again for each way, in the order of the options, so that it always works with
/// plain values and no expression has to carry several.
struct Choices {
  /// What is chosen.
  enum Question: Hashable {
    /// Light or dark, of the system.
    case style
    /// Normal or increased contrast, of the system.
    case contrast
    /// The platform that is built for.
    case platform
    /// A test of `#if` that the project does not decide.
    case test(String)
    /// The release that `#available` asks for.
    case release(String)
    /// A choice of the project's own, by what chooses: the path of a variable, an enum.
    case own(String)
  }

  /// A choice that was made.
  struct Answer: Hashable {
    var question: Question
    var options: [String]
    var chosen: Int

    /// The option that was chosen.
    var option: String { options.indices.contains(chosen) ? options[chosen] : "" }
  }

  /// The choices of this run, in order.
  private(set) var answers: [Answer] = []
  /// How often a choice was asked for; where it stays the same, a value depends on none.
  private(set) var asked = 0
  /// The options that this run takes first.
  private var script: [Int] = []

  /// The option that this run takes; the same for the same question.
  mutating func choose(_ question: Question, among options: [String]) -> Int {
    asked += 1
    if let known = answers.first(where: { $0.question == question }) { return known.chosen }
    let chosen = answers.count < script.count ? script[answers.count] : 0
    answers.append(Answer(question: question, options: options, chosen: chosen))
    return chosen
  }

  /// Notes that a value depends on the place that asks for it, so that it is not kept for others.
  mutating func noteDependence() { asked += 1 }

  /// The answer that this run gave to a question.
  func answer(to question: Question) -> Answer? { answers.first { $0.question == question } }

  /// Prepares the next way; `false` when all were taken.
  mutating func advance() -> Bool {
    while let last = answers.popLast() {
      if last.chosen + 1 < last.options.count {
        script = answers.map(\.chosen) + [last.chosen + 1]
        answers = []
        return true
      }
    }
    return false
  }
}
