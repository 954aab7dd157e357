import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a review shows, as files; `RECORD=1 swift test` writes them anew.
@Suite struct ReviewScreenTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keys: String
  }

  static let shots = [
    Shot(testDescription: "first", keys: ""),
    Shot(testDescription: "decided", keys: "nbrand<enter>ab"),
    Shot(testDescription: "tokens", keys: "C"),
    Shot(testDescription: "filtered", keys: "cn"),
    Shot(testDescription: "groups", keys: "al"),
    Shot(testDescription: "radius", keys: "f"),
    Shot(testDescription: "gap", keys: "ff"),
    Shot(testDescription: "note", keys: "nok"),
    Shot(testDescription: "end", keys: "AsS"),
    Shot(testDescription: "help", keys: "?"),
  ]

  static let sizes: [(width: Int, height: Int, depth: ColorDepth, name: String)] = [
    (80, 24, .none, "80x24"), (120, 40, .none, "120x40"), (80, 24, .full, "80x24-color"),
    (120, 40, .full, "120x40-color"), (80, 24, .palette, "80x24-palette"),
    (80, 24, .indexed, "80x24-indexed"), (50, 14, .none, "50x14"),
  ]

  @Test(arguments: sizes) func shows(width: Int, height: Int, depth: ColorDepth, name: String)
    throws
  {
    var text = ""
    for shot in Self.shots {
      let screen = ReviewScript().typing(shot.keys).screen(width, height, depth)
      #expect(screen.count == height, "\(shot.testDescription)")
      text += "=== \(shot.testDescription)\n" + screen.map { $0 + "\n" }.joined()
    }
    try Snapshot.expect(Array(text.utf8), in: "review/\(name).txt")
  }

  /// Nothing from sources, paths or mappings moves the cursor, sets the title or turns text around.
  @Test(arguments: [ColorDepth.none, .full]) func hostileTextStaysText(_ depth: ColorDepth) {
    var review = Review(HostileReport.report(), tokens: TokenLists())
    var seen = ""
    for _ in 0..<review.count {
      seen += review.screen(width: 100, height: 40, depth: depth).joined(separator: "\n")
      _ = review.press(.right)
    }
    _ = review.press(.character("l"))
    seen += review.screen(width: 100, height: 40, depth: depth).joined(separator: "\n")
    let safe = seen.unicodeScalars.filter { $0 != "\n" && $0 != "\u{1B}" }
    #expect(!safe.contains(where: ControlCharacters.contains))
    for part in seen.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
      #expect(part.first == "[")
      #expect(part.dropFirst().first { !$0.isNumber && $0 != ";" } == "m", "only looks are escaped")
    }
    #expect(seen.contains("\\u{1B}]0;title\\u{7}"))
  }

  @Test func aSmallWindowIsReported() {
    #expect(
      ReviewScript().screen(39, 24).first == "too small: make the window 40 by 12")
  }

  static let code: [(name: String, before: String, marked: String, after: String, shown: String)] =
    [
      ("all fits", "a(", "Color.red", ")", "a(Color.red)"),
      (
        "the end goes first", ".foregroundColor(", "Color.red", ").padding(12).background(a)",
        ".foregroundColor(Color.red).padding(12)…"
      ),
      (
        "indentation goes before code", "          .tint(", "Color(red: 0.5, green: 0.5)", ")",
        ".tint(Color(red: 0.5, green: 0.5))"
      ),
      (
        "the start goes before the value", "let veryLongNameOfSomeConstant: Color = ",
        "Color(hex: 1)", ")", "…eOfSomeConstant: Color = Color(hex: 1))"
      ),
      (
        "a long value is cut", "f(", "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)",
        ")", "f(Color(red: 8 / 255, green: 145 / 25…)"
      ),
    ]

  @Test(arguments: code) func keepsTheValueVisible(
    name: String, before: String, marked: String, after: String, shown: String
  ) {
    #expect(MarkedCode(before, marked, after, width: 40).line(.plain).text(.none) == shown)
  }

  static let terminals: [(variables: [String: String], depth: ColorDepth)] = [
    ([:], .none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .palette),
    (["TERM": "xterm"], .palette), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "screen-256color"], .indexed), (["TERM": "xterm-kitty"], .full),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .full),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .full),
    (["TERM": "xterm-direct"], .full),
  ]

  @Test(arguments: terminals) func colorsAreThoseOfTheTerminal(
    variables: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth { variables[$0] } == depth)
  }

  static let indexed: [(hex: UInt32, number: Int)] = [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x0891B2, 31), (0x808080, 244),
    (0x111111, 233), (0x5F87AF, 67),
  ]

  @Test(arguments: indexed) func theNearestOf256ColorsIsUsed(hex: UInt32, number: Int) {
    guard case .color(let color) = AwkwardReport.color(hex) else { return }
    #expect(ColorDepth.indexed.code(for: color.light, isBackground: false) == "38;5;\(number)")
  }
}
