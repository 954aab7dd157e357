import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Layers")
struct LayerReaderTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// What lies on what, `white on blue`, in the order of the code.
    var reported: [String]
    init(_ name: String, _ source: String, _ reported: String...) {
      testDescription = name
      self.source = source
      self.reported = reported
    }
  }

  /// What the reader says about a source: one line for each color that lies on something.
  private func reported(_ source: String) -> [String] {
    var settings = DetectionSettings()
    settings.tokenCodes = ["Color.brand", "Palette.ink"]
    let file = SourceFile(path: "App/View.swift", bytes: Array(source.utf8))
    let scan = FileScanner(settings: settings).scan(file)
    let resolver = FindingResolver(
      settings: settings, project: ProjectFacts(files: [scan.facts]))
    var names: [Int: String] = [:]
    for finding in resolver.findings(in: scan) {
      for layer in finding.layers {
        names[layer] = finding.source.split(separator: ".").last.map(String.init) ?? ""
      }
    }
    for use in scan.facts.tokenUses {
      guard let layer = use.layer else { continue }
      names[layer] = use.name
    }
    for painted in scan.facts.painted {
      switch painted.source {
      case .code(let code): names[painted.layer] = code
      case .style(.type(let name)), .style(.member(let name)), .style(.function(let name)):
        names[painted.layer] = "the style \(name)"
      }
    }
    return scan.facts.layers.indices.compactMap { index in
      let layer = scan.facts.layers[index]
      guard !layer.backdrops.isEmpty else { return nil }
      let backdrops = layer.backdrops.map { names[$0] ?? "?" }.joined(separator: " and ")
      return "\(names[index] ?? "?") on \(backdrops)"
    }
  }

  @Test(
    "constants and getters paint at all of their uses",
    arguments: [
      Row(
        "a constant",
        "struct V: View { let ink = Color.white; var body: some View { Text(b).foregroundColor(ink).background(Color.blue) } }",
        "white on blue"),
      Row(
        "a constant behind, by the type's name",
        "struct V: View { static let sea = Color.blue; var body: some View { Text(b).foregroundColor(.white).background(V.sea) } }",
        "white on blue"),
      Row(
        "a getter",
        "struct V: View { var ink: Color { .white }; var body: some View { ZStack { Color.blue; Text(b).foregroundColor(ink) } } }",
        "white on blue"),
      Row(
        "each use by itself",
        "struct V: View { let ink = Color.white; var body: some View { Text(b).foregroundColor(ink).background(Color.blue); Text(c).foregroundColor(ink).background(Color.red) } }",
        "white on blue", "white on red"),
    ])
  func constants(row: Row) {
    #expect(reported(row.source).sorted() == row.reported)
  }

  @Test(
    "modifiers of one view",
    arguments: [
      Row(
        "a color behind",
        "let a = Text(b).foregroundColor(.white).padding().background(Color.blue)",
        "white on blue"),
      Row(
        "the order of the two does not matter to what is drawn",
        "let a = Text(b).background(Color.blue).foregroundStyle(.white)", "white on blue"),
      Row(
        "the background of a widget",
        "let a = VStack { Text(b).foregroundColor(.white) }.containerBackground(Color.blue, for: .widget)",
        "white on blue"),
      Row(
        "the innermost background counts",
        "let a = Text(b).foregroundColor(.white).background(Color.blue).background(Color.red)",
        "white on blue", "blue on red"),
      Row(
        "a shape behind",
        "let a = Text(b).foregroundColor(.white).background(RoundedRectangle(cornerRadius: 8).fill(.blue))",
        "white on blue"),
      Row(
        "a closure behind",
        "let a = Text(b).foregroundColor(.white).background { Capsule().fill(Color.blue) }",
        "white on blue"),
      Row(
        "the last view of a closure lies on top",
        "let a = Text(b).foregroundColor(.white).background { Color.red; Capsule().fill(Color.blue) }",
        "white on blue", "blue on red"),
      Row(
        "an outline behind covers nothing",
        "let a = Text(b).foregroundColor(.white).background(Capsule().stroke(Color.red)).background(Color.blue)",
        "white on blue"),
      Row(
        "a gradient behind",
        "let a = Text(b).foregroundColor(.white).background(LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom))",
        "white on blue and red"),
      Row(
        "a text over a shape",
        "let a = Circle().fill(Color.blue).frame(width: 40).overlay(Text(b).foregroundColor(.white))",
        "white on blue"),
      Row(
        "what lies over an image is not known",
        "let a = Image(c).background(Color.blue).overlay(Text(b).foregroundColor(.white))"),
      Row(
        "a material is not known",
        "let a = Text(b).foregroundColor(.white).background(.thinMaterial).background(Color.blue)"),
      Row(
        "what another file declares is known by its name alone",
        "let a = Text(b).foregroundColor(.white).background(on ? Palette.sea : Theme.deck)",
        "white on Palette.sea and Theme.deck"),
      Row(
        "beside what the file writes itself",
        "let a = Text(b).foregroundColor(.white).background(LinearGradient(colors: [Color.blue, .sea], startPoint: .top, endPoint: .bottom))",
        "white on blue and .sea"),
      Row(
        "a modifier of the app's own that may draw a card is known by its name alone",
        "let a = Text(b).foregroundColor(.white).cardStyle().background(Color.blue)",
        "the style cardStyle on blue", "white on the style cardStyle"),
      Row(
        "another one is passed over",
        "let a = Text(b).foregroundColor(.white).accessible().background(Color.blue)",
        "white on blue"),
      Row(
        "arms of one condition meet those of the same",
        "let a = Text(b).foregroundColor(on ? .white : .black).background(on ? Color.blue : Color.gray)",
        "white on blue", "black on gray"),
      Row(
        "and of its contrary",
        "let a = Text(b).foregroundColor(on ? .white : .black).background(!on ? Color.gray : Color.blue)",
        "white on blue", "black on gray"),
      Row(
        "arms of different conditions may meet in every way",
        "let a = Text(b).foregroundColor(on ? .white : .black).background(up ? Color.blue : Color.gray)",
        "white on blue and gray", "black on blue and gray"),
      Row(
        "a row's background",
        "let a = Text(b).foregroundColor(.white).listRowBackground(Color.blue)", "white on blue"),
      Row(
        "tokens in use count as well",
        "let a = Text(b).foregroundColor(.white).background(Color.brand)\nlet c = Text(b).foregroundColor(Palette.ink).background(Color.blue)",
        "white on Color.brand", "Palette.ink on blue"),
    ])
  func modifiers(row: Row) {
    #expect(reported(row.source).sorted() == row.reported.sorted())
  }

  /// A view with a body.
  private static func view(_ body: String, _ members: String = "") -> String {
    "struct Row: View {\n  var body: some View {\n    \(body)\n  }\n  \(members)\n}"
  }

  @Test(
    "containers",
    arguments: [
      Row(
        "a stack over a color",
        view("ZStack { Color.blue; VStack { Text(a).foregroundColor(.white) } }"), "white on blue"),
      Row(
        "a color that fills the screen",
        view("ZStack { Color.blue.ignoresSafeArea(); Text(a).foregroundColor(.white) }"),
        "white on blue"),
      Row(
        "the last shape before the text",
        view(
          "ZStack { Color.red; Circle().fill(Color.blue); Text(a).foregroundColor(.white) }"),
        "blue on red", "white on blue"),
      Row(
        "a ring covers nothing",
        view(
          "ZStack { Circle().stroke(Color.red); Text(a).foregroundColor(.white) }.background(Color.blue)"
        ), "white on blue"),
      Row(
        "a text over a color",
        view("Color.blue.overlay { Text(a).foregroundColor(.white) }"), "white on blue"),
      Row(
        "what follows the text lies over it",
        view("ZStack { Text(a).foregroundColor(.white); Color.blue }")),
      Row(
        "a view of the app's own may cover everything",
        view("ZStack { Color.red; Sky(); Text(a).foregroundColor(.white) }")),
      Row(
        "a shape that is moved away decorates what the text lies on",
        view(
          "ZStack { Color.red; Circle().fill(Color.blue).offset(x: 90); Text(a).foregroundColor(.white) }"
        ), "blue on red", "white on red"),
      Row(
        "a shape that is turned may lie elsewhere",
        view(
          "ZStack { Color.red; Circle().fill(Color.blue).rotationEffect(a); Text(a).foregroundColor(.white) }"
        ), "blue on red"),
      Row(
        "a stack with a background",
        view(
          "VStack { HStack { Text(a).foregroundColor(.white) } }.padding().background(Color.blue)"),
        "white on blue"),
      Row(
        "conditions and loops",
        view(
          "VStack { if a { ForEach(b) { c in Text(c).foregroundColor(.white) } } }.background(Color.blue)"
        ), "white on blue"),
      Row(
        "a button's label",
        view(
          "Button(action: a) { Text(b).foregroundColor(.white).padding() }.background(Color.blue)"),
        "white on blue"),
      Row(
        "a button with a style of its own",
        view(
          "Button { a() } label: { Text(b).foregroundColor(.white) }.buttonStyle(.borderedProminent).background(Color.blue)"
        ), "the style borderedProminent on blue", "white on the style borderedProminent"),
      Row(
        "a plain button",
        view(
          "Button { a() } label: { Text(b).foregroundColor(.white) }.buttonStyle(.plain).background(Color.blue)"
        ), "white on blue"),
      Row(
        "where a link leads is another screen",
        view(
          "NavigationLink { Text(a).foregroundColor(.red) } label: { Text(b).foregroundColor(.white) }.background(Color.blue)"
        ), "white on blue"),
      Row(
        "a sheet is another screen",
        view("VStack { b }.sheet { Text(a).foregroundColor(.white) }.background(Color.blue)")),
      Row(
        "a list has a background of its own",
        view("List { Text(a).foregroundColor(.white) }.background(Color.blue)")),
      Row(
        "a container of the app's own may draw a surface",
        view("Card { Text(a).foregroundColor(.white) }.background(Color.blue)")),
      Row(
        "the label of a button style",
        "struct Filled: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(.white).background(configuration.isPressed ? Color.blue : Color.red) } }",
        "white on blue and red"),
      Row(
        "a part of the view lies where it is named",
        view(
          "ZStack { Color.blue; VStack { header } }",
          "private var header: some View { Text(a).foregroundColor(.white) }"), "white on blue"),
      Row(
        "on self, with a background of its own there",
        view(
          "VStack { self.header.padding().background(Color.blue) }",
          "func header() -> some View { Text(a) }\n  var header: some View { Text(a).foregroundColor(.white) }"
        ), "white on blue"),
      Row(
        "a part that is named in two places with one background",
        view(
          "VStack { part; HStack { part } }.background(Color.blue)",
          "var part: some View { Text(a).foregroundColor(.white) }"), "white on blue"),
      Row(
        "a part that is named in two places that differ",
        view(
          "VStack { part; HStack { part }.background(Color.red) }.background(Color.blue)",
          "var part: some View { Text(a).foregroundColor(.white) }"), "red on blue"),
      Row(
        "a part that names itself",
        view("part", "var part: some View { VStack { part; Text(a).foregroundColor(.white) } }")),
    ])
  func containers(row: Row) {
    #expect(reported(row.source).sorted() == row.reported.sorted())
  }

  /// A view with the styles and modifiers of its file.
  private static func styled(_ view: String, _ declarations: String...) -> String {
    (declarations + ["let a = \(view)"]).joined(separator: "\n")
  }

  private static let filled = """
    struct Filled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(Color.blue)
      }
    }
    """

  @Test(
    "styles and modifiers that the file declares",
    arguments: [
      Row(
        "a button style",
        styled(
          "Button { b } label: { Text(c).foregroundColor(.white) }.buttonStyle(Filled())", filled),
        "white on blue"),
      Row(
        "a button style by a member",
        styled(
          "Button { b } label: { Text(c).foregroundColor(.white) }.buttonStyle(.filled)", filled,
          "extension ButtonStyle where Self == Filled { static var filled: Filled { Filled() } }"),
        "white on blue"),
      Row(
        "a button style that another file declares",
        styled(
          "Button { b } label: { Text(c).foregroundColor(.white) }.buttonStyle(Outlined())", filled),
        "white on the style Outlined"),
      Row(
        "a button style that draws in two ways",
        styled(
          "Button { b } label: { Text(c).foregroundColor(.white) }.buttonStyle(Two())",
          """
          struct Two: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              if on { configuration.label.background(Color.blue) } else { configuration.label.background(Color.red) }
            }
          }
          """), "white on blue and red"),
      Row(
        "a modifier",
        styled(
          "Text(c).foregroundColor(.white).modifier(Card())",
          "struct Card: ViewModifier { func body(content: Content) -> some View { content.padding().background(Color.blue) } }"
        ), "white on blue"),
      Row(
        "a function of views",
        styled(
          "Text(c).foregroundColor(.white).cardStyle()",
          "extension View { func cardStyle() -> some View { self.padding().background(Color.blue) } }"
        ), "white on blue"),
      Row(
        "a function that draws nothing is passed over",
        styled(
          "Text(c).foregroundColor(.white).told().background(Color.blue)",
          "extension View { func told() -> some View { self.accessibilityLabel(d) } }"),
        "white on blue"),
      Row(
        "a style that uses itself",
        styled(
          "Text(c).foregroundColor(.white).again()",
          "extension View { func again() -> some View { self.again() } }")),
    ])
  func ownStyles(row: Row) {
    #expect(reported(row.source).sorted() == row.reported.sorted())
  }

  /// The body of a method of a UIKit view.
  private static func setUp(_ lines: String..., properties: String = "") -> String {
    "import UIKit\nfinal class Cell: UIView {\n  \(properties)\n  func setUp() {\n    "
      + lines.joined(separator: "\n    ") + "\n  }\n}"
  }

  @Test(
    "views of UIKit",
    arguments: [
      Row(
        "a label with a background",
        setUp("label.textColor = .white", "self.label.backgroundColor = .blue"), "white on blue"),
      Row(
        "a label in a view",
        setUp(
          "card.backgroundColor = .blue", "label.textColor = .white", "card.addSubview(label)"),
        "white on blue"),
      Row(
        "a label in a stack in the view itself",
        setUp(
          "backgroundColor = .blue", "stack.addArrangedSubview(label)", "addSubview(stack)",
          "label.textColor = .white"), "white on blue"),
      Row(
        "a part of a cell",
        setUp(
          "cell.contentView.backgroundColor = .blue", "cell.contentView.label.textColor = .white"),
        "white on blue"),
      Row(
        "a button's title",
        setUp("button.setTitleColor(.white, for: .normal)", "button.backgroundColor = .blue"),
        "white on blue"),
      Row(
        "a configuration",
        setUp("config.baseForegroundColor = .white", "config.baseBackgroundColor = .blue"),
        "white on blue"),
      Row(
        "a label that is made in a closure",
        setUp(
          "label.backgroundColor = .blue",
          properties:
            "let label: UILabel = {\n    let view = UILabel()\n    view.textColor = .white\n    return view\n  }()"
        ), "white on blue"),
      Row(
        "two local labels of one name",
        "import UIKit\nfinal class Cell: UIView {\n  func a() { let label = UILabel(); label.textColor = .white }\n  func b() { let label = UILabel(); label.backgroundColor = .blue }\n}"
      ),
      Row(
        "colors of one state belong together",
        setUp(
          "if on {", "label.textColor = .white; label.backgroundColor = .blue", "} else {",
          "label.textColor = .black; label.backgroundColor = .gray", "}"), "white on blue",
        "black on gray"),
      Row(
        "a color that is set once, over several states, is not known",
        setUp(
          "label.textColor = .white", "if on {", "label.backgroundColor = .blue", "} else {",
          "label.backgroundColor = .gray", "}")),
      Row(
        "a view that is added to two is of neither",
        setUp(
          "a.backgroundColor = .blue", "b.backgroundColor = .red", "label.textColor = .white",
          "a.addSubview(label)", "b.addSubview(label)")),
    ])
  func uiKit(row: Row) {
    #expect(reported(row.source).sorted() == row.reported.sorted())
  }

  @Test("ten thousand texts on one background, and ten thousand containers around one text")
  func manyAndDeep() {
    let texts = String(repeating: "Text(a).foregroundColor(.white)\n", count: 10_000)
    #expect(reported(Self.view("VStack { \(texts) }.background(Color.blue)")).count == 10_000)
    let deep =
      String(repeating: "VStack { ", count: 10_000) + "Text(a).foregroundColor(.white)"
      + String(repeating: " }", count: 10_000)
    #expect(reported(Self.view(deep + ".background(Color.blue)")).isEmpty)
    let parts = (0..<60).map {
      "var p\($0): some View { VStack { p\(($0 + 1) % 60); p\(($0 + 1) % 60); Text(a).foregroundColor(.white) } }"
    }
    #expect(reported(Self.view("p0", parts.joined(separator: "\n"))).isEmpty)
  }
}
