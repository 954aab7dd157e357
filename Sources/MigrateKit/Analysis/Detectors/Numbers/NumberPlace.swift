/// A place that takes a number of one category, and what is there.
struct NumberPlace: Hashable, Sendable {
  /// The form, by a name that stays the same: `duration-curve`.
  var form: String
  /// The lexemes of the value.
  var value: Range<Int>
  /// The form as people write it: `.padding(_:_:)`.
  var signature: String
  /// The type expected here.
  var site = Site.cgFloat
  /// Whether a minus sign only says in which direction the number counts, as in a constraint.
  var countsBothWays = false
  /// Why only a person may put a token here; `nil` when nothing is against it.
  var obstacle: String?
}

/// Returns raw findings for the numbers of one category from the places that take them.
struct RawNumberFindings {
  let outline: SyntaxOutline
  let category: TokenCategory
  /// The numbers that say nothing: 0, and for an opacity 1.
  var trivial: Set<Double> = [0]
  /// What the number at a span is for.
  let role: (Range<Int>) -> RoleReading

  /// The raw findings of what is written in `places`, and the constants that are there instead.
  ///
  /// The arms of a choice are places of their own: each takes a token by itself.
  ///
  /// A constant that other files may declare is drafted as written elsewhere.
  private func rawFindings(_ places: [NumberPlace]) -> (
    rawFindings: [RawFinding], uses: ConstantUses
  ) {
    var rawFindings: [RawFinding] = []
    var uses = ConstantUses()
    for place in places.flatMap(arms) {
      let reading = outline.numberReading(place.value)
      if case .reference(let span) = reading {
        let role = role(span)
        uses.add(span, role: role, in: outline)
        if outline.constantReference(from: span.lowerBound) == span {
          var rawFinding = RawFinding(
            detector: place.form, category: category, span: span, signature: place.signature,
            value: .elsewhere, site: place.site)
          rawFinding.role = role
          rawFindings.append(rawFinding)
        }
      } else {
        rawFindings.append(rawFinding(place, reading))
      }
    }
    return (rawFindings, uses)
  }

  /// The raw findings of what is written in `places`, and of the constants that only carry such a number:
  /// those that are there, and those whose name, by its words, can be of nothing else.
  func rawFindings(
    _ places: [NumberPlace], constants form: String, isNamed: @escaping ([String]) -> Bool
  ) -> [RawFinding] {
    let (written, uses) = rawFindings(places)
    let constants = NumberConstants(outline: outline, uses: uses, isNamed: isNamed).constants()
    return written + constants.map { rawFinding($0, form: form) }
  }

  /// The raw finding of a constant that only carries such a number.
  private func rawFinding(_ constant: NumberConstant, form: String) -> RawFinding {
    let property = constant.property
    let place = NumberPlace(
      form: form, value: property.initializer,
      signature: "\(property.isLet ? "let" : "var") \(outline.name(property.name)) =")
    var rawFinding = rawFinding(place, outline.numberReading(place.value))
    rawFinding.uses = constant.uses
    rawFinding.takeRoleOfUses()
    return rawFinding
  }

  private func arms(of place: NumberPlace) -> [NumberPlace] {
    let value = outline.withoutParentheses(place.value)
    guard outline.number(place.value) == nil, let question = outline.outerQuestion(in: value),
      let ternary = outline.ternary(at: question), ternary.span == value
    else { return [place] }
    return [ternary.thenArm, ternary.elseArm].flatMap { arm in
      var part = place
      part.value = arm
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
    if case .constant(let number) = reading {
      rawFinding.value = .known(.measure(number, of: category))
      rawFinding.context.countsBothWays = place.countsBothWays
      if trivial.contains(number) {
        rawFinding.leave(.zero, "the value is \(number == 0 ? "0" : "1"): there is nothing to name")
      }
    } else {
      rawFinding.leave(.notConstant, "the value is computed")
    }
    if let obstacle = expected.obstacle ?? holder.obstacle(in: outline) ?? place.obstacle {
      rawFinding.hold(obstacle)
    } else if outline.constant(holder, is: place.value) {
      rawFinding.setConstant()
    }
    return rawFinding
  }
}

extension [String] {
  /// Whether the last words are these.
  func hasSuffix(_ words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
