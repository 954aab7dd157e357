import Testing

@testable import MigrateKit

/// What the code of a view becomes, without a project around: literals, names in the file, SwiftUI's own.
@Suite struct SketcherTests: SketchChecking {
  @Test func stylesReachTheTextsInside() throws {
    let result = try body("VStack { Text(\"a\").bold()\nText(\"b\") }.italic().lineLimit(2)")
    let texts = texts(result)
    #expect(texts.map(\.text) == ["a", "b"])
    #expect(texts.map(\.font.weight) == [.bold, .regular])
    #expect(texts.allSatisfy { $0.font.isItalic && $0.lineLimit == 2 && $0.font.size == 17 })
  }

  /// The innermost style counts, and a background does not get what is set inside of it.
  @Test func innerStylesWin() throws {
    let result = try body(
      "Text(\"a\").foregroundColor(.red).background(Text(\"b\")).foregroundColor(.green)")
    #expect(
      texts(result).map(\.paint)
        == [
          .color(try #require(SketchColor.named("green", on: .color))),
          .color(try #require(SketchColor.named("red", on: .color))),
        ])
  }

  @Test func propertiesAndConstantsHaveTheirValues() throws {
    let result = try body(
      "Text(title).padding(Layout.gap).background(tint)",
      members:
        "enum Layout { static let gap = 20.0 }\nlet title = \"Hello\"\nprivate let tint = Color.blue"
    )
    #expect(texts(result).map(\.text) == ["Hello"])
    #expect(fills(result).contains(.color(try #require(SketchColor.named("blue", on: .color)))))
    #expect(abs(result.picture.size.height - (61.0 / 3 + 40 + 32)) < 0.01)
    #expect(result.unknownCount == 0)
  }

  @Test func ownViewsAreFollowedWithWhatTheyAreGiven() throws {
    let result = try sketch(
      """
      struct V: View { var body: some View { Row("One", color: .red) { Text("Inside") } } }
      struct Row<Content: View>: View {
        let title: String
        var color: Color
        let content: Content
        init(_ title: String, color: Color, @ViewBuilder content: () -> Content) {
          self.title = title
          self.color = color
          self.content = content()
        }
        var body: some View { VStack { Text(title).foregroundColor(color); content } }
      }
      """)
    #expect(texts(result).map(\.text) == ["One", "Inside"])
    #expect(texts(result)[0].paint == .color(try #require(SketchColor.named("red", on: .color))))
  }

  /// A view that names itself ends where nothing more can be seen.
  @Test func recursionEnds() throws {
    let result = try sketch(
      "struct V: View { var body: some View { VStack { Text(\"a\"); V() } } }")
    #expect(texts(result).count <= SketchBuilder.maximumDepth + 2)
    #expect(result.notes.contains("not followed further: V"))
  }

  @Test func ownModifiersAndButtonStylesAreFollowed() throws {
    let result = try sketch(
      """
      struct V: View {
        var body: some View {
          VStack {
            Text("a").card(10)
            Text("b").modifier(Frame())
            Button("c") {}.buttonStyle(Filled())
          }
        }
      }
      extension View { func card(_ gap: CGFloat) -> some View { padding(gap).background(Color.red) } }
      struct Frame: ViewModifier { func body(content: Content) -> some View { content.background(Color.green) } }
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundColor(.white).background(Color.blue)
            .opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      """)
    let colors = try ["red", "green", "blue"].map {
      SketchPaint.color(try #require(SketchColor.named($0, on: .color)))
    }
    #expect(fills(result) == colors)
    #expect(texts(result).map(\.text) == ["a", "b", "c"])
    #expect(texts(result)[2].paint == .color(try #require(SketchColor.named("white", on: .color))))
    #expect(result.unknownCount == 0)
  }

  /// A call that lacks an argument of the project's function is SwiftUI's own modifier.
  @Test func anOverloadThatDoesNotFitIsNotFollowed() throws {
    let result = try sketch(
      """
      struct V: View { var body: some View { Color.red.frame(height: 40).cornerRadius(12) } }
      extension View { func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { opacity(0.1) } }
      """)
    guard
      case .clipped(.rounded([12, 12, 12, 12]), _, _) = try #require(result.picture.drawings.first)
    else {
      Issue.record("\(result.picture.drawings)")
      return
    }
  }

  // MARK: What is assumed

  @Test func conditionsAreTakenAsTheViewFirstAppears() throws {
    let members = "@State private var isOpen = false\nlet user: User?"
    let known = try body("if isOpen { Text(\"open\") } else { Text(\"closed\") }", members: members)
    #expect(texts(known).map(\.text) == ["closed"])
    #expect(known.notes.isEmpty)
    let open = try body(
      "if user.isNew { Text(\"new\") } else { Text(\"old\") }", members: members)
    #expect(texts(open).map(\.text) == ["new"])
    #expect(open.notes.contains { $0.hasPrefix("assumed:") })
  }

  /// One condition has one answer in a picture, whichever way it is asked.
  @Test func assumptionsAgree() throws {
    let result = try body(
      "if !item.isMine { Text(\"theirs\") }\nText(item.isMine ? \"mine\" : \"not mine\")")
    #expect(texts(result).map(\.text) == ["theirs", "not mine"])
  }

  @Test func repeatedContentIsDrawnAsOftenAsTheCodeSays() throws {
    let known = try body("ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }")
    #expect(texts(known).map(\.text) == ["a", "b"])
    let open = try body("ForEach(store.items) { item in Text(item.name) }")
    #expect(texts(open).map(\.text) == ["name", "name", "name"])
    #expect(texts(open).allSatisfy { $0.isPlaceholder })
    #expect(open.notes == ["assumed: 3 × store.items"])
  }

  // MARK: What is not known

  @Test func whatIsNotKnownIsHatchedAndNamed() throws {
    let result = try body(
      "VStack { PieChart(data)\nText(\"a\").frobnicate(3).background(user.color) }")
    #expect(
      all(result.picture.drawings).contains {
        if case .hatched("PieChart", _) = $0 { true } else { false }
      })
    #expect(fills(result) == [.unknown("user.color")])
    #expect(result.notes.contains("not drawn: .frobnicate(3)"))
    #expect(result.unknownCount >= 3 && result.unknownCount < result.elementCount)
  }

  /// Nothing in a picture is markup from the code.
  @Test func textsAreEscaped() throws {
    let code =
      "VStack { Text(\"<script>alert(1)</script>\")\nFoo<Bar>(\"</svg>\")\n"
      + "Image(systemName: \"<b>\") }.font(.custom(\"A' onload='x\", size: 12))"
    var writer = SVGWriter(.adaptive, prefix: "t", labels: [:])
    let svg = writer.svg(of: try body(code).picture, title: "<i>").text
    for mark in ["<script", "<b>", "<i>", "onload='"] { #expect(!svg.contains(mark), "\(mark)") }
    #expect(svg.ranges(of: "</svg>").count == 1)
  }

  @Test func colorsFollowTheAppearance() throws {
    let picture = try body("Text(\"a\")").picture
    var light = SVGWriter(.light, prefix: "l")
    var dark = SVGWriter(.dark, prefix: "d")
    var both = SVGWriter(.adaptive, prefix: "b")
    #expect(light.svg(of: picture, title: "").text.contains("fill=\"#000000\""))
    #expect(dark.svg(of: picture, title: "").text.contains("fill=\"#FFFFFF\""))
    #expect(both.svg(of: picture, title: "").text.contains("light-dark(#000000,#FFFFFF)"))
  }
}
