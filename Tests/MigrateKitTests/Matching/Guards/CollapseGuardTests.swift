import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The collapse guard: two values of one view do not become one token")
struct CollapseGuardTests {
  /// The token of the text is #0F172A; #131C2E is 1.9 from it, #0F182B less than 1.
  private let system = TestSystem.designSystem(
    TestSystem.color("ink", "#0F172A"),
    TestSystem.color("sky", "#38BDF8", roles: [.fill, .data, .background]),
    TestSystem.font("body", FontValue(size: 16)),
    TestSystem.radius("boxed", 12))

  @Test(
    "what is marked is held",
    arguments: [
      GuardRow(
        "a rest and a hover color: the one that would move is held, the token's own is not",
        #"""
        struct Row: View {
          var body: some View {
            Text(a).foregroundColor(isHovered ? «Color(hex: "18223A")» : Color(hex: "0F172A"))
          }
        }
        """#),
      GuardRow(
        "neither is the token's: both would move",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(«Color(hex: "18223A")»)
              Text(b).foregroundColor(«Color(hex: "060C1C")»)
            }
          }
        }
        """#),
      GuardRow(
        "nobody can tell them apart: a person would merge them too",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color(hex: "0F172A"))
              Text(b).foregroundColor(Color(hex: "0F182B"))
            }
          }
        }
        """#),
      GuardRow(
        "one value, spelled in two ways",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color(hex: "18223A"))
              Text(b).foregroundColor(Color(red: 0x18 / 255, green: 0x22 / 255, blue: 0x3A / 255))
            }
          }
        }
        """#),
      GuardRow(
        "two views",
        #"""
        struct Row: View {
          var body: some View { Text(a).foregroundColor(Color(hex: "0F172A")) }
        }
        struct Other: View {
          var body: some View { Text(a).foregroundColor(Color(hex: "18223A")) }
        }
        """#),
      GuardRow(
        "two opacities stay two",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color(hex: "0F172A"))
              Text(b).foregroundColor(Color(hex: "18223A").opacity(0.5))
            }
          }
        }
        """#),
      GuardRow(
        "the series of a chart",
        #"""
        struct Chart: View {
          let series: [String: Color] = ["a": Color(hex: "38BDF8"), "b": «Color(hex: "52C4F8")»]
          var body: some View {
            LineMark(x: a, y: b).foregroundStyle(c ? Color(hex: "38BDF8") : «Color(hex: "52C4F8")»)
          }
        }
        """#),
      GuardRow(
        "sibling cases of a switch",
        #"""
        struct Row: View {
          var fill: Color {
            switch state {
            case .on: return Color(hex: "38BDF8")
            case .off: return «Color(hex: "52C4F8")»
            }
          }
        }
        """#),
      GuardRow(
        "the stops of a gradient",
        #"""
        struct Row: View {
          var body: some View {
            Capsule().fill(
              LinearGradient(
                colors: [Color(hex: "38BDF8"), «Color(hex: "52C4F8")»], startPoint: .top,
                endPoint: .bottom))
          }
        }
        """#),
      GuardRow(
        "the states of a button",
        #"""
        final class Button: UIButton {
          func setUp() {
            setTitleColor(UIColor(hex: "0F172A"), for: .normal)
            setTitleColor(«UIColor(hex: "18223A")», for: .highlighted)
          }
        }
        """#),
      GuardRow(
        "two radii",
        """
        struct Row: View {
          var body: some View { a.cornerRadius(12).padding().cornerRadius(«10.5») }
        }
        """),
      GuardRow(
        "two radii that nobody can tell apart",
        """
        struct Row: View {
          var body: some View { a.cornerRadius(12).padding().cornerRadius(11.6) }
        }
        """),
      GuardRow(
        "two sizes of text",
        """
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).font(.system(size: 16))
              Text(b).font(«.system(size: 15)»)
            }
          }
        }
        """),
      GuardRow(
        "two sizes that a weight still tells apart",
        """
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).font(.system(size: 16))
              Text(b).font(.system(size: 15, weight: .bold))
            }
          }
        }
        """),
      GuardRow(
        "a family, where the token has another",
        """
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).font(.system(size: 16))
              Text(b).font(«.custom("Lora", size: 16)»)
            }
          }
        }
        """),
      GuardRow(
        "the constants of one type",
        """
        struct Row: View {
          private let corner: CGFloat = 12
          private let innerCorner: CGFloat = «10.5»
          var body: some View { a.cornerRadius(corner).padding().cornerRadius(innerCorner) }
        }
        """),
      GuardRow(
        "another constant of the type is the token already",
        """
        struct Row: View {
          private let corner: CGFloat = Radius.boxed
          private let innerCorner: CGFloat = «10.5»
          var body: some View { a.cornerRadius(corner).padding().cornerRadius(innerCorner) }
        }
        """),
      GuardRow(
        "the view uses the token already",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color.ink)
              Text(b).foregroundColor(«Color(hex: "18223A")»)
              Text(b).foregroundColor(Color(hex: "0F182B"))
            }
          }
        }
        """#),
      GuardRow(
        "the view uses the token with an opacity: that is another color",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color.ink.opacity(0.5))
              Text(b).foregroundColor(Color(hex: "18223A"))
            }
          }
        }
        """#),
      GuardRow(
        "the view uses the token with the same opacity",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color.ink.opacity(0.5))
              Text(b).foregroundColor(«Color(hex: "18223A").opacity(0.50)»)
            }
          }
        }
        """#),
      GuardRow(
        "a value that stays anyway takes nothing away",
        #"""
        struct Row: View {
          var body: some View {
            VStack {
              Text(a).foregroundColor(Color(hex: "18223A"))
              Text(b).foregroundColor(Color(hex: "A00000"))
            }
          }
        }
        """#),
    ])
  func rows(row: GuardRow) {
    let matched = MatchedSource(row.source, system)
    #expect(matched.marking { $0.heldBy.contains(.collapse) } == row.source)
  }

  @Test("the reason names both values, the line, the token and the distance")
  func reason() throws {
    let matched = MatchedSource(
      #"""
      struct Row: View {
        var body: some View {
          Text(a).foregroundColor(isHovered ? Color(hex: "18223A") : Color(hex: "0F172A"))
        }
      }
      """#, system)
    let held = try #require(matched.answer(to: #"Color(hex: "18223A")"#))
    #expect(held.status == .review && held.replacement == nil && held.edits.isEmpty)
    #expect(
      held.message(.collapse)
        == "#18223A and #0F172A (line 3) would both become ink, and differ by ΔE00 3.89 now; "
        + "they must become two tokens")
    #expect(matched.answer(to: #"Color(hex: "0F172A")"#)?.status == .exact)
  }

  @Test("for a token in use the reason names the token's value")
  func reasonOfUse() throws {
    let matched = MatchedSource(
      """
      struct Row: View {
        var body: some View { a.cornerRadius(Radius.boxed).padding().cornerRadius(10.5) }
      }
      """, system)
    let held = try #require(matched.answer(to: "10.5"))
    #expect(
      held.message(.collapse)
        == "10.5 would become boxed, 12, which the view uses already; it must become another token")
  }

  @Test("a view of ten thousand values takes bounded time")
  func manyValues() {
    let findings = (0..<10_000).map { index in
      Finding.radius(10 + Double(index) / 5_000).with { $0.context.view = "Row.body" }
    }
    let answers = system.answers(findings)
    #expect(answers.first?.heldBy.contains(.collapse) == true)
    #expect(answers.last?.heldBy.contains(.collapse) == false)
  }
}
