import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The height that constraints give the view of a layer with round corners.
@Suite struct ConstrainedHeightTests {
  private static let set = "chip.heightAnchor.constraint(equalToConstant: 24).isActive = true"

  /// Each with the height of what `layer.cornerRadius = 12` rounds.
  static let rows: [(source: String, height: Double?)] = [
    ("func f() { let chip = UIView(); chip.layer.cornerRadius = 12; \(set) }", 24),
    (
      "func f() { layer.cornerRadius = 12; heightAnchor.constraint(equalToConstant: 24).isActive = true }",
      24
    ),
    (
      "func f() { let chip = UIView(); chip.layer.cornerRadius = 12; all([chip.heightAnchor.constraint(equalToConstant: 24)]) }",
      24
    ),
    // A property of the type is the same view in all of its functions.
    (
      "let chip = UIView(); func f() { chip.layer.cornerRadius = 12 }; func g() { self.\(set) }", 24
    ),
    (
      "let chip: UIView = { let view = UIView(); view.layer.cornerRadius = 12; return view }(); func g() { \(set) }",
      24
    ),
    // SnapKit's closures say it of the view that they are called on.
    ("func f() { layer.cornerRadius = 12; snp.makeConstraints { $0.height.equalTo(24) } }", 24),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.height.equalTo(24) } }",
      24
    ),
    (
      "let chip = UIView(); func f() { chip.layer.cornerRadius = 12 }; func g() { chip.snp.remakeConstraints { make in make.top.equalToSuperview(); make.width.height.equalTo(24) } }",
      24
    ),
    (
      "let chip = UIView().then { $0.layer.cornerRadius = 12 }; func g() { chip.snp.makeConstraints { $0.size.equalTo(24) } }",
      24
    ),
    (
      "let chip = UIView(); func f() { chip.do { $0.layer.cornerRadius = 12 } }; func g() { self.\(set) }",
      24
    ),
    (
      "let chip = UIView(); func f() { cell.do { $0.chip.layer.cornerRadius = 12 } }; func g() { self.\(set) }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.width.equalTo(24) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.height.equalTo(icon.snp.height) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; icon.snp.makeConstraints { $0.height.equalTo(24) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.height.equalTo(24) }; chip.snp.updateConstraints { $0.height.equalTo(side) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.height.equalTo(24).priority(.low) } }",
      nil
    ),
    (
      "func f() { icons.forEach { $0.layer.cornerRadius = 12 }; chips.forEach { $0.heightAnchor.constraint(equalToConstant: 24) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.icon.snp.makeConstraints { $0.height.equalTo(24) } }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.snp.makeConstraints { $0.height.equalTo(24) }; chip.snp.updateConstraints { $0.height.equalTo(30) } }",
      nil
    ),
    // Another view, a height of which nothing is known, and two heights.
    ("func f() { icon.layer.cornerRadius = 12; \(set) }", nil),
    (
      "func f() { let chip = UIView(); chip.layer.cornerRadius = 12 }; func g() { let chip = UIView(); \(set) }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.widthAnchor.constraint(equalToConstant: 24).isActive = true }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; chip.heightAnchor.constraint(equalTo: b, constant: 24).isActive = true }",
      nil
    ),
    (
      "func f() { chip.layer.cornerRadius = 12; \(set); chip.heightAnchor.constraint(equalToConstant: 30).isActive = true }",
      nil
    ),
    // Only some corners are round.
    (
      "func f() { chip.layer.cornerRadius = 12; chip.layer.maskedCorners = [.layerMinXMinYCorner]; \(set) }",
      nil
    ),
  ]

  @Test(arguments: rows) func theConstraintOfTheSameViewCounts(source: String, height: Double?) {
    let system = TestSystem.designSystem(TestSystem.radius("radius.max", 100))
    let found = MatchedSource("class A: UIView { \(source) }", system).suggestions.first {
      $0.finding.category == .radius
    }
    #expect(found?.finding.context.constrainedHeight == height)
    #expect(found?.finding.context.knownHeight == nil)
    #expect(found?.reasons.map(\.code) == [height == nil ? .tooFar : .pill])
  }
}
