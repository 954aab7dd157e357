/// Finds corner radii that are written as numbers.
struct RadiusDetector: Detector {
  static let category: TokenCategory? = .radius

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let sites = file.radiusSites.flatMap { arms(of: $0, in: outline) }
    var uses = ConstantUses()
    var rawFindings: [RawFinding] = []
    for site in sites {
      let reading = outline.numberReading(site.value)
      if case .reference(let span) = reading {
        uses.add(
          span, role: RadiusRole.role(of: span, in: outline), isOwn: site.form == .own, in: outline)
      } else {
        rawFindings.append(rawFinding(site, reading, in: outline))
      }
    }
    for constant in RadiusConstants(outline, uses: uses).constants() {
      let property = constant.property
      let site = RadiusSite(
        form: .constant, value: property.initializer,
        signature: "\(property.isLet ? "let" : "var") \(outline.name(property.name)) =")
      var rawFinding = rawFinding(site, outline.numberReading(site.value), in: outline)
      rawFinding.uses = constant.uses
      rawFinding.takeRoleOfUses()
      rawFinding.constantPath = constant.path
      if constant.needsUse, let path = constant.path { rawFinding.premises = [.usedAsRadius(path)] }
      rawFindings.append(rawFinding)
    }
    return rawFindings
  }

  /// The arms of a choice between a constant and something else, each its own place; any other
  /// place as it is.
  private func arms(of site: RadiusSite, in outline: SyntaxOutline) -> [RadiusSite] {
    guard case .computed = outline.numberReading(site.value) else { return [site] }
    let value = outline.withoutParentheses(site.value)
    guard let question = outline.outerQuestion(in: value),
      let ternary = outline.ternary(at: question), ternary.span == value
    else { return [site] }
    return [ternary.thenArm, ternary.elseArm].flatMap { arm in
      var part = site
      part.value = arm
      return arms(of: part, in: outline)
    }
  }

  private func rawFinding(
    _ site: RadiusSite, _ reading: NumberReading, in outline: SyntaxOutline
  ) -> RawFinding {
    let holder = ValueHolder(of: site.value, in: outline)
    let number = outline.numberSite(holder, literal: site.value)
    var rawFinding = RawFinding(
      detector: site.form.rawValue, category: .radius, span: site.value, signature: site.signature,
      value: .none, site: number.site)
    rawFinding.role = RadiusRole.role(of: site.value, in: outline)
    if site.form == .own { rawFinding.numberQuery = outline.parameterQuery(holder) }
    switch reading {
    case .constant(let points):
      rawFinding.value = .known(.radius(points))
      if points == 0 { rawFinding.leave(.zero, "the radius is 0") }
    case .several(let values):
      rawFinding.setSeveral(values) { .radius($0) }
    case .reference, .computed:
      rawFinding.leave(.notConstant, "the radius is computed")
    }
    if let obstacle = number.obstacle ?? holder.obstacle(in: outline) {
      rawFinding.hold(obstacle)
    } else if outline.constant(holder, is: site.value) {
      rawFinding.setConstant()
    }
    return rawFinding
  }
}

extension SyntaxOutline {
  /// The question that the declaration of a called function answers for an argument.
  func parameterQuery(_ holder: ValueHolder) -> ParameterQuery? {
    guard case .argument(let open, let label, let position) = holder.slot,
      let call = call(at: open)
    else { return nil }
    var function = call.name
    if word(function) == .`init`, kind(function - 1) == .period { function -= 2 }
    return ParameterQuery(
      function: name(function), label: label.map { name($0) }, position: position)
  }

  /// Whether a value is all that a `let` carries.
  func constant(_ holder: ValueHolder, is value: Range<Int>) -> Bool {
    guard case .initializer(let property) = holder.slot else { return false }
    return properties[property].isLet && holder.whole == properties[property].initializer
  }
}

extension RawFinding {
  /// Closes the raw finding because there is nothing to do.
  mutating func leave(_ code: ReasonCode, _ message: String) {
    disposition = .unresolved
    reasons.append(Reason(code, message))
  }

  /// Leaves the raw finding to a person, unless there is nothing to do anyway.
  mutating func hold(_ message: String) {
    guard disposition != .unresolved else { return }
    disposition = .reportOnly
    reasons.append(Reason(.reportOnly, message))
  }

  /// Notes that the value is all that a constant carries.
  mutating func setConstant() {
    context.isConstant = true
    guard disposition == .open else { return }
    reasons.append(.oneHopOfConstant)
  }

  /// Takes the first of several numbers that is not 0 for the value, and says that there are more.
  mutating func setSeveral(_ numbers: [Double], _ value: (Double) -> StyleValue) {
    // Whole numbers without their `.0`, as people write them.
    let reported = numbers.map { "\($0)".replacingSuffix(".0") }
    if let first = numbers.first(where: { $0 != 0 }) ?? numbers.first {
      self.value = .known(value(first))
    }
    context.hasSeveralValues = true
    reasons.append(
      Reason(
        .severalValues,
        "the expression is \(reported.joined(separator: " or ")); a single value is applied"))
  }
}

extension Reason {
  /// What a constant is for is not known, or it is for several things.
  static let oneHopOfConstant = Reason(
    .oneHop,
    "it is in a constant whose uses are not all known, or differ; uses that agree apply it")
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
