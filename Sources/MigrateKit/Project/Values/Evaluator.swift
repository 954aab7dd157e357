/// Evaluates expressions in a project: literals, references, calls of the project's functions and
/// initializers, choices by appearance.
///
/// It never guesses: a value that depends on anything but constants is unknown, with the reason.
/// Depth and steps are bounded, and results do not depend on the order of evaluation.
package struct Evaluator {
  /// The limit of references from one declaration to the next.
  private static let maximumDepth = 24
  /// The nesting limit of expressions, across all referenced declarations.
  private static let maximumNesting = 160
  /// The limit of expressions in one evaluation.
  private static let maximumSteps = 20_000
  /// The limit of paths through choices.
  private static let maximumRuns = 96

  package let resolver: NameResolver
  let colors: ColorResolver
  let assets: TargetAssets
  let assigned: Set<String>

  var choices = Choices()
  /// The frame of the expression.
  var use = NameResolver.Place()
  /// The current and the maximum resource usage.
  private var cost = Cost()
  private var peak = Cost()
  /// The color sets that were read since the evaluation began.
  private var assetsRead: Set<ReadAsset> = []
  /// The values of static properties that depend on no choice.
  private var values: [Int32: (value: SwiftValue, cost: Cost, assets: Set<ReadAsset>)] = [:]
  private var worths: [Question: Worth] = [:]
  /// The paths for want of whose declarations something has no value.
  private(set) var missing: Set<String> = []
  /// The types that are themes, by the protocol to which they conform.
  var themes: [String: [String]] = [:]

  private struct Question: Hashable {
    var declaration: Int32
    var site: Site?
  }

  /// Prepares the evaluation of a target's code.
  ///
  /// - Parameters:
  ///   - resolver: Resolves names for the target.
  ///   - colors: Evaluates hex initializers, asset catalogs and system colors.
  ///   - assets: The colors of assets on which the catalogs of targets do not agree.
  ///   - assigned: The paths of the variables that the project assigns: `Spacing.sm`.
  init(
    resolver: NameResolver, colors: ColorResolver, assets: TargetAssets = TargetAssets(),
    assigned: Set<String>
  ) {
    self.assets = assets
    self.resolver = resolver
    self.colors = colors
    self.assigned = assigned
  }

  // MARK: Evaluation

  /// The value of code at a place where a type is expected.
  ///
  /// A number counts as spacing; the caller knows its category.
  package mutating func worth(
    ofCode text: String, at place: NameResolver.Place, expecting site: Site
  ) -> Worth {
    let code = resolver.project.parsed(text)
    use = place
    return worth(expecting: site) { evaluator throws(EvaluationStop) in
      let frame = CodeFrame(code: code, place: place, target: evaluator.resolver.target)
      return try evaluator.evaluate(code.all, in: frame, as: site.typeName)
    }
  }

  /// The value of a declaration.
  package mutating func worth(of declaration: Int32, expecting site: Site?) -> Worth {
    let question = Question(declaration: declaration, site: site)
    if let known = worths[question] { return known }
    let declared = resolver.index[declaration]
    use = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    let worth = worth(expecting: site ?? .any) { evaluator throws(EvaluationStop) in
      try evaluator.value(ofOpen: declaration)
    }
    worths[question] = worth
    return worth
  }

  /// The value of a declaration on the first path through its choices; `nil` if unknown.
  package mutating func content(of declaration: Int32) -> SwiftValue? {
    let declared = resolver.index[declaration]
    use = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    return content { evaluator throws(EvaluationStop) in
      try evaluator.value(ofOpen: declaration)
    }
  }

  /// The value of code at a place on the first path through its choices; `nil` if unknown.
  package mutating func content(ofCode text: String, at place: NameResolver.Place) -> SwiftValue? {
    let code = resolver.project.parsed(text)
    use = place
    return content { evaluator throws(EvaluationStop) in
      let frame = CodeFrame(code: code, place: place, target: evaluator.resolver.target)
      return try evaluator.evaluate(code.all, in: frame, as: nil)
    }
  }

  /// The color set whose color is the value of code at a place; `nil` for any other color, and where code chooses.
  package mutating func asset(ofCode text: String, at place: NameResolver.Place) -> String? {
    guard case .color(let color, _)? = content(ofCode: text, at: place), choices.asked == 0,
      assetsRead.count == 1, let asset = assetsRead.first, asset.color == color
    else { return nil }
    return asset.name
  }

  private mutating func content(
    _ evaluate: (inout Evaluator) throws(EvaluationStop) -> SwiftValue
  ) -> SwiftValue? {
    choices = Choices()
    cost = Cost()
    peak = cost
    assetsRead = []
    return try? evaluate(&self)
  }

  mutating func worth(
    expecting site: Site, _ evaluate: (inout Evaluator) throws(EvaluationStop) -> SwiftValue
  ) -> Worth {
    choices = Choices()
    cost = Cost()
    assetsRead = []
    var outcomes = Outcomes()
    var open: EvaluationStop?
    for _ in 0..<Self.maximumRuns {
      cost = Cost(steps: cost.steps)
      peak = cost
      do throws(EvaluationStop) {
        let value = try evaluate(&self)
        outcomes.add(try style(of: value, expecting: site), after: choices.made)
      } catch {
        if case .unknown(_, let path?) = error { missing.insert(path) }
        if error != .impossible {
          // What people choose themselves has no value; the themes beside it have.
          guard choices.made.contains(where: \.isCustom) else {
            return .unknown(error.reason)
          }
          open = error
        }
      }
      if outcomes.hasManyValues || !choices.advance() {
        let worth = outcomes.worth
        if let open, case .value = worth { return .unknown(open.reason) }
        return worth
      }
    }
    return .unknown("its value depends on too many conditions")
  }

  // MARK: Bounds

  /// Evaluates one nesting level deeper.
  mutating func nested<T>(
    _ evaluate: (inout Evaluator) throws(EvaluationStop) -> T
  ) throws(EvaluationStop) -> T {
    try pay(Cost(nesting: 1, steps: 1))
    cost.nesting += 1
    defer { cost.nesting -= 1 }
    return try evaluate(&self)
  }

  /// Follows a reference to another declaration.
  mutating func following<T>(
    _ evaluate: (inout Evaluator) throws(EvaluationStop) -> T
  ) throws(EvaluationStop) -> T {
    try pay(Cost(depth: 1))
    cost.depth += 1
    defer { cost.depth -= 1 }
    return try nested(evaluate)
  }

  /// Checks the bounds for an evaluation, and counts its steps.
  private mutating func pay(_ price: Cost) throws(EvaluationStop) {
    cost.steps += price.steps
    guard cost.steps <= Self.maximumSteps else { throw .tooLong }
    peak.depth = max(peak.depth, cost.depth + price.depth)
    peak.nesting = max(peak.nesting, cost.nesting + price.nesting)
    guard peak.depth <= Self.maximumDepth, peak.nesting <= Self.maximumNesting else {
      throw .tooDeep
    }
  }

  /// Whether the last evaluation read a color set on any path.
  var hasReadAssets: Bool { !assetsRead.isEmpty }

  /// Notes a color set that was read.
  mutating func note(_ asset: ReadAsset) { assetsRead.insert(asset) }

  /// Evaluates a cached value, and returns its resource usage and the color sets that it read.
  private mutating func measured(
    _ evaluate: (inout Evaluator) throws(EvaluationStop) -> SwiftValue
  ) -> (outcome: Result<SwiftValue, EvaluationStop>, cost: Cost, assets: Set<ReadAsset>) {
    let (before, outer) = (cost, peak)
    let earlier = assetsRead
    assetsRead = []
    peak = cost
    let outcome: Result<SwiftValue, EvaluationStop>
    do throws(EvaluationStop) { outcome = .success(try evaluate(&self)) } catch {
      outcome = .failure(error)
    }
    let price = Cost(
      depth: peak.depth - before.depth, nesting: peak.nesting - before.nesting,
      steps: cost.steps - before.steps)
    let assets = assetsRead
    if !earlier.isEmpty { assetsRead.formUnion(earlier) }
    peak.depth = max(peak.depth, outer.depth)
    peak.nesting = max(peak.nesting, outer.nesting)
    return (outcome, price, assets)
  }

  /// The value of a lazily evaluated expression.
  mutating func force(_ lazy: Lazy) throws(EvaluationStop) -> SwiftValue {
    if let outcome = lazy.outcome {
      try pay(lazy.cost)
      if !lazy.assets.isEmpty { assetsRead.formUnion(lazy.assets) }
      return try outcome.get()
    }
    guard let frame = lazy.frame else { throw .notConstant }
    let asked = choices.asked
    let (outcome, cost, assets) = measured { evaluator throws(EvaluationStop) in
      let value = try evaluator.evaluate(lazy.span, in: frame, as: lazy.type)
      if lazy.isArgument, lazy.type == nil, case .integer(_, true) = value { throw .openType }
      return try evaluator.settled(value, as: lazy.type)
    }
    var isFinal = choices.asked == asked
    if case .failure(let stop) = outcome, case .limit = stop { isFinal = false }
    if isFinal { (lazy.outcome, lazy.cost, lazy.assets) = (outcome, cost, assets) }
    return try outcome.get()
  }

  // MARK: Caches

  /// The resolver for the target that compiles a declaration.
  func resolver(for target: Int) -> NameResolver {
    NameResolver(resolver.project, target: target)
  }

  /// The frame of a declaration's code.
  mutating func frame(of place: Int32, from target: Int) throws(EvaluationStop) -> CodeFrame {
    let declaration = resolver.index[place]
    guard let code = resolver.project.parsedCode(of: place) else {
      throw .noValue(declaration.path)
    }
    return frame(code, around: declaration, from: target)
  }

  /// The frame of other code at a declaration: the default value of a parameter.
  func frame(_ code: ParsedCode, around declaration: Declaration, from target: Int) -> CodeFrame {
    let homes = resolver.targets.targets(ofFile: declaration.file)
    let home =
      homes.contains(target)
      ? target : homes.first { resolver.targets.reach[target].contains($0) } ?? target
    let place = NameResolver.Place(
      file: declaration.file, enclosingType: declaration.owner,
      condition: BuildCondition.both(use.condition, declaration.condition))
    return CodeFrame(
      code: code, place: place, target: home,
      member: declaration.kind == .property ? declaration.name : declaration.signature)
  }

  /// The value of a static property, cached unless it depends on a choice.
  mutating func cached(
    _ place: Int32, _ evaluate: (inout Evaluator) throws(EvaluationStop) -> SwiftValue
  ) throws(EvaluationStop) -> SwiftValue {
    if let known = values[place] {
      try pay(known.cost)
      if !known.assets.isEmpty { assetsRead.formUnion(known.assets) }
      return known.value
    }
    let asked = choices.asked
    let (outcome, cost, assets) = measured(evaluate)
    let value = try outcome.get()
    if choices.asked == asked { values[place] = (value, cost, assets) }
    return value
  }
}

extension Site {
  /// The type of an expression at the site; `nil` for any.
  var typeName: String? {
    switch self {
    case .shapeStyle: "Color"
    case .viewModifier, .layer, .any: nil
    default: rawValue
    }
  }
}
