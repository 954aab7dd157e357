import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Declarations are distinguished and taken to pieces.
@Suite struct DeclarationTests {
  @Test("types with their names and what they inherit")
  func types() {
    let outline = MarkedSource(
      """
      public final class A<T>: B, C where T: D { }
      extension Foo.Bar: P { }
      enum E: String { case a }
      """
    ).outline
    #expect(outline.types.map { outline.text($0.name) } == ["A", "Foo.Bar", "E"])
    #expect(outline.types.map { outline.text($0.inherited) } == ["B, C", "P", "String"])
    #expect(outline.types.map(\.keyword) == [.class, .extension, .enum])
  }

  @Test("properties with their types, values and kinds")
  func properties() {
    let outline = MarkedSource(
      """
      struct A {
        static let a: CGFloat = 12
        @State private var b = Color.red
        let c = 1, d: [Int] = [2]
        var e: Color { .red }
        var f: Int = 1 { didSet { } }
        lazy var g: UIView = { UIView() }()
        let h: Array<Color>?
        let (i, j) = k
        let l, m, n: Double
        let o = f(p, q, r), s: Int = 1
        var t: [String: (Int, Int, Int)], u: Int
      }
      """
    ).outline
    let reported = outline.properties.map { property in
      [
        outline.text(property.name), outline.text(property.type),
        outline.text(property.initializer), property.isComputed ? "computed" : "stored",
        outline.isStatic(property) ? "static" : "",
      ]
    }
    #expect(
      reported == [
        ["a", "CGFloat", "12", "stored", "static"],
        ["b", "", "Color.red", "stored", ""],
        ["c", "", "1", "stored", ""],
        ["d", "[Int]", "[2]", "stored", ""],
        ["e", "Color", "", "computed", ""],
        ["f", "Int", "1", "stored", ""],
        ["g", "UIView", "{ UIView() }()", "stored", ""],
        ["h", "Array<Color>?", "", "stored", ""],
        ["(", "", "k", "stored", ""],
        ["l", "Double", "", "stored", ""],
        ["m", "Double", "", "stored", ""],
        ["n", "Double", "", "stored", ""],
        ["o", "", "f(p, q, r)", "stored", ""],
        ["s", "Int", "1", "stored", ""],
        ["t", "[String: (Int, Int, Int)]", "", "stored", ""],
        ["u", "Int", "", "stored", ""],
      ])
    #expect(
      outline.attributes(from: outline.properties[1].start).map { outline.text($0) } == ["State"])
  }

  @Test("functions with their parameters and results")
  func functions() {
    let outline = MarkedSource(
      """
      extension Color {
        init(hex: String, alpha: Double = 1) { }
        static func fade<T>(_ color: @autoclosure () -> T, by amount: inout Int) rethrows -> Color? { }
        init?(rgba _: UInt) { }
      }
      """
    ).outline
    let reported = outline.functions.map { function in
      outline.parameters(function).map { parameter in
        [
          parameter.label.map { outline.text($0) } ?? "_", outline.text(parameter.name),
          outline.text(parameter.type), outline.text(parameter.defaultValue),
        ].joined(separator: " ")
      }
    }
    #expect(
      reported == [
        ["hex hex String ", "alpha alpha Double 1"],
        ["_ color @autoclosure () -> T ", "by amount inout Int "],
        ["rgba _ UInt "],
      ])
    #expect(outline.functions.map { outline.text($0.result) } == ["", "Color?", ""])
  }

  static let insertions: [(source: String, rest: String)] = [
    ("import A\nimport B\n\nlet c = 1\n", "\nlet c = 1\n"),
    ("// head\n\nimport struct A.B // why\nlet c = 1", "let c = 1"),
    ("#if os(iOS)\nimport A\n#endif\nlet c = 1", "#if os(iOS)\nimport A\n#endif\nlet c = 1"),
    ("import A\n#if os(iOS)\nimport B\n#endif\n", "#if os(iOS)\nimport B\n#endif\n"),
    (
      "// a head\n// of two lines\n\n/// Documents it.\nlet c = 1\n",
      "/// Documents it.\nlet c = 1\n"
    ),
    ("let c = 1\n", "let c = 1\n"),
    ("\u{FEFF}let c = 1\n", "let c = 1\n"),
    ("#!/usr/bin/swift\nlet c = 1\n", "let c = 1\n"),
    ("import A\r\nlet c = 1\r\n", "let c = 1\r\n"),
    ("import A", ""),
    ("@testable import A\nlet c = 1\n", "let c = 1\n"),
    ("", ""),
  ]

  @Test(arguments: insertions)
  func insertion(_ source: String, _ rest: String) {
    let outline = SyntaxOutline(Array(source.utf8))
    let insertion = outline.importSection().insertion
    #expect(String(decoding: outline.bytes[insertion...], as: UTF8.self) == rest)
  }

  @Test("modules are named once, submodules and kinds left out")
  func modules() {
    let outline = MarkedSource(
      "import SwiftUI\nimport struct UIKit.UIColor\n@_exported import SwiftUI\n"
    ).outline
    #expect(outline.importSection().modules == ["SwiftUI", "UIKit"])
  }

  @Test("a file of only brackets is outlined without recursion")
  func depth() {
    for brackets in ["(", "[", "{", "f(", "{ a in ", "switch a { case ", "\"\\(", "if a {"] {
      let outline = MarkedSource(String(repeating: brackets, count: 25_000)).outline
      #expect(outline.count >= 25_000)
      _ = outline.enclosingTypeName(of: outline.count - 1)
      _ = outline.isInPattern(outline.count - 1)
    }
  }

  @Test("written types reduce to one name")
  func typeReadings() throws {
    func reported(_ text: String) -> String? {
      let outline = MarkedSource("let a: " + text).outline
      return outline.properties.first.flatMap { outline.reading(ofType: $0.type) }.map {
        outline.text($0.name) + ($0.isOptional ? " optional" : "") + ($0.isArray ? " array" : "")
          + ($0.key.map { " by " + outline.text($0) } ?? "")
      }
    }
    #expect(reported("Color") == "Color")
    #expect(reported("SwiftUI.Color?") == "Color optional")
    #expect(reported("[UIColor]!") == "UIColor optional array")
    #expect(reported("[State: Color]") == "Color by State")
    #expect(reported("any ShapeStyle") == "ShapeStyle")
    #expect(reported("Binding<Color>") == "Binding")
    #expect(reported("(Int, Int)") == nil)
    #expect(reported("() -> Color") == nil)
  }
}
