/// Finds the places of a file that take spacing.
///
/// Only clear cases: not sizes and positions (`frame`, `offset`, `widthAnchor`), nor the padding of
/// a string.
struct SpacingPlaces {
  let outline: SyntaxOutline

  /// The places of a file, by their first words.
  func places() -> [NumberPlace] {
    var places: [NumberPlace] = []
    func look(for words: KnownWord..., read: (Int) -> [NumberPlace]) {
      for word in words { places += outline.indices(of: word).flatMap { read(Int($0)) } }
    }
    look(
      for: .padding, .safeAreaPadding, .contentMargins, .listRowSpacing
    ) { modifier($0) }
    look(
      for: .spacing, .padding, .horizontalSpacing, .verticalSpacing, .horizontalPadding,
      .verticalPadding, .minLength
    ) { labelled($0) }
    look(for: .EdgeInsets, .UIEdgeInsets, .NSEdgeInsets, .NSDirectionalEdgeInsets) { insets($0) }
    look(for: .`init`) { implicitInsets($0) }
    look(
      for: .spacing, .minimumLineSpacing, .minimumInteritemSpacing, .interGroupSpacing,
      .imagePadding, .titlePadding
    ) { property($0) }
    look(
      for: .layoutMargins, .directionalLayoutMargins, .contentInset, .sectionInset
    ) { side($0) }
    look(for: .setCustomSpacing) { customSpacing($0) }
    look(for: .constraint) { constraint($0) }
    look(for: .NSLayoutConstraint) { layoutConstraint($0) }
    look(
      for: .equalTo, .equalToSuperview, .greaterThanOrEqualTo, .lessThanOrEqualTo,
      .greaterThanOrEqualToSuperview, .lessThanOrEqualToSuperview
    ) { relation($0) }
    return places
  }

  private func place(
    _ form: SpacingForm, _ value: Range<Int>, _ signature: String, _ axis: Axis? = nil
  ) -> NumberPlace {
    NumberPlace(form: form.rawValue, value: value, signature: signature, axis: axis)
  }

  /// The direction that the words of some names state.
  private func axis(_ names: some Sequence<Int>) -> Axis? {
    Axis(words: names.flatMap { NameWords.split(outline.name($0)) })
  }

  /// Whether an expression can be a number, unlike edges and insets.
  private func mayBeNumber(_ span: Range<Int>) -> Bool {
    switch outline.kind(span.lowerBound) {
    case .leftSquare, .stringStart, .leftBrace: return false
    case .period: return !outline.isText(span.lowerBound + 1, "init")
    case .identifier where outline.startsUppercase(span.lowerBound):
      guard outline.call(named: span.lowerBound) != nil else { return true }
      switch outline.word(span.lowerBound) {
      case .CGFloat, .Double, .Float, .Int: return true
      default: return false
      }
    default: return true
    }
  }
}

// MARK: - SwiftUI

extension SpacingPlaces {
  /// Reads `.padding(8)`, `.padding(.horizontal, 8)`, `.contentMargins(.top, 8, for: .scrollContent)`.
  private func modifier(_ name: Int) -> [NumberPlace] {
    guard let call = outline.modifierCall(named: name) else { return [] }
    let unlabelled = outline.arguments(call).prefix { $0.label == nil }
    guard let last = unlabelled.last, unlabelled.count <= 2, mayBeNumber(last.value) else {
      return []
    }
    let form: SpacingForm = outline.word(name) == .listRowSpacing ? .container : .padding
    let edges = unlabelled.count > 1 ? unlabelled[unlabelled.startIndex].value : 0..<0
    return [
      place(
        form, last.value, outline.signature(call),
        axis(edges.filter { outline.kind($0) == .identifier }))
    ]
  }

  /// Reads `VStack(spacing: 8)`, `Spacer(minLength: 8)`, `Card(padding: 16)`.
  private func labelled(_ label: Int) -> [NumberPlace] {
    if let value = outline.defaultValue(ofParameter: label) {
      guard mayBeNumber(value), takesNumber(label) else { return [] }
      return [place(.own, value, "\(outline.name(label)): … = …", axis([label]))]
    }
    guard let (call, argument) = outline.call(labelledBy: label), mayBeNumber(argument.value) else {
      return []
    }
    let callee = outline.callee(of: call)
    let name = outline.name(callee)
    if outline.word(label) == .minLength, name != "Spacer" { return [] }
    if Self.containers.contains(name) || name == "Spacer" {
      return [
        place(
          .container, argument.value, outline.signature(call),
          direction(of: name, call) ?? axis([label]))
      ]
    }
    guard outline.startsUppercase(callee), name != "GlassEffectContainer", drawsViews else {
      return []
    }
    var own = place(.own, argument.value, outline.signature(call), axis([label]))
    own.obstacle = "'\(name)' belongs to the app and may take another type"
    return [own]
  }

  private static let containers: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridItem",
    "HStackLayout", "VStackLayout", "GridLayout", "safeAreaInset", "safeAreaBar",
    "containerRelativeFrame",
  ]

  /// The directions of containers that have one.
  private static let axes: [String: Axis] = [
    "HStack": .horizontal, "LazyHStack": .horizontal, "HStackLayout": .horizontal,
    "VStack": .vertical, "LazyVStack": .vertical, "VStackLayout": .vertical,
  ]

  /// The direction of a container, unless it has both; a vertical one that repeats a view separates rows.
  private func direction(of container: String, _ call: CallExpression) -> Axis? {
    if container.contains("Grid") { return .grid }
    let axis = Self.axes[container]
    return axis == .vertical && repeatsRows(call.close + 1) ? .rows : axis
  }

  /// Whether the content at a brace begins with a repeated view, or does so in one of two cases: what is below each
  /// other is the items of a list, unless they are called sections.
  private func repeatsRows(_ open: Int) -> Bool {
    guard outline.kind(open) == .leftBrace else { return false }
    let first = open + 1
    if outline.isText(first, "ForEach") {
      let items = outline.call(named: first).map { first..<$0.close } ?? first..<first
      return !items.contains {
        NameWords.split(outline.name($0)).contains { $0.hasPrefix("section") }
      }
    }
    guard outline.bareWord(first) == .if,
      let body = outline.bodyOpen(after: first, before: outline.count)
    else { return false }
    if repeatsRows(body) { return true }
    guard let other = outline.partner(body), outline.bareWord(other + 1) == .else else {
      return false
    }
    return repeatsRows(other + 2)
  }

  /// Whether the file imports a UI framework, so that its types are probably views.
  private var drawsViews: Bool {
    outline.imports.contains { index in
      [.SwiftUI, .UIKit, .AppKit].contains(outline.word(index + 1))
    }
  }

  /// Whether a parameter is declared to take a number of points.
  private func takesNumber(_ parameter: Int) -> Bool {
    outline.kind(parameter + 1) == .colon && outline.word(parameter + 2) == .CGFloat
  }
}

// MARK: - Insets

extension SpacingPlaces {
  /// Reads `EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)`, each number by itself.
  private func insets(_ name: Int) -> [NumberPlace] {
    let isQualified = outline.kind(name + 1) == .period && outline.isText(name + 2, "init")
    guard let call = outline.call(named: isQualified ? name + 2 : name),
      outline.call(at: call.open) != nil, !isSomethingElse(call)
    else { return [] }
    return outline.arguments(call).compactMap { argument in
      guard let label = argument.label, Self.sides.contains(outline.name(label)),
        mayBeNumber(argument.value)
      else { return nil }
      return place(
        .insets, argument.value, outline.signature(outline.name(name), outline.arguments(call)),
        axis([label]))
    }
  }

  /// Reads `.init(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  private func implicitInsets(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name - 1) == .period, outline.startsImplicitMember(name - 1),
      let call = outline.call(named: name), !isSomethingElse(call)
    else { return [] }
    let arguments = outline.arguments(call)
    let labels = arguments.map { $0.label.map(outline.name) ?? "" }
    guard
      labels == ["top", "leading", "bottom", "trailing"]
        || labels == ["top", "left", "bottom", "right"]
    else { return [] }
    let signature = outline.signature(".init", arguments)
    return arguments.map { argument in
      place(.insets, argument.value, signature, axis(argument.label.map { [$0] } ?? []))
    }
  }

  private static let sides: Set<String> = [
    "top", "leading", "left", "bottom", "trailing", "right", "horizontal", "vertical", "all",
  ]

  /// Whether insets are not of content: the caps of an image, the hit area.
  private func isSomethingElse(_ call: CallExpression) -> Bool {
    let name: String
    switch outline.slot(of: outline.chain(around: call.name)) {
    case .argument(_, let label?, _): name = outline.name(label)
    case .assigned(let target): name = outline.name(target.upperBound - 1)
    case .initializer(let property): name = outline.name(outline.properties[property].name)
    default: return false
    }
    let words = NameWords.split(name)
    return words.contains { ["cap", "hit", "touch", "tap", "alignment"].contains($0) }
  }
}

// MARK: - UIKit

extension SpacingPlaces {
  /// Reads `stackView.spacing = 8`, `layout.minimumLineSpacing = 8`.
  private func property(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name - 1) == .period, let value = outline.valueAssigned(to: name) else {
      return []
    }
    let isOfCells = [.minimumLineSpacing, .minimumInteritemSpacing].contains(outline.word(name))
    return [
      place(.property, value, ".\(outline.name(name)) =", isOfCells ? .grid : nil)
    ]
  }

  /// Reads `view.layoutMargins.left = 16`.
  private func side(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name + 1) == .period, Self.sides.contains(outline.name(name + 2)),
      let value = outline.valueAssigned(to: name + 2)
    else { return [] }
    return [
      place(
        .property, value, ".\(outline.name(name)).\(outline.name(name + 2)) =", axis([name + 2]))
    ]
  }

  /// Reads `stackView.setCustomSpacing(8, after: title)`.
  private func customSpacing(_ name: Int) -> [NumberPlace] {
    guard let call = outline.modifierCall(named: name),
      let first = outline.arguments(call).first, first.label == nil, mayBeNumber(first.value)
    else { return [] }
    return [place(.property, first.value, outline.signature(call))]
  }

  /// Reads `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`; size and center anchors
  /// are not spacing.
  private func constraint(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name - 1) == .period, Self.edges.contains(outline.name(name - 2)),
      let call = outline.call(named: name)
    else { return [] }
    let arguments = outline.arguments(call)
    guard let first = arguments.first?.label,
      Self.relations.contains(outline.name(first)),
      let constant = arguments.first(where: {
        $0.label.map { outline.isText($0, "constant") } ?? false
      })
    else { return [] }
    return [
      constrained(constant.value, outline.signature("constraint", arguments), axis([name - 2]))
    ]
  }

  /// Reads `NSLayoutConstraint(item: a, attribute: .top, …, constant: 8)`.
  private func layoutConstraint(_ name: Int) -> [NumberPlace] {
    guard let call = outline.call(named: name) else { return [] }
    let arguments = outline.arguments(call)
    func argument(_ label: String) -> Argument? {
      arguments.first { $0.label.map(outline.name) == label }
    }
    guard let attribute = argument("attribute")?.value.last, let constant = argument("constant"),
      let other = argument("toItem"), !outline.isText(other.value.lowerBound, "nil"),
      Self.edges.contains(outline.name(attribute) + "Anchor")
    else { return [] }
    return [
      constrained(
        constant.value, outline.signature("NSLayoutConstraint", arguments), axis([attribute]))
    ]
  }

  /// Reads `make.top.equalTo(title.snp.bottom).offset(8)` and `make.edges.equalToSuperview().inset(16)`, as SnapKit
  /// writes constraints.
  private func relation(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name - 1) == .period, outline.call(named: name) != nil else { return [] }
    let start = outline.chainStart(name)
    let links = Array(outline.links(from: start))
    guard let relation = links.firstIndex(where: { $0.name == name }), relation > 0,
      links[..<relation].allSatisfy({
        $0.kind == .member && $0.open < 0 && Self.attributes.contains(outline.name($0.name))
      }),
      let distance = links[(relation + 1)...].first(where: { $0.kind == .member }),
      ["offset", "inset"].contains(outline.name(distance.name)),
      let call = outline.call(named: distance.name)
    else { return [] }
    let arguments = outline.arguments(call)
    guard arguments.count == 1, arguments[0].label == nil, mayBeNumber(arguments[0].value),
      outline.word(arguments[0].value.lowerBound) != .UIEdgeInsets
    else { return [] }
    var place = constrained(
      arguments[0].value, outline.signature(call), axis(links[..<relation].map(\.name)))
    place.site = .number
    return [place]
  }

  /// What SnapKit calls the edges of a view.
  private static let attributes: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "edges", "horizontalEdges",
    "verticalEdges", "directionalEdges", "directionalHorizontalEdges", "directionalVerticalEdges",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
  ]

  private func constrained(
    _ value: Range<Int>, _ signature: String, _ axis: Axis?
  ) -> NumberPlace {
    var place = place(.constraint, value, signature, axis)
    place.countsBothWays = true
    return place
  }

  private static let edges: Set<String> = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
  ]
  private static let relations: Set<String> = [
    "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo",
  ]
}
