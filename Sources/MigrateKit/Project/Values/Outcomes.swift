/// The results of the runs of one evaluation.
struct Outcomes {
  private struct Run {
    var made: [Choices.Choice]
    var value: StyleValue
    /// The choices that are not the system's appearance, by their numbers in increasing order.
    var own: [Int]
    /// Those of them that are properties which made its themes.
    var makers: [Int]

    func fits(_ question: Choices.Question, _ chosen: Int) -> Bool {
      made.first { $0.question == question }.map { $0.chosen == chosen } ?? true
    }
  }

  private var runs: [Run] = []
  /// The numbers of the choices: a choice has the names of all its options, which are long to compare.
  private var numbers: [Choices.Choice: Int] = [:]
  /// The values in light mode that differ from each other.
  private var different: [StyleValue] = []

  /// An app has fewer themes, so that all of them are kept.
  private static let mostThemes = 40

  /// Whether the runs so far already show more values than an app has themes, so that further ones need not be
  /// evaluated.
  var hasManyValues: Bool { different.count > Self.mostThemes }

  /// Adds the result of a run.
  mutating func add(_ value: StyleValue, after made: [Choices.Choice]) {
    let own = made.filter { $0.question != .style && $0.question != .contrast }
    let run = Run(
      made: made, value: value, own: numbered(own), makers: numbered(own.filter(\.isMaker)))
    runs.append(run)
    guard run.fits(.style, 0), run.fits(.contrast, 0),
      !different.contains(where: { $0.isSame(as: value) })
    else { return }
    different.append(value)
  }

  private mutating func numbered(_ choices: [Choices.Choice]) -> [Int] {
    var found: [Int] = []
    for choice in choices {
      let number = numbers[choice] ?? numbers.count
      numbers[choice] = number
      found.append(number)
    }
    return found.sorted().uniqued()
  }

  /// The combined value: the system's appearances become those of one color, and equal values one.
  var worth: Worth {
    let makers = runs.map(\.makers).filter { !$0.isEmpty }.uniqued()
    if !makers.isEmpty, let first = runs.lazy.flatMap(\.made).first(where: \.isMaker) {
      let worths = makers.map { worth(madeBy: $0) }
      return worths.allSatisfy { $0 == worths[0] }
        ? worths[0] : .unknown("the properties that make '\(first.source)' do not agree")
    }
    if runs.count == 1, runs[0].made.isEmpty {
      let value = runs[0].value
      return .value(Self.color(of: [value, value, value, value]).map(StyleValue.color) ?? value)
    }
    var variants: [Worth.Variant] = []
    for group in groups {
      let condition = group.choices.map(\.option).joined(separator: ", ")
      for variant in values(under: group.numbers) {
        let both = [condition, variant.condition].filter { !$0.isEmpty }
        variants.append(
          Worth.Variant(condition: both.joined(separator: ", "), value: variant.value))
      }
    }
    guard let first = variants.first else { return .unknown(EvaluationStop.impossible.reason) }
    return variants.allSatisfy { $0.value.isSame(as: first.value) }
      ? .value(first.value) : .several(variants)
  }

  /// The combined value where some of the properties make the themes.
  private func worth(madeBy makers: [Int]) -> Worth {
    var outcomes = Outcomes()
    for run in runs where run.makers.areAll(among: makers) {
      outcomes.add(run.value, after: run.made.filter { !$0.isMaker })
    }
    return outcomes.worth
  }

  /// The paths through other choices than the system's appearance, only the longest.
  private var groups: [(choices: [Choices.Choice], numbers: [Int])] {
    var result: [(choices: [Choices.Choice], numbers: [Int])] = []
    for run in runs where !result.contains(where: { $0.numbers == run.own }) {
      let choices = run.made.filter { $0.question != .style && $0.question != .contrast }
      result.append((choices, run.own))
    }
    return result.filter { group in
      !result.contains { $0.numbers != group.numbers && group.numbers.areAll(among: $0.numbers) }
    }
  }

  /// The values of one path: one, unless another value than a color depends on the appearance.
  private func values(under group: [Int]) -> [Worth.Variant] {
    let found = runs.filter { $0.own.areAll(among: group) }
    func value(_ style: Int, _ contrast: Int) -> StyleValue? {
      found.first { $0.fits(.style, style) && $0.fits(.contrast, contrast) }?.value
    }
    let all = [value(0, 0), value(1, 0), value(0, 1), value(1, 1)]
    if let color = Self.color(of: all) {
      return [Worth.Variant(condition: "", value: .color(color))]
    }
    let named = zip(["light", "dark", "increased contrast", "dark, increased contrast"], all)
      .compactMap { name, value in value.map { Worth.Variant(condition: name, value: $0) } }
    guard let first = named.first, named.contains(where: { !$0.value.isSame(as: first.value) })
    else {
      return named.first.map { [Worth.Variant(condition: "", value: $0.value)] } ?? []
    }
    // Values that increased contrast does not change are listed once.
    return named.enumerated().filter {
      $0.offset < 2 || $0.element.value != named[$0.offset - 2].value
    }
    .map(\.element)
  }

  /// One color of those in light, dark, and both with increased contrast.
  private static func color(of values: [StyleValue?]) -> ColorValue? {
    let colors = values.compactMap { value -> ColorValue? in
      if case .color(let color)? = value { color } else { nil }
    }
    guard colors.count == 4 else { return nil }
    var color = ColorValue(light: colors[0].light)
    let dark = colors[1].dark ?? colors[1].light
    let high = colors[2].highContrast ?? colors[2].light
    let darkHigh = colors[3].darkHighContrast ?? colors[3].dark ?? colors[3].light
    if dark != color.light { color.dark = dark }
    if high != color.light { color.highContrast = high }
    if darkHigh != dark { color.darkHighContrast = darkHigh }
    color.elevated = colors[1].elevated
    return color
  }
}

extension [Int] {
  /// Whether each number is one of others; both are in increasing order.
  fileprivate func areAll(among others: [Int]) -> Bool {
    var rest = others[...]
    return allSatisfy { number in
      rest = rest.drop { $0 < number }
      return rest.first == number
    }
  }
}
