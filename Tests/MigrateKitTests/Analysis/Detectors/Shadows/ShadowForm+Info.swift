@testable import MigrateKit
@testable import MigrateKitCore

extension ShadowDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .modifier: Self.modifierInfo
    case .layer: Self.layerInfo
    }
  }

  private static let modifierInfo = DetectorInfo(
    id: modifier.rawValue, category: .shadow,
    summary: "A shadow given to a modifier.",
    explanation: """
      Its color, radius and offset are one value; a shadow that names no color is black at 33%. It is \
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
    id: layer.rawValue, category: .shadow,
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
