import Testing

@testable import MigrateKit

/// Where names lead: members, functions, constants and instances of the project, in any file.
@Suite struct SketchFollowingTests: SketchChecking {
  private let theme = """
    enum Theme { static let fonts: FontSet = Fonts(); static let radius = Radii() }
    struct Fonts: FontSet { var caption: Font { Face.medium.size(12) } }
    enum Face {
      case bold, medium
      func size(_ size: CGFloat) -> Font { Font.custom(name, size: size) }
      var name: String { switch self { case .bold: "A-Bold"; case .medium: "A-Medium" } }
    }
    struct Radii { var large: Radius { make(16) }
      private func make(_ points: CGFloat) -> Radius { Radius(points: points) } }
    struct Radius { let points: CGFloat
      var shape: RoundedRectangle { RoundedRectangle(cornerRadius: points) } }
    """

  private func radii(_ result: Sketcher.Result) -> [SketchOutline] {
    all(result.picture.drawings).compactMap {
      if case .clipped(let outline, _, _) = $0 { outline } else { nil }
    }
  }

  @Test func instancesOfTheThemeHaveTheirMembers() throws {
    let result = try sketch(
      """
      struct V: View { var body: some View {
        Text("a").font(Theme.fonts.caption).clipShape(Theme.radius.large.shape)
      } }
      """, theme)
    #expect(texts(result).map(\.font.size) == [12])
    #expect(radii(result) == [.rounded(16)])
    #expect(result.unknownCount == 0)
  }

  /// A number is SwiftUI's own overload; only a value of the project's type is the project's.
  @Test func anOverloadForATypeOfTheProjectTakesNothingElse() throws {
    let extended = """
      extension View {
        func cornerRadius(_ radius: Radius) -> some View { opacity(0.5).clipShape(radius.shape) }
        func font(_ face: Face) -> some View { font(face.size(20)) }
      }
      """
    let result = try sketch(
      """
      struct V: View { var body: some View { VStack {
        Color.red.cornerRadius(8)
        Color.red.cornerRadius(Theme.radius.large)
        Text("a").font(.system(size: 15))
        Text("b").font(.bold)
      } } }
      """, theme, extended)
    #expect(radii(result) == [.rounded(8), .rounded(16)])
    #expect(texts(result).map(\.font.size) == [15, 20])
    #expect(result.unknownCount == 0)
  }

  @Test func functionsAreFollowedWithTheirArguments() throws {
    let result = try sketch(
      """
      enum Level { case low, high }
      struct V: View {
        var level = Level.high
        var body: some View {
          VStack {
            Text("a").foregroundColor(tint(for: level))
            Text("b").foregroundColor(tint(for: .low))
            Text("c").padding(gap(2))
          }
        }
        func gap(_ count: CGFloat) -> CGFloat { max(count * unit, 4) }
        func tint(for level: Level) -> Color {
          switch level { case .low: return .green; case .high: return .red }
        }
      }
      let unit: CGFloat = 8
      """)
    #expect(try texts(result)[0].paint == color("red"))
    #expect(try texts(result)[1].paint == color("green"))
    #expect(result.unknownCount == 0 && result.notes.isEmpty)
  }

  /// What only the running app knows has its first case, said once and everywhere the same.
  @Test func unknownCasesAreTheFirst() throws {
    let result = try sketch(
      """
      enum Level { case low, high
        var color: Color { switch self { case .low: .green; case .high: .red } }
        var title: String { switch self { case .high: "High"; case .low: "Low" } }
      }
      struct V: View { let level: Level
        var body: some View { Text(level.title).foregroundColor(level.color) } }
      """)
    #expect(texts(result).map(\.text) == ["Low"])
    #expect(try texts(result).map(\.paint) == [color("green")])
    #expect(result.notes == ["assumed: level == .low"])
  }

  @Test func casesBringTheirValues() throws {
    let result = try sketch(
      """
      enum Style { case plain, tinted(Color) }
      struct V: View {
        var style = Style.tinted(.red)
        var body: some View { Text("a").foregroundColor(color) }
        var color: Color {
          switch style { case .plain: return .gray; case .tinted(let color): return color }
        }
      }
      """)
    #expect(try texts(result).map(\.paint) == [color("red")])
  }

  /// A constant that two files declare is neither.
  @Test func constantsOfOtherFilesAreFound() throws {
    let source = "struct V: View { var body: some View { Text(\"a\").background(Accent) } }"
    let red = "let parts = [Color.red, Color.blue]\nlet Accent = LinearGradient(colors: parts)"
    let found = try sketch(source, red)
    guard case .gradient(let gradient) = fills(found).first else {
      Issue.record("\(fills(found))")
      return
    }
    #expect(gradient.stops.count == 2)
    let open = try sketch(source, red, "let Accent = LinearGradient(colors: [Color.green])")
    #expect(open.unknownCount > 0)
  }

  @Test func theFirstUseSaysWhatAViewIsGiven() throws {
    let source = """
      struct V: View {
        let title: String
        let size: CGFloat
        var note: String?
        var body: some View { VStack {
          Text(title).frame(height: size)
          if let note { Text(note) }
        } }
      }
      """
    let used = try sketch(source + "\n#Preview { V(title: \"Hello\", size: 40) }")
    #expect(texts(used).map(\.text) == ["Hello"])
    #expect(used.notes == ["drawn as File0.swift:10 makes it"])
    let elsewhere = try sketch(source, "let view = V(title: \"There\", size: 40)")
    #expect(texts(elsewhere).map(\.text) == ["There"])
    let open = try sketch(source)
    #expect(texts(open).map(\.text) == ["title", "note"])
    #expect(open.notes.contains { $0.hasPrefix("not known: size") })
  }

  @Test func placesAreThoseOfTheScreen() throws {
    let result = try sketch(
      """
      struct V: View {
        @State private var offset: CGSize = .zero
        var body: some View {
          GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2, height: 20).offset(x: offset.width)
          }
        }
      }
      """)
    #expect(result.unknownCount == 0)
    #expect(result.notes == ["assumed: proxy.size.width is 390, that of a whole screen"])
  }

  /// A name that begins with a capital letter is a type on its own line, and a constant before a new one.
  @Test func modifiersOnANewLineAreNoMembers() throws {
    let result = try sketch(
      "struct V: View { var body: some View { Badge\n.padding(4)\n } }\nlet Badge = Text(\"a\")")
    #expect(texts(result).map(\.text) == ["a"])
    #expect(result.unknownCount == 0)
  }

  /// A color that a body chooses by the appearance has both.
  @Test func chosenColorsHaveBothAppearances() throws {
    let members = """
      @Environment(\\.colorScheme) var colorScheme
      var ink: Color {
        if colorScheme == .dark { return .white }
        return .black
      }
      """
    let text = try #require(
      try texts(body("Text(\"a\").foregroundColor(ink)", members: members)).first)
    guard case .color(let color) = text.paint else {
      Issue.record("\(text.paint)")
      return
    }
    #expect(color.drawn(in: .light).rgba8.hex == "#000000FF")
    #expect(color.drawn(in: .dark).rgba8.hex == "#FFFFFFFF")
    let views = try body(
      "if colorScheme == .dark { Text(\"dark\") } else { Text(\"light\") }", members: members)
    #expect(texts(views).map(\.text) == ["light"])
    #expect(views.notes == ["drawn as in light mode: if colorScheme == .dark"])
  }

  /// A list that is empty at first is filled by the running app.
  @Test func emptyListsAreDrawnWithThree() throws {
    let result = try body(
      "ForEach(items) { Text($0.name) }", members: "@State private var items: [Item] = []")
    #expect(texts(result).map(\.text) == ["name", "name", "name"])
    #expect(result.notes == ["assumed: 3 × items"])
  }

  @Test func functionsThatNeverEndAreNotFollowedForever() throws {
    let result = try body(
      "Text(\"a\").padding(f(1))",
      members: "func f(_ n: CGFloat) -> CGFloat { f(n + 1) + f(n + 2) }")
    #expect(result.notes.contains { $0.hasPrefix("not known: f(1)") })
  }
}
