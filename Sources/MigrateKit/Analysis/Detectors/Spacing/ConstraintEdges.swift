/// Reads what a constant of a constraint is from the edges that the constraint relates.
///
/// Between opposite edges of two views, as from leading to trailing, it is a gap. Between the same edges of a view and of
/// what is around it, it is an inset.
struct ConstraintEdges {
  let outline: SyntaxOutline

  /// The role of an argument that is the constant of a constraint; unknown for other arguments, and where the code does
  /// not show both edges.
  func role(of call: CallExpression, label: Int?) -> RoleReading {
    switch relation(of: call, label: label) {
    case .opposite: RoleReading(.gap, evidence: "constraint between opposite edges")
    case .same: RoleReading(.inset, evidence: "constraint between the same edges")
    case nil: .unknown
    }
  }

  /// How the edges of two views are related.
  private enum Relation { case opposite, same }

  /// An edge of a view.
  private struct Edge: Hashable {
    var isVertical: Bool
    var isEnd: Bool

    init?(_ name: String) {
      var name = Substring(name)
      for suffix in ["Anchor", "Margin"] where name.hasSuffix(suffix) {
        name = name.dropLast(suffix.count)
      }
      switch name {
      case "top": (isVertical, isEnd) = (true, false)
      case "bottom": (isVertical, isEnd) = (true, true)
      case "leading", "left": (isVertical, isEnd) = (false, false)
      case "trailing", "right": (isVertical, isEnd) = (false, true)
      default: return nil
      }
    }
  }

  private func relation(of call: CallExpression, label: Int?) -> Relation? {
    if let label {
      guard outline.isText(label, "constant") else { return nil }
      return outline.word(call.name) == .constraint
        ? anchors(of: call) : attributes(of: call)
    }
    return ["offset", "inset"].contains(outline.name(call.name)) ? chain(to: call.name) : nil
  }

  private func relation(_ own: Edge?, _ other: Edge?) -> Relation? {
    guard let own, let other, own.isVertical == other.isVertical else { return nil }
    return own == other ? .same : .opposite
  }

  /// Reads `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`.
  private func anchors(of call: CallExpression) -> Relation? {
    guard outline.kind(call.name - 1) == .period,
      let other = outline.arguments(call).first?.value
    else { return nil }
    let relation = relation(
      Edge(outline.name(call.name - 2)), Edge(outline.name(other.upperBound - 1)))
    return relation == .opposite && isEndOfGuide(other.upperBound - 1) ? .same : relation
  }

  /// Reads `NSLayoutConstraint(item: a, attribute: .top, …, attribute: .bottom, …)`.
  private func attributes(of call: CallExpression) -> Relation? {
    let attributes = outline.arguments(call).filter { argument in
      argument.label.map { outline.isText($0, "attribute") } ?? false
    }
    guard attributes.count == 2 else { return nil }
    let edges = attributes.map { Edge(outline.name($0.value.upperBound - 1)) }
    return relation(edges[0], edges[1])
  }

  /// Whether an edge is that of a layout guide outside of which nothing is: the bottom of `topLayoutGuide`.
  private func isEndOfGuide(_ edge: Int) -> Bool {
    var holder = edge - 2
    if outline.isText(holder, "snp") { holder -= 2 }
    return holder >= 0
      && ["topLayoutGuide", "bottomLayoutGuide", "keyboardLayoutGuide"]
        .contains(outline.name(holder))
  }

  // MARK: - SnapKit

  /// Reads `make.top.equalTo(title.snp.bottom).offset(8)` and `make.edges.equalToSuperview().inset(16)`.
  private func chain(to distance: Int) -> Relation? {
    let links = Array(outline.links(from: outline.chainStart(distance)))
    guard let place = links.firstIndex(where: { $0.open >= 0 }),
      links[place...].contains(where: { $0.name == distance }), links[place].name != distance
    else { return nil }
    let name = outline.name(links[place].name)
    guard ["equalTo", "greaterThan", "lessThan"].contains(where: name.hasPrefix) else { return nil }
    if name.hasSuffix("Superview") { return .same }
    guard let call = outline.call(named: links[place].name),
      let other = outline.arguments(call).first?.value
    else { return nil }
    return relation(
      links[..<place].compactMap { Edge(outline.name($0.name)) }, to: other)
  }

  /// How edges are related to an edge of another view, `title.snp.bottom`, or to the same edges of that view.
  private func relation(_ own: [Edge], to other: Range<Int>) -> Relation? {
    let last = other.upperBound - 1
    guard outline.kind(last) == .identifier, outline.chain(around: last) == other else {
      return nil
    }
    let isMember = other.count > 2 && outline.kind(last - 1) == .period
    if isMember, let edge = Edge(outline.name(last)) {
      let relations = Set(own.map { relation($0, edge) })
      guard relations.count == 1, let relation = relations.first else { return nil }
      return relation == .opposite && isEndOfGuide(last) ? .same : relation
    }
    // A variable may hold an edge: `lastBottom`.
    let isAttribute = isMember && outline.isText(last - 2, "snp")
    let words = NameWords.split(outline.name(last))
    return isAttribute || words.contains { Edge($0) != nil } ? nil : .same
  }
}
