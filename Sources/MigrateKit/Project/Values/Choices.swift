/// The open choices of an evaluation, of which each run takes one path.
///
/// The evaluation runs once for each path, in the order of the options, so that it works with plain
/// values and no expression has several.
struct Choices {
  /// The subject of a choice.
  enum Question: Hashable {
    /// Light or dark, of the system.
    case style
    /// Normal or increased contrast, of the system.
    case contrast
    /// The platform of the build.
    case platform
    /// A test of `#if` that the project does not decide.
    case test(String)
    /// The release that `#available` tests.
    case release(String)
    /// A choice of the project, by its source: the path of a variable, an enum.
    case own(String)
    /// Which of the properties that make a theme made it, by the type.
    case maker(String)
  }

  /// A choice that was made.
  struct Choice: Hashable {
    var question: Question
    var options: [String]
    var chosen: Int

    /// The chosen option.
    var option: String { options.indices.contains(chosen) ? options[chosen] : "" }

    /// The source of a choice of the project; empty for others.
    var source: String {
      switch question {
      case .own(let source), .maker(let source): source
      default: ""
      }
    }

    /// Whether it is which property made a theme, which is the same for all of them where the theme has one value.
    var isMaker: Bool { if case .maker = question { true } else { false } }

    /// Whether the option is the one for what people choose: `custom`.
    var isCustom: Bool {
      if case .own = question { option == "custom" } else { false }
    }
  }

  /// The choices of this run, in order.
  private(set) var made: [Choice] = []
  /// The number of requested choices; if it does not change, a value depends on none.
  private(set) var asked = 0
  /// The predetermined options of this run.
  private var script: [Int] = []

  /// The option of this run, always the same for the same subject.
  mutating func choose(_ question: Question, among options: [String]) -> Int {
    asked += 1
    if let known = made.first(where: { $0.question == question }) { return known.chosen }
    let chosen = made.count < script.count ? script[made.count] : 0
    made.append(Choice(question: question, options: options, chosen: chosen))
    return chosen
  }

  /// Marks that a value depends on the place of its evaluation, so that it is not cached.
  mutating func noteDependence() { asked += 1 }

  /// The option that this run took for a subject.
  func choice(for question: Question) -> Choice? { made.first { $0.question == question } }

  /// Prepares the next path; `false` if all were taken.
  mutating func advance() -> Bool {
    while let last = made.popLast() {
      if last.chosen + 1 < last.options.count {
        script = made.map(\.chosen) + [last.chosen + 1]
        made = []
        return true
      }
    }
    return false
  }
}
