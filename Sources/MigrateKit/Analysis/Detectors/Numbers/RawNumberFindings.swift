/// Returns raw findings for the numbers of one category from the places that take them.
struct RawNumberFindings {
  let outline: SyntaxOutline
  let category: TokenCategory
  /// The neutral numbers: 0, and for an opacity 1.
  var trivial: Set<Double> = [0]
  /// Whether a choice between constant numbers is one finding, not one per arm.
  var keepsChoices = false
  /// The role of the number at a span.
  let role: (Range<Int>) -> RoleReading

  /// The raw findings of the values in `places`, and of the constants that only carry such a
  /// number: those used there, those with a certain name, and those with a possible name, if
  /// another file uses them so.
  func rawFindings(
    _ places: [NumberPlace], constants form: String, isNamed: @escaping ([String]) -> Bool,
    mayBeNamed: @escaping ([String]) -> Bool = { _ in false }
  ) -> [RawFinding] {
    let (written, uses) = rawFindings(places)
    let constants = NumberConstants(
      outline: outline, uses: uses, mayBeChoice: keepsChoices, isNamed: isNamed,
      mayBeNamed: mayBeNamed)
    return written
      + constants.constants().flatMap { constant in
        constant.values.flatMap { rawFindings(constant, $0, form: form) }
      }
  }

  /// The raw findings of the values in `places`, and the constants used there.
  ///
  /// A constant that other files may declare becomes a raw finding whose value is elsewhere.
  private func rawFindings(_ places: [NumberPlace]) -> (
    rawFindings: [RawFinding], uses: ConstantUses
  ) {
    var rawFindings: [RawFinding] = []
    var uses = ConstantUses()
    for place in places.flatMap(arms) {
      let reading = outline.numberReading(place.value)
      guard case .reference(let span) = reading else {
        rawFindings.append(rawFinding(place, reading))
        continue
      }
      let role = role(span)
      uses.add(span, role: role, isOwn: place.isOwn, in: outline)
      guard outline.constantReference(from: span.lowerBound) == span else { continue }
      var rawFinding = RawFinding(
        detector: place.form, category: category, span: span, signature: place.signature,
        value: .elsewhere, site: place.site)
      rawFinding.role = role
      rawFinding.numberQuery = query(place, ValueHolder(of: span, in: outline))
      rawFindings.append(rawFinding)
    }
    return (rawFindings, uses)
  }

  /// The raw finding of a value of a constant or a getter that only carries such numbers; several
  /// if each arm of a choice takes a token separately.
  private func rawFindings(
    _ constant: NumberConstant, _ value: Range<Int>, form: String
  ) -> [RawFinding] {
    let property = constant.property
    let name = outline.name(property.name)
    let place = NumberPlace(
      form: form, value: value,
      signature: property.isComputed
        ? "var \(name) {" : "\(property.isLet ? "let" : "var") \(name) =",
      axis: category == .spacing ? Axis(words: NameWords.split(name)) : nil)
    let places = property.isComputed ? arms(of: place) : [place]
    return places.map { place in
      var rawFinding = rawFinding(place, outline.numberReading(place.value))
      rawFinding.uses = constant.uses
      rawFinding.takeRoleOfUses()
      rawFinding.premises = constant.neededUse.map { [.used($0, as: category)] } ?? []
      if property.isComputed, rawFinding.disposition == .open { rawFinding.setConstant() }
      return rawFinding
    }
  }

  /// The arms of a choice as separate places; any other place unchanged.
  private func arms(of place: NumberPlace) -> [NumberPlace] {
    switch outline.numberReading(place.value) {
    case .constant, .reference: return [place]
    case .several where keepsChoices: return [place]
    case .several, .computed: break
    }
    let value = outline.withoutParentheses(place.value)
    guard let question = outline.outerQuestion(in: value),
      let ternary = outline.ternary(at: question), ternary.span == value
    else { return [place] }
    return [ternary.thenArm, ternary.elseArm].flatMap { arm in
      var part = place
      part.value = arm
      // Both arms have one type.
      if part.site == .number { part.site = .cgFloat }
      return arms(of: part)
    }
  }

  private func rawFinding(_ place: NumberPlace, _ reading: NumberReading) -> RawFinding {
    let holder = ValueHolder(of: place.value, in: outline)
    let expected = outline.numberSite(holder, literal: place.value, expected: place.site)
    var rawFinding = RawFinding(
      detector: place.form, category: category, span: place.value, signature: place.signature,
      value: .none, site: expected.site)
    rawFinding.role = role(place.value)
    rawFinding.numberQuery = query(place, holder)
    rawFinding.context.axis = place.axis
    switch reading {
    case .constant(let number):
      rawFinding.value = .known(.measure(number, of: category))
      rawFinding.context.countsBothWays = place.countsBothWays
      if outline.isSum(place.value) {
        rawFinding.reasons.append(
          Reason(
            .severalValues,
            "the value is calculated, which a token would hide; a single number is applied"))
      }
      if let drawing = place.drawing {
        rawFinding.reasons.append(Reason(.roleUnknown, drawing))
      }
      if trivial.contains(number) {
        rawFinding.leave(.zero, "the value is \(number == 0 ? "0" : "1"): there is nothing to name")
      }
    case .several(let numbers):
      rawFinding.setSeveral(numbers) { .measure($0, of: category) }
    case .reference, .computed:
      rawFinding.leave(.notConstant, "the value is computed")
    }
    if let obstacle = expected.obstacle ?? holder.obstacle(in: outline) ?? place.obstacle {
      rawFinding.hold(obstacle)
    } else if outline.constant(holder, is: place.value) {
      rawFinding.setConstant()
    }
    return rawFinding
  }

  /// The query for the declaration of the app's function that takes the number.
  private func query(_ place: NumberPlace, _ holder: ValueHolder) -> ParameterQuery? {
    place.isOwn ? outline.parameterQuery(holder) : nil
  }
}
