/// Says what expressions are worth in a project: literals, references, calls of the project's own
/// functions and initializers, choices by appearance.
///
/// It never guesses: what depends on anything but constants is unknown, with the reason. The work is
/// bounded by depth and by steps, and the same project gives the same answers in any order of questions.
struct Evaluator {
  /// How many declarations may lead from one to the next.
  private static let maximumDepth = 24
  /// How deeply expressions may nest, those of all declarations on the way together.
  private static let maximumNesting = 160
  /// How many expressions one answer may take.
  private static let maximumSteps = 20_000
  /// How many ways through choices are tried.
  private static let maximumRuns = 96

  let resolver: NameResolver
  let colors: ColorResolver
  let assigned: Set<String>

  var choices = Choices()
  /// Where the expression stands that is asked about.
  var use = NameResolver.Place()
  private var depth = 0
  private var nesting = 0
  private var steps = 0
  private var resolvers: [Int: NameResolver] = [:]
  private var codes: [Int32: Code] = [:]
  /// The values of static properties that depend on no choice.
  private var values: [Int32: Value] = [:]
  private var worths: [Question: Worth] = [:]

  private struct Question: Hashable {
    var declaration: Int32
    var site: Site?
  }

  /// Prepares the evaluation of a target's code.
  ///
  /// - Parameters:
  ///   - resolver: Looks names up for the target.
  ///   - colors: Knows hex initializers, asset catalogs and the system's colors.
  ///   - assigned: The paths of the variables that the project assigns: `Spacing.sm`.
  init(resolver: NameResolver, colors: ColorResolver, assigned: Set<String>) {
    self.resolver = resolver
    self.colors = colors
    self.assigned = assigned
  }

  // MARK: Questions

  /// What code would be worth at a place where a type is expected.
  ///
  /// A number counts as spacing: only its user knows what it measures.
  mutating func worth(
    ofCode text: String, at place: NameResolver.Place, expecting site: Site
  ) -> Worth {
    let code = Code(text)
    use = place
    return worth(expecting: site) { evaluator throws(Stop) in
      let frame = Frame(code: code, place: place, target: evaluator.resolver.target)
      return try evaluator.evaluate(code.all, in: frame, as: site.typeName)
    }
  }

  /// What a declaration is worth.
  mutating func worth(of declaration: Int32, expecting site: Site?) -> Worth {
    let question = Question(declaration: declaration, site: site)
    if let known = worths[question] { return known }
    let declared = resolver.index[declaration]
    use = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    let worth = worth(expecting: site ?? .any) { evaluator throws(Stop) in
      try evaluator.value(ofOpen: declaration)
    }
    worths[question] = worth
    return worth
  }

  private mutating func worth(
    expecting site: Site, _ evaluate: (inout Evaluator) throws(Stop) -> Value
  ) -> Worth {
    choices = Choices()
    steps = 0
    var outcomes = Outcomes()
    for _ in 0..<Self.maximumRuns {
      depth = 0
      nesting = 0
      do throws(Stop) {
        let value = try evaluate(&self)
        outcomes.add(try style(of: value, expecting: site), after: choices.answers)
      } catch {
        guard error == .impossible else { return .unknown(error.reason) }
      }
      if !choices.advance() { return outcomes.worth }
    }
    return .unknown("its value depends on too many conditions")
  }

  // MARK: Bounds

  /// Evaluates one level further down.
  mutating func nested<T>(
    _ evaluate: (inout Evaluator) throws(Stop) -> T
  ) throws(Stop) -> T {
    steps += 1
    guard steps <= Self.maximumSteps else { throw .tooLong }
    guard nesting < Self.maximumNesting else { throw .tooDeep }
    nesting += 1
    defer { nesting -= 1 }
    return try evaluate(&self)
  }

  /// Follows a reference to another declaration.
  mutating func following<T>(
    _ evaluate: (inout Evaluator) throws(Stop) -> T
  ) throws(Stop) -> T {
    guard depth < Self.maximumDepth else { throw .tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try nested(evaluate)
  }

  /// The value of an expression that is evaluated when it is asked for.
  mutating func force(_ lazy: Lazy) throws(Stop) -> Value {
    if let outcome = lazy.outcome { return try outcome.get() }
    guard let frame = lazy.frame else { throw .notConstant }
    let asked = choices.asked
    do throws(Stop) {
      let value = try evaluate(lazy.span, in: frame, as: lazy.type).settled(as: lazy.type)
      if choices.asked == asked { lazy.outcome = .success(value) }
      return value
    } catch {
      if choices.asked == asked, case .unknown = error { lazy.outcome = .failure(error) }
      throw error
    }
  }

  // MARK: Caches

  /// Looks names up for the target that compiles a declaration.
  mutating func resolver(for target: Int) -> NameResolver {
    if target == resolver.target { return resolver }
    if let known = resolvers[target] { return known }
    let made = NameResolver(index: resolver.index, targets: resolver.targets, target: target)
    resolvers[target] = made
    return made
  }

  /// The code of a declaration in its surroundings.
  mutating func frame(of place: Int32, from target: Int) throws(Stop) -> Frame {
    let declaration = resolver.index[place]
    guard let text = declaration.code else { throw .noValue(declaration.path) }
    let code = codes[place] ?? Code(text)
    codes[place] = code
    return frame(code, around: declaration, from: target)
  }

  /// Other code in the surroundings of a declaration: the default value of a parameter.
  func frame(_ code: Code, around declaration: Declaration, from target: Int) -> Frame {
    let homes = resolver.targets.targets(ofFile: declaration.file)
    let home =
      homes.contains(target)
      ? target : homes.first { resolver.targets.reach[target].contains($0) } ?? target
    let place = NameResolver.Place(
      file: declaration.file, enclosingType: declaration.owner,
      condition: BuildCondition.both(use.condition, declaration.condition))
    return Frame(code: code, place: place, target: home)
  }

  /// The value of a static property, computed once where no choice decides it.
  mutating func cached(
    _ place: Int32, _ evaluate: (inout Evaluator) throws(Stop) -> Value
  ) throws(Stop) -> Value {
    if let known = values[place] { return known }
    let asked = choices.asked
    let value = try evaluate(&self)
    if choices.asked == asked { values[place] = value }
    return value
  }
}

extension Site {
  /// The type that an expression at the site has; `nil` for any.
  var typeName: String? {
    switch self {
    case .shapeStyle: "Color"
    case .viewModifier, .layer, .any: nil
    default: rawValue
    }
  }
}
