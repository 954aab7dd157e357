import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What declarations are worth by themselves, and the laws that all answers keep.
@Suite struct EvaluatorQuestionsTests {
  static let theme = EvaluatorFixture(
    """
    enum Theme {
      case light, sepia
      var ink: Color { self == .light ? .black : Color(white: 0.2) }
      var gap: CGFloat { 8 }
      static func paper(for scheme: ColorScheme) -> Color { scheme == .dark ? .black : .white }
      static func ink(of theme: Theme, alpha: Double = 0.5) -> Color { theme.ink.opacity(alpha) }
      static func font(size: CGFloat) -> Font { .system(size: size) }
    }
    struct Card {
      let radius: CGFloat
      let inset: CGFloat = 4
      var border: CGFloat = 1
      var double: CGFloat { inset * 2 }
    }
    enum Shadow: String { case small }
    typealias Tone = Theme
    """)

  @Test(arguments: [
    ("Theme.ink", "light: #000000; sepia: #333333"),
    ("Theme.gap", "8"),
    ("Theme.paper", "#FFFFFF/#000000"),
    ("Theme.font", "? it takes a CGFloat"),
    ("Theme.light", "? it is a case of 'Theme'"),
    ("Card.radius", "? the value of 'Card.radius' is not in the code that was read"),
    ("Card.inset", "4"),
    ("Card.border", "? the value of 'Card.border' is not in the code that was read"),
    ("Card.double", "8"),
    ("Shadow", "? it is a type"),
    ("Tone", "? it is a type"),
  ]) func declarationsByThemselves(path: String, worth: String) {
    #expect(Self.theme.worth(ofDeclaration: path) == worth, "\(path)")
  }

  @Test func aValueMustFitItsSite() {
    let fixture = EvaluatorFixture("enum Size { static let gap: CGFloat = 8 }")
    #expect(fixture.worth(of: "Size.gap", expecting: .cgFloat) == "8")
    #expect(
      fixture.worth(of: "Size.gap", expecting: .color) == "? it is a number, not a value of 'Color'"
    )
    #expect(
      EvaluatorFixture("extension Color { static let ink = Color(white: 0.2) }")
        .worth(of: ".ink", expecting: .shapeStyle) == "#333333")
  }

  @Test func codeIsReadInItsPlace() {
    var fixture = EvaluatorFixture(
      """
      enum Spacing { static let sm: CGFloat = 12 }
      enum Card { enum Spacing { static let sm: CGFloat = 4 } }
      """)
    #expect(fixture.worth(of: "Spacing.sm") == "12")
    fixture.enclosingType = "Card"
    #expect(fixture.worth(of: "Spacing.sm") == "4")
  }

  /// Where no manifest divides the files of several programs, each has the same helper with another body.
  @Test func ofSeveralDeclarationsThatOfTheSameFileIsMeant() {
    func helper(_ value: Int) -> String {
      "extension CGFloat { static func step(_ n: Int) -> CGFloat { CGFloat(n * \(value)) } }\n"
    }
    let own = EvaluatorFixture(
      helper(8) + "enum Size { static let gap: CGFloat = .step(2) }", helper(4))
    #expect(own.worth(of: "Size.gap") == "16")
    let elsewhere = EvaluatorFixture(
      "enum Size { static let gap: CGFloat = .step(2) }", helper(8), helper(4))
    #expect(elsewhere.worth(of: "Size.gap") == "? several declarations of 'step' fit")
  }

  @Test func platformsThatDifferAreListed() {
    var fixture = EvaluatorFixture(
      """
      enum Size {
        #if os(macOS)
          static let gap: CGFloat = 4
        #else
          static let gap: CGFloat = 8
        #endif
        #if canImport(UIKit)
          static let only: CGFloat = 2
        #endif
      }
      """)
    fixture.platforms = [.iOS, .macOS]
    #expect(fixture.worth(of: "Size.gap") == "iOS: 8; macOS: 4")
    #expect(fixture.worth(of: "Size.only") == "2")
    fixture.platforms = [.macOS]
    #expect(fixture.worth(of: "Size.gap") == "4")
    #expect(fixture.worth(of: "Size.only") == "? no build reaches its value")
  }

  @Test func releasesBelowTheDeploymentTargetAreNoChoice() {
    var fixture = EvaluatorFixture(
      """
      enum Size {
        static var gap: CGFloat {
          if #available(iOS 16, *) { return 8 }
          return 4
        }
      }
      """)
    #expect(
      fixture.worth(of: "Size.gap") == "#available(iOS 16, *): 8; #unavailable(iOS 16, *): 4")
    fixture.minimum = [17]
    #expect(fixture.worth(of: "Size.gap") == "8")
    fixture.minimum = [15, 4]
    #expect(fixture.worth(of: "Size.gap").contains("#unavailable"))
  }

  @Test func theOrderOfEvaluationDoesNotMatter() {
    let chain = (0..<40).map { "static let a\($0) = a\($0 + 1)" }.joined(separator: "\n")
    let fixture = EvaluatorFixture("enum S { \(chain)\n static let a40: CGFloat = 1 }")
    let codes = (0...40).map { "S.a\($0)" }
    let place = NameResolver.Place(file: 0)
    @Sendable func worths(_ codes: [String]) -> [String: Worth] {
      LargeStack.run {
        var evaluator = fixture.evaluator
        return Dictionary(
          uniqueKeysWithValues: codes.map {
            ($0, evaluator.worth(ofCode: $0, at: place, expecting: .cgFloat))
          })
      }
    }
    #expect(worths(codes) == worths(codes.reversed()))
    #expect(fixture.worth(of: "S.a30") == "1")
    #expect(fixture.worth(of: "S.a0").hasPrefix("? its value refers to itself"))
  }

  @Test func cyclicReferencesHaveNoType() throws {
    let evaluator = EvaluatorFixture(
      "enum Theme {\n static let a = Theme.b.c\n static let b = Theme.a.c\n}"
    ).evaluator
    let chain = try #require(SyntaxOutline(Array("Theme.a.ink".utf8)).memberChains.first)
    guard case .failure = evaluator.resolver.resolve(chain, at: NameResolver.Place()) else {
      Issue.record("found a member of a value without a type")
      return
    }
  }

  @Test func deepAndLongCodeTerminates() {
    let deep = String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000)
    let long = (0..<1000).map { _ in "1" }.joined(separator: " + ")
    let fixture = EvaluatorFixture(
      "enum S { static let deep: CGFloat = \(deep)\n static let long: CGFloat = \(long) }")
    #expect(fixture.worth(of: "S.deep").hasPrefix("?"))
    #expect(fixture.worth(of: "S.long").hasPrefix("?"))
  }

  @Test func malformedCodeIsHandled() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<150 {
      let form = EvaluatorForms.all[Int(random.next() % UInt64(EvaluatorForms.all.count))]
      var bytes = Array(form.theme.utf8)
      for _ in 0..<3 {
        let start = Int(random.next() % UInt64(bytes.count))
        bytes.removeSubrange(start..<min(bytes.count, start + Int(random.next() % 20)))
      }
      var damaged = form
      damaged.theme = String(decoding: bytes, as: UTF8.self)
      #expect(damaged.found.isEmpty == false)
    }
  }
}
