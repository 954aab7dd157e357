import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A size that a view has twice becomes one token or stays.
@Suite struct PairGuardTests {
  private let system = TestSystem.designSystem(
    TestSystem.radius("medium", 8), TestSystem.radius("button", 8, roles: [.button]),
    TestSystem.radius("card", 12, roles: [.card]))

  private func radius(_ size: Double, _ role: UsageRole = .unknown, chain: Int? = 1, at offset: Int)
    -> Finding
  {
    Finding.of(.radius(size), role, site: .cgFloat, at: offset).with { $0.chain = chain }
  }

  @Test func bothBecomeOneTokenOrNeither() {
    let same = system.answers([radius(8, at: 0), radius(8, at: 10)])
    #expect(same.map(\.status) == [.exact, .exact])
    let apart = system.answers([radius(8, .button, at: 0), radius(8, at: 10)])
    #expect(apart.map(\.heldBy) == [[.movesTogether], [.movesTogether]])
    #expect(apart.allSatisfy { $0.replacement == nil })
    // The one that no token matches keeps the other.
    let alone = system.answers([radius(12, .card, at: 0), radius(12, at: 10)])
    #expect(alone.map(\.status) == [.review, .gap])
    #expect(
      alone[0].message(.movesTogether)
        == "the view has the same size in line 1, which does not become this token; "
        + "both are applied together")
  }

  @Test func otherSizesAndOtherViewsAreNotAPair() {
    let sizes = system.answers([radius(8, .button, at: 0), radius(12, .card, at: 10)])
    #expect(sizes.map(\.status) == [.exact, .exact])
    let views = system.answers([
      radius(8, .button, at: 0), radius(8, chain: 2, at: 10), radius(8, chain: nil, at: 20),
    ])
    #expect(views.map(\.status) == [.exact, .exact, .exact])
  }

  private func statuses(_ code: String) -> [Status] {
    let scale = TestSystem.designSystem(
      TestSystem.number("small", 8), TestSystem.number("large", 16))
    return MatchedSource(code, scale).suggestions.map(\.status)
  }

  @Test func insetsBecomeTokensTogetherOrStay() {
    let all = "EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)"
    #expect(statuses("a.padding(\(all))") == [.exact, .exact, .exact, .exact])
    let part = "EdgeInsets(top: 8, leading: 10.67, bottom: 8, trailing: 16)"
    #expect(!statuses("a.padding(\(part))").contains(.exact))
  }

  /// The sizes of a badge are one table.
  @Test func insetsOfOneTableStayTogether() {
    func table(_ large: Int) -> [Status] {
      statuses(
        """
        extension Size { var padding: EdgeInsets {
          switch self {
          case .small: return EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
          case .large: return EdgeInsets(top: \(large), leading: 16, bottom: 16, trailing: 16)
          }
        } }
        """)
    }
    #expect(table(16).allSatisfy { $0 == .exact })
    #expect(!table(13).contains(.exact))
  }

  /// Colors that distinguish plans are tokens by chance; where most are tokens, the design has them.
  @Test(arguments: [
    (["1188DD", "DD8811", "88DD11", "DD1188"], false), (["1188DD", "DD8811"], true),
  ])
  func colorsThatDistinguishThings(others: [String], isChange: Bool) {
    let system = TestSystem.designSystem(TestSystem.color("cyan", "#22D3EE", roles: [.tint]))
    let plans = (["22D3EE"] + others).map { "Plan(accentColor: Color(hex: \"#\($0)\"))" }
    let answers = MatchedSource("f(\(plans.joined(separator: ", ")))", system).suggestions
    #expect(answers.count == others.count + 1)
    #expect(answers.first?.status == (isChange ? .exact : .review), "\(answers.map(\.reasons))")
    if !isChange {
      #expect(
        answers.first?.message(.movesTogether)
          == "5 colors are the argument 'accentColor' of Plan in this file, "
          + "and 4 of them do not become tokens; all of them are applied together")
    }
  }

  /// Where one of them needs review, the others do.
  @Test func insetsThatNeedReviewKeepTheOthers() {
    let part = "EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16)"
    #expect(statuses("a.padding(\(part))") == [.review, .review, .review, .review])
  }

  /// Zero is no step of a scale, and other paddings are other statements.
  @Test func zerosAndOtherPaddingsAreNoOtherInsets() {
    let zero = "EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)"
    #expect(statuses("a.padding(\(zero))").count { $0 == .exact } == 3)
    #expect(statuses("a.padding(.top, 8).padding(.leading, 10.67)").contains(.exact))
  }

  /// Zero is no radius; any other corner without a token keeps the others.
  @Test(arguments: [
    ("topLeadingRadius: 8, bottomLeadingRadius: 0, topTrailingRadius: 8", 2),
    ("topLeadingRadius: 8, bottomLeadingRadius: 2, topTrailingRadius: 8", 0),
  ]) func cornersOfAShapeBecomeTokensTogetherOrStay(corners: String, changed: Int) {
    let code = "import SwiftUI\nlet shape = UnevenRoundedRectangle(\(corners))"
    let scale = TestSystem.designSystem(TestSystem.radius("medium", 8))
    #expect(MatchedSource(code, scale).suggestions.count { $0.status == .exact } == changed)
  }

  private func colors(_ code: String) -> [Status] {
    let palette = TestSystem.designSystem(
      TestSystem.color("ink", "#334455"), TestSystem.color("line", "#AA5533"))
    return MatchedSource("import SwiftUI\n" + code, palette).suggestions.map(\.status)
  }

  @Test func colorsOfATupleBecomeTokensTogetherOrStay() {
    let ink = "Color(hex: 0x334455)"
    func pair(_ other: String) -> [Status] {
      colors("struct V { var pair: (text: Color, page: Color) { (\(ink), \(other)) } }")
    }
    let both = pair("Color(hex: 0xAA5533)")
    #expect(both.count == 2 && Set(both).count == 1)
    #expect(!pair("Color(hex: 0x11EE11)").contains(.exact))
    // Arguments of one call are separate statements.
    let call = colors("let v = Text(a).foregroundColor(\(ink)).background(Color(hex: 0x11EE11))")
    #expect(call.contains(.exact))
  }

  /// The colors of a gradient are chosen together; one that it fades to is none of them.
  @Test(arguments: [
    ("colors: [Color.white.opacity(0), Color.white]", 0),
    ("stops: [.init(color: .white.opacity(0), location: 0), .init(color: .white, location: 1)]", 0),
    ("colors: [Color.white, Color.clear]", 1),
    ("colors: [Color.white, Color(hex: 0x334455).opacity(0.5)]", 0),
    ("colors: [Color.white, Color.white]", 2),
  ]) func theColorsOfAGradientBecomeTokensTogetherOrStay(colors: String, changed: Int) {
    let palette = TestSystem.designSystem(
      TestSystem.color("surface", "#FFFFFF", roles: [.background, .fill]))
    let code = "Text(a).background(LinearGradient(\(colors), startPoint: .top, endPoint: .bottom))"
    let found = MatchedSource("import SwiftUI\nlet a = \(code)", palette).suggestions
    #expect(found.count { $0.changesCode && $0.status == .exact } == changed)
  }

  /// Of two hues neither gets the color of a meaning alone; a gray beside it is no second meaning.
  @Test(arguments: [
    (".green", false), ("Color(hex: 0x0055CC)", false), (".gray", true), ("otherColor", true),
  ]) func oneOfTwoHuesStaysWithTheOther(other: String, isChanged: Bool) {
    let feedback = TestSystem.designSystem(
      TestSystem.color("error", "#D62828", means: "feedback", words: ["error"]))
    let red = "Color(hex: 0xD62828)"
    let code = "import SwiftUI\nlet a = Text(b).foregroundStyle(isError ? \(red) : \(other))"
    #expect(MatchedSource(code, feedback).answer(to: red)?.changesCode == isChanged)
  }

  /// What a declaration that is called a gradient returns are its colors.
  @Test(arguments: [
    ("gradientColors", 0), ("warmGradient", 0), ("pairColors", 1),
  ]) func theColorsOfANamedGradientBecomeTokensTogetherOrStay(name: String, changed: Int) {
    let palette = TestSystem.designSystem(
      TestSystem.color(
        "ink", "#334455", roles: [.text, .icon, .background, .border, .fill, .tint]))
    let two = "[Color(hex: 0x334455), Color(hex: 0xAA00FF)]"
    let code = """
      import SwiftUI
      struct V: View {
        func \(name)(_ kind: Kind) -> [Color] {
          switch kind {
          case .a: return \(two)
          default: return []
          }
        }
      }
      """
    let found = MatchedSource(code, palette).suggestions
    #expect(found.count { $0.changesCode && $0.status == .exact } == changed)
  }

  /// What an app's view draws in several colors is no gradient.
  @Test func theColorsOfAListAreDecisionsOfTheirOwn() {
    let palette = TestSystem.designSystem(
      TestSystem.color("surface", "#FFFFFF", roles: [.background, .fill]))
    let code = "Text(a).background(Confetti(colors: [Color.white, Color(hex: 0x334455)]))"
    let found = MatchedSource("import SwiftUI\nlet a = \(code)", palette).suggestions
    #expect(found.count { $0.changesCode } == 1)
  }

  // MARK: Choices

  private static let ink = "Color(hex: 0x334455)"
  private static let line = "Color(hex: 0xAA5533)"
  private static let other = "Color(hex: 0x00FF00)"

  /// The statuses of what a function returns.
  private func inBody(_ body: String) -> [Status] {
    colors("struct V { func tint(_ kind: Kind) -> Color { \(body) } }")
  }

  @Test func theArmsOfASwitchBecomeTokensTogetherOrStay() {
    let palette = TestSystem.designSystem(
      TestSystem.color("ink", "#334455"), TestSystem.color("line", "#AA5533"),
      TestSystem.color("failed", "#CC2222", means: "feedback", words: ["failed"]))
    func arms(_ values: String..., isSwitch: Bool = true) -> [Bool] {
      let findings = values.enumerated().map { number, value in
        Finding.color(value, at: number * 10).with {
          $0.context.choice = FindingContext.Choice(place: 1, isSwitch: isSwitch)
          if value == "#CC2222" { $0.meaning = MeaningReading(words: ["failed"], evidence: "test") }
        }
      }
      return palette.answers(findings).map { $0.replacement != nil }
    }
    #expect(arms("#334455", "#AA5533") == [true, true])
    #expect(arms("#334455", "#00FF00") == [false, false])
    #expect(arms("#334455", "#00FF00", isSwitch: false) == [true, false])
    // A state whose meaning the code states has its token, whatever the others have.
    #expect(arms("#CC2222", "#00FF00") == [true, false])
  }

  /// A size for each case is a scale of its own: one value of it does not change alone.
  @Test(arguments: [(8, [Status.exact, .exact]), (40, [.review, .gap])])
  func theNumbersOfASwitchBecomeTokensTogetherOrStay(other: Int, expected: [Status]) {
    let getter = """
      struct V: View {
        private var inset: CGFloat {
          switch size {
          case .small: return 16
          case .large: return \(other)
          }
        }
        var body: some View { a.padding(inset) }
      }
      """
    #expect(statuses("import SwiftUI\n" + getter) == expected)
  }

  /// Two sizes are read together; of two colors one may be the design's alone.
  @Test func theSizesOfATernaryBecomeTokensTogetherOrStay() {
    #expect(statuses("a.padding(isWide ? 16 : 8)") == [.exact, .exact])
    #expect(statuses("a.padding(isWide ? 16 : 10.67)") == [.review, .gap])
    #expect(inBody("return isOn ? \(Self.ink) : \(Self.other)").first != .gap)
  }

  /// A token or a name of the system in the other arm stays, and views in the arms are views.
  @Test func whatElseAChoiceHasKeepsNothing() {
    #expect(statuses("a.padding(isWide ? Theme.wide : 8)") == [.exact])
    let views = colors(
      """
      struct V: View {
        var body: some View {
          switch kind {
          case .a: Text(a).foregroundColor(\(Self.ink))
          default: Text(a).foregroundColor(\(Self.other))
          }
        }
      }
      """)
    #expect(views.contains(.exact))
  }

  /// The colors of a list were chosen to differ from each other.
  @Test(arguments: [
    ("[Color(hex: \"112233\"), Color(hex: \"445566\"), Color(hex: \"778899\")]", false),
    ("[Color(hex: \"112233\"), Color.accent, Color(hex: \"112233\")]", true),
    ("[Color(hex: \"112233\"), Color(hex: \"445566\")]", true),
    ("[Color(hex: \"112233\"), .white, .pink]", true),
  ]) func theColorsOfAListBecomeTokensTogether(list: String, isChanged: Bool) {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#112233", roles: []))
    let found = MatchedSource("import SwiftUI\nlet pads: [Color] = \(list)", system)
    let first = found.answer(to: "Color(hex: \"112233\")")
    #expect(first?.heldBy.contains(.movesTogether) == !isChanged)
  }

  // MARK: Counterparts

  /// A color that the file compares with stays: a token that looks the same need not be equal.
  @Test(arguments: [
    ("field.textColor == .black", false), ("field.textColor != UIColor.black", false),
    ("field.textColor == .white", true), ("field.tintColor == .black", true),
    ("isOn == true", true),
  ]) func aColorThatIsComparedStays(condition: String, isChanged: Bool) {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#000000"))
    let code = """
      import UIKit
      func begin(_ field: UITextView) { field.textColor = .black }
      func end(_ field: UITextView) { if \(condition) { field.text = hint } }
      """
    let found = MatchedSource(code, system).answer(to: ".black")
    #expect(found?.heldBy.contains(.movesTogether) == !isChanged)
  }

  /// Code that calculates with a size, or undoes it, keeps it.
  @Test(arguments: [
    ("Text(a).padding(.leading, depth * 14 + 8).padding(.trailing, 8)", false),
    ("Text(a).padding(.leading, 12 + 8).padding(.top, 8)", false),
    ("Text(a).padding(.vertical, 8).contentShape(Rectangle()).padding(.vertical, -8)", false),
    ("Bar().clipShape(RoundedRectangle(cornerRadius: max(0, radius - 8))).padding(8)", false),
    ("Text(a).padding(.leading, depth * 8).padding(.trailing, 8)", true),
    ("Text(a).padding(8).offset(y: -8)", true), ("Text(a).padding(8).offset(y: -h - 8)", true),
    ("Text(files.count - 8).padding(8)", true),
    ("VStack { Text(a).frame(width: wide + 8) }.padding(8)", true),
    ("Text(a).padding(.leading, depth + 16).padding(.trailing, 8)", true),
  ]) func whatCalculatesWithASizeKeepsIt(view: String, isChanged: Bool) {
    let scale = TestSystem.designSystem(TestSystem.number("small", 8))
    let code = "import SwiftUI\nstruct V: View { var body: some View { \(view) } }"
    let found = MatchedSource(code, scale).suggestions.last { $0.finding.source == "8" }
    #expect(found?.status == (isChanged ? .exact : .review))
  }

  /// The insets of a placeholder are those of the editor under it.
  @Test(arguments: [
    ("Text(a).padding(.top, 8).allowsHitTesting(false)", false),
    ("Text(a).padding(8).background(.thinMaterial).allowsHitTesting(false)", true),
    ("Text(a).padding(8).allowsHitTesting(true)", true),
    ("VStack { Text(a).padding(8) }.allowsHitTesting(false)", true),
  ]) func aPlaceholderKeepsItsInsets(view: String, isChanged: Bool) {
    let scale = TestSystem.designSystem(TestSystem.number("small", 8))
    let code = "import SwiftUI\nstruct V: View { var body: some View { \(view) } }"
    let found = MatchedSource(code, scale).suggestions.first { $0.finding.source == "8" }
    #expect(found?.status == (isChanged ? .exact : .review))
  }

  @Test func aLocalConstantThatCalculatesWithASizeKeepsIt() {
    func status(_ constant: String) -> Status? {
      let body = "let inner = \(constant)\nreturn HStack(spacing: 8) { Text(a) }"
      let code = "import SwiftUI\nstruct V: View { var body: some View { \(body) } }"
      let scale = TestSystem.designSystem(TestSystem.number("small", 8))
      return MatchedSource(code, scale).suggestions.last { $0.finding.source == "8" }?.status
    }
    #expect(status("width - gap - 8") == .review)
    #expect(status("items.count - 8") == .exact)
    #expect(status("width / 8") == .exact)
  }

  /// The radius of the view and that of the stroke over it are one, also where the stroke is in a closure.
  @Test(arguments: [
    ("Card(cornerRadius: 8) { a }.overlay { Rounded(8).stroke(line) }", false),
    ("Card(cornerRadius: 12) { a }.overlay { Rounded(8).stroke(line) }", true),
    ("Card().shadow(radius: 8).overlay { Rounded(8).stroke(line) }", true),
  ]) func theRadiusOfAViewKeepsThatOfItsStroke(view: String, isChanged: Bool) {
    let view = view.replacing("Rounded(", with: "RoundedRectangle(cornerRadius: ")
    let code = "import SwiftUI\nstruct V: View { var body: some View { \(view) } }"
    let scale = TestSystem.designSystem(TestSystem.radius("medium", 8))
    let found = MatchedSource(code, scale).suggestions.last { $0.finding.source == "8" }
    #expect(found?.status == (isChanged ? .exact : .review))
  }

  /// An arm that would become the code of the other arm stays.
  @Test func theArmsOfAChoiceDoNotBecomeEqual() {
    let palette = TestSystem.designSystem(TestSystem.color("ink", "#334455"))
    func change(_ other: String) -> Bool? {
      let code = "import SwiftUI\nlet a = Text(b).foregroundStyle(isOn ? \(Self.ink) : \(other))"
      return MatchedSource(code, palette).answer(to: Self.ink)?.changesCode
    }
    #expect(change("Color.ink") == false)
    // A fallback that is what could be missing is none.
    func falls(_ first: String) -> Bool? {
      let code = "import SwiftUI\nlet a = Text(b).foregroundStyle(\(first) ?? \(Self.ink))"
      return MatchedSource(code, palette).answer(to: Self.ink)?.changesCode
    }
    #expect(falls("Color.ink") == false)
    #expect(falls("paper") == true)
    #expect(change("Color.ink.opacity(0.5)") == true)
    #expect(change("Color.paper") == true)
  }

  /// What is said of a fallback `#445566`, with a token `ink` and one `paper`.
  private static func fallback(of tried: String, paper: String) -> Suggestion? {
    let palette = TestSystem.designSystem(
      TestSystem.color("ink", "#334455"), TestSystem.color("paper", paper))
    let code =
      "import SwiftUI\nlet a = Text(b).foregroundStyle(\(tried) ?? Color(hex: \"#445566\"))"
    return MatchedSource(code, palette).answer(to: "Color(hex: \"#445566\")")
  }

  /// What stands in for a token or an asset that may be missing is no value of the design.
  @Test(arguments: ["Color.ink", "Color(named: \"Ink\")", ".init(asset: Colors.ink)"])
  func aFallbackOfATokenNeedsNone(tried: String) {
    let found = Self.fallback(of: tried, paper: "#FFFFFF")
    #expect(found?.status == .unresolved)
    #expect(
      found?.reasons.map(\.message) == [
        "it is only taken where '\(tried)' gives nothing; a fallback needs no token"
      ])
  }

  /// What code takes where a model has none is a value of the design.
  @Test(arguments: [
    "model.color", "model.color(instead: Color.ink)", "model.color(named: \"user\")",
    "UIImage(named: logo)?.color",
  ]) func aFallbackOfAnythingElseIsOne(tried: String) {
    let found = Self.fallback(of: tried, paper: "#445566")
    #expect(found?.status == .exact)
  }

  /// A color and a fainter one of it change together.
  @Test func theShadesOfAChoiceBecomeTokensTogetherOrStay() {
    let palette = TestSystem.designSystem(TestSystem.color("ink", "#FFFFFF"))
    func change(_ other: String) -> Bool? {
      let code = "import SwiftUI\nlet a = Text(b).foregroundStyle(isOn ? Color.white : \(other))"
      return MatchedSource(code, palette).answer(to: "Color.white")?.changesCode
    }
    #expect(change("Color.white.opacity(0.45)") == false)
    #expect(change("Color.gray.opacity(0.45)") == true)
  }

  /// Of black and white by their values, which one choice sets against one background, neither becomes a token alone.
  @Test func blackAndWhiteOfOneChoiceStayTogether() {
    let palette = TestSystem.designSystem(TestSystem.color("ink", "#000000"))
    func change(_ other: String) -> Bool? {
      let black = "Color(hex: 0x000000)"
      let code = "import SwiftUI\nlet a = Text(b).foregroundStyle(isOn ? \(black) : \(other))"
      return MatchedSource(code, palette).answer(to: black)?.changesCode
    }
    #expect(change("Color(hex: 0xFFFFFF)") == false)
    #expect(change(".white") == false)
    #expect(change("Color(hex: 0x3A5A78)") == true)
  }
}
