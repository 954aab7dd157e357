/// Finds shadows that are written as values: color, radius and offset together.
struct ShadowDetector: Detector {
  static var infos: [DetectorInfo] { [modifierInfo, layerInfo] }

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    return outline.indices(of: .shadow).compactMap { modifier(Int($0), in: file) }
      + LayerShadows(outline: outline, assets: file.assets).shadows().map { draft($0, in: outline) }
  }

  // MARK: SwiftUI

  /// Reads `.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)`, from the modifier's name to
  /// its last parenthesis.
  private func modifier(_ name: Int, in file: ScannedFile) -> Draft? {
    let outline = file.outline
    guard let call = outline.modifierCall(named: name) else { return nil }
    let arguments = outline.arguments(call)
    func argument(_ label: String) -> Range<Int>? {
      arguments.first { $0.label.map(outline.name) == label }?.value
    }
    guard let radius = argument("radius") else { return nil }
    let color = argument("color")
    let reading = color.flatMap {
      ColorReader(outline: outline, assets: file.assets).read($0, expecting: .color)
    }
    // A shadow whose color is a token already, or is not known, is not hard-coded as a whole.
    guard color == nil || reading != nil else { return nil }
    var draft = Draft(
      detector: Self.modifierInfo.id, category: .shadow, span: name..<call.close + 1,
      spelling: outline.spelledSignature(call), value: .none, site: .viewModifier)
    draft.role = RadiusRole.role(of: radius, in: outline)
    draft.premises = reading?.premises ?? []
    let numbers = [radius] + ["x", "y"].compactMap(argument)
    guard let constants = numbers.mapAll(outline.number), reading?.isConstant ?? true else {
      draft.leave(.notConstant, "a part of the shadow is computed")
      return draft
    }
    if constants.allSatisfy({ $0 == 0 }) { draft.leave(.zero, "the shadow has no radius") }
    func number(_ label: String) -> Double { argument(label).flatMap(outline.number) ?? 0 }
    draft.value = .shadow(
      ShadowExpression(
        color: reading?.expression, opacity: 1, radius: number("radius"), x: number("x"),
        y: number("y")))
    return draft
  }

  // MARK: Layers

  private func draft(_ shadow: LayerShadows.Shadow, in outline: SyntaxOutline) -> Draft {
    var draft = Draft(
      detector: Self.layerInfo.id, category: .shadow, span: shadow.anchor,
      spelling: ".shadowRadius =", value: .shadow(shadow.expression), site: .layer)
    draft.role = RadiusRole.role(of: shadow.anchor, in: outline)
    draft.premises = shadow.premises
    draft.uses = shadow.others.map { ConstantUses.Use(span: $0, role: draft.role) }
    draft.context.layerShadow = shadow.edits
    if !shadow.isOnLayer {
      draft.hold("nothing says that what has the shadow is a layer")
    } else if shadow.edits == nil {
      draft.hold("the parts of the shadow share their lines with other code")
    }
    return draft
  }

  private static let modifierInfo = DetectorInfo(
    id: "shadow-modifier", category: .shadow,
    summary: "A shadow given to a modifier.",
    explanation: """
      Its color, radius and offset are one value; a shadow that names no color is black at 33 %. It is \
      replaced as a whole, from the modifier's name to its last parenthesis. The radius is half of \
      what design tools call blur.
      """,
    examples: [
      .finds(
        "card.«shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)»",
        "card.«shadow(radius: 4)»",
        "card.«shadow(color: Color(white: 0, opacity: 0.2), radius: 8, y: 4)».padding()"),
      .tells(.zero, "card.«shadow(color: .black, radius: 0)»"),
      .tells(.notConstant, "card.«shadow(color: .black, radius: isRaised ? 8 : 4)»"),
      .ignores(
        "a token already, or a color that is not known",
        "card.shadow(color: Theme.shadow, radius: 4)",
        "card.shadow(color: Shadow.card.color, radius: Shadow.card.radius)"),
      .ignores("the shadow of a style", "shape.fill(.white.shadow(.drop(radius: 4)))"),
      .ignores("a declaration", "func shadow(radius: CGFloat) -> some View { self }"),
      .ignores("a blur", "view.blur(radius: 4)"),
    ])

  private static let layerInfo = DetectorInfo(
    id: "shadow-layer", category: .shadow,
    summary: "A shadow that is assigned to a layer, part by part.",
    explanation: """
      The assignments to one layer in one body are one shadow, found at its radius; the others are \
      listed with it. A token takes the place of all of them as one call, where the mapping says how \
      one is written on a `CALayer`. What is not assigned is Core Animation's own: black, a radius of \
      3, an offset of 0 and -3.
      """,
    examples: [
      .finds(
        """
        func lift() {
          card.layer.shadowColor = UIColor.black.cgColor
          card.layer.shadowOpacity = 0.1
          card.layer.shadowRadius = «4»
          card.layer.shadowOffset = CGSize(width: 0, height: 2)
        }
        """,
        """
        func lift() {
          layer.shadowOpacity = 0.2
          layer.shadowRadius = «8»
        }
        """),
      .tells(
        .reportOnly, "func lift() { layer.shadowOpacity = 0.2; layer.shadowRadius = «8» }",
        "func lift() {\n  card.shadowOpacity = 0.2\n  card.shadowRadius = «8»\n}"),
      .ignores(
        "a part is not known",
        "func lift() { card.layer.shadowRadius = radius; card.layer.shadowOpacity = 0.1 }"),
      .ignores(
        "another body says more of the shadow, or one body says it twice",
        """
        func lift() {
          card.layer.shadowRadius = 20
          if isDark { card.layer.shadowOpacity = 0.5 } else { card.layer.shadowOpacity = 0.25 }
        }
        """,
        """
        func lift() {
          layer.shadowOpacity = 0
          layer.shadowOpacity = 0.2
        }
        """),
      .ignores(
        "the shadow of a text, which is no layer's",
        "let shadow = NSShadow()\nshadow.shadowBlurRadius = 4\nshadow.shadowOffset = .zero"),
      .ignores(
        "a layer without an opacity casts no shadow", "func lift() { card.layer.shadowRadius = 4 }",
        "func lift() { card.layer.shadowOpacity = 0; card.layer.shadowRadius = 4 }"),
    ])
}

/// A shadow as code writes it, before other files had their say of its color.
struct ShadowExpression: Hashable, Sendable {
  /// The color; `nil` where none is named.
  var color: ColorExpression?
  /// What the color's alpha is multiplied with.
  var opacity: Double
  /// The radius of the blur.
  var radius: Double
  /// How far it is moved to the right.
  var x: Double
  /// How far it is moved down.
  var y: Double
}

extension Array {
  /// What `transform` makes of all elements; `nil` when it makes nothing of one.
  fileprivate func mapAll<T>(_ transform: (Element) -> T?) -> [T]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
