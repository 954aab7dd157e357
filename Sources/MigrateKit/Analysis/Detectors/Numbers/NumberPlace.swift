/// A place that takes a number of one category, and what stands there.
struct NumberPlace: Hashable, Sendable {
  /// The form, by a name that stays the same: `duration-curve`.
  var form: String
  /// The lexemes of the value.
  var value: Range<Int>
  /// The form as people write it: `.padding(_:_:)`.
  var spelling: String
  /// The type expected here.
  var site = Site.cgFloat
  /// Whether a minus sign only says in which direction the number counts, as in a constraint.
  var countsBothWays = false
  /// Why only a person may put a token here; `nil` when nothing speaks against it.
  var obstacle: String?
}

/// Drafts the numbers of one category from the places that take them.
struct NumberDrafts {
  let outline: SyntaxOutline
  let category: TokenCategory
  /// The numbers that say nothing: 0, and for an opacity 1.
  var trivial: Set<Double> = [0]
  /// What the number at a span is for.
  let role: (Range<Int>) -> RoleReading

  /// The drafts of what is written in `places`, and the constants that stand there instead.
  ///
  /// The arms of a choice are places of their own: each takes a token by itself.
  ///
  /// A constant that other files may declare is drafted as written elsewhere.
  private func drafts(_ places: [NumberPlace]) -> (drafts: [Draft], uses: ConstantUses) {
    var drafts: [Draft] = []
    var uses = ConstantUses()
    for place in places.flatMap(arms) {
      let reading = outline.numberReading(place.value)
      if case .reference(let span) = reading {
        let role = role(span)
        uses.add(span, role: role, in: outline)
        if outline.constantReference(from: span.lowerBound) == span {
          var draft = Draft(
            detector: place.form, category: category, span: span, spelling: place.spelling,
            value: .elsewhere, site: place.site)
          draft.role = role
          drafts.append(draft)
        }
      } else {
        drafts.append(draft(place, reading))
      }
    }
    return (drafts, uses)
  }

  /// The drafts of what is written in `places`, and of the constants that only carry such a number:
  /// those that stand there, and those whose name, by its words, can be of nothing else.
  func drafts(
    _ places: [NumberPlace], constants form: String, isNamed: @escaping ([String]) -> Bool
  ) -> [Draft] {
    let (written, uses) = drafts(places)
    let constants = NumberConstants(outline: outline, uses: uses, isNamed: isNamed).constants()
    return written + constants.map { draft($0, form: form) }
  }

  /// The draft of a constant that only carries such a number.
  private func draft(_ constant: NumberConstant, form: String) -> Draft {
    let property = constant.property
    let place = NumberPlace(
      form: form, value: property.initializer,
      spelling: "\(property.isLet ? "let" : "var") \(outline.name(property.name)) =")
    var draft = draft(place, outline.numberReading(place.value))
    draft.uses = constant.uses
    draft.takeRoleOfUses()
    return draft
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

  private func draft(_ place: NumberPlace, _ reading: NumberReading) -> Draft {
    let holder = ValueHolder(of: place.value, in: outline)
    let expected = outline.numberSite(holder, literal: place.value, expected: place.site)
    var draft = Draft(
      detector: place.form, category: category, span: place.value, spelling: place.spelling,
      value: .none, site: expected.site)
    draft.role = role(place.value)
    if case .constant(let number) = reading {
      draft.value = .known(.measure(number, of: category))
      draft.context.countsBothWays = place.countsBothWays
      if trivial.contains(number) {
        draft.leave(.zero, "the value is \(number == 0 ? "0" : "1"): there is nothing to name")
      }
    } else {
      draft.leave(.notConstant, "the value is computed")
    }
    if let obstacle = expected.obstacle ?? holder.obstacle(in: outline) ?? place.obstacle {
      draft.hold(obstacle)
    } else if outline.constant(holder, is: place.value) {
      draft.setConstant()
    }
    return draft
  }
}

extension [String] {
  /// Whether the last words are these.
  func hasSuffix(_ words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
