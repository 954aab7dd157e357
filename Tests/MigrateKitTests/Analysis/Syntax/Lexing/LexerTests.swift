import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Lexer")
struct LexerTests {
  @Test(
    "names",
    arguments: [
      LexerSpec(
        "a _b c1 é 日本 $0 $x $", "identifier a", "identifier _b", "identifier c1",
        "identifier é", "identifier 日本", "dollarIdentifier $0", "dollarIdentifier $x",
        "identifier $"),
      LexerSpec(
        "`class`.`a b` `", "identifier `class`", "period .", "identifier `a b`", "unknown `"),
      LexerSpec("`open\nx`", "unknown `", "identifier open", "identifier x", "unknown `"),
      LexerSpec(
        "#if #Preview # x ##", "poundWord #if", "poundWord #Preview", "pound #",
        "identifier x", "pound #", "pound #"),
      LexerSpec("@State @main", "at @", "identifier State", "at @", "identifier main"),
      LexerSpec("<#T##name#> <#open", "identifier <#T##name#>", "prefix <", "poundWord #open"),
      LexerSpec(
        "#colorLiteral(red: 1)", "poundWord #colorLiteral", "leftParen (",
        "identifier red", "colon :", "integer 1", "rightParen )"),
    ])
  func names(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "numbers",
    arguments: [
      LexerSpec(
        "0 12_3 0xFF 0b01 0o17", "integer 0", "integer 12_3", "integer 0xFF", "integer 0b01",
        "integer 0o17"),
      LexerSpec(
        "1.5 1e-3 2.5E+1_0 0x1p4 0xA.8p-2", "float 1.5", "float 1e-3", "float 2.5E+1_0",
        "float 0x1p4", "float 0xA.8p-2"),
      LexerSpec("1.max", "integer 1", "period .", "identifier max"),
      LexerSpec("0xff.description", "integer 0xff", "period .", "identifier description"),
      LexerSpec("0xff.fp", "integer 0xff", "period .", "identifier fp"),
      LexerSpec("0...5", "integer 0", "infix ...", "integer 5"),
      LexerSpec("0..<5.5", "integer 0", "infix ..<", "float 5.5"),
      LexerSpec("x.0.1", "identifier x", "period .", "integer 0", "period .", "integer 1"),
      LexerSpec("-1.5", "prefix -", "float 1.5"),
      LexerSpec(
        "12px 0xG 1e 1.", "integer 12px", "integer 0xG", "float 1e", "integer 1", "period ."),
    ])
  func numbers(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "comments",
    arguments: [
      LexerSpec("a // b\nc", "identifier a", "lineComment // b", "identifier c"),
      LexerSpec("a // b\rc", "identifier a", "lineComment // b", "identifier c"),
      LexerSpec(
        "a/* b /* c */ d */e", "identifier a", "blockComment /* b /* c */ d */",
        "identifier e"),
      LexerSpec("/*/ a */b/**/", "blockComment /*/ a */", "identifier b", "blockComment /**/"),
      LexerSpec("a /* b", "identifier a", "blockComment /* b …"),
      LexerSpec("a +/* b */c", "identifier a", "infix +", "blockComment /* b */", "identifier c"),
      LexerSpec("a +// b", "identifier a", "infix +", "lineComment // b"),
      LexerSpec("a */ b", "identifier a", "unknown */", "identifier b"),
      LexerSpec("#!/usr/bin/swift\na", "shebang #!/usr/bin/swift", "identifier a"),
      LexerSpec("\u{FEFF}#!x\na", "shebang #!x", "identifier a"),
    ])
  func comments(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "white space",
    arguments: [
      LexerSpec(" \t\u{B}\u{C}\0a", "whitespace  \t\u{B}\u{C}\0", "identifier a"),
      LexerSpec(
        "a\n\n  \r\n  b", "identifier a", "newline \n\n  \r\n", "whitespace   ",
        "identifier b"),
      LexerSpec("\ra", "newline \r", "identifier a"),
      LexerSpec(
        "\u{FEFF}a\u{A0}b", "whitespace \u{FEFF}", "identifier a", "whitespace \u{A0}",
        "identifier b"),
    ])
  func whiteSpace(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source, withSpace: true) == spec.lexemes)
  }

  @Test(
    "operators",
    arguments: [
      LexerSpec("a+b - c", "identifier a", "infix +", "identifier b", "infix -", "identifier c"),
      LexerSpec(
        "-a (b++)", "prefix -", "identifier a", "leftParen (", "identifier b", "postfix ++",
        "rightParen )"),
      LexerSpec(
        "a = b == c", "identifier a", "equal =", "identifier b", "infix ==", "identifier c"),
      LexerSpec(
        "(A) -> B", "leftParen (", "identifier A", "rightParen )", "arrow ->",
        "identifier B"),
      LexerSpec(
        "a?.b!.c ?? d", "identifier a", "postfixQuestion ?", "period .", "identifier b",
        "exclamation !", "period .", "identifier c", "infix ??", "identifier d"),
      LexerSpec(
        "a ? .b : c", "identifier a", "infixQuestion ?", "period .", "identifier b",
        "colon :", "identifier c"),
      LexerSpec(
        "a ? b : c", "identifier a", "infixQuestion ?", "identifier b", "colon :",
        "identifier c"),
      LexerSpec(
        "Int? !a [X]! a != b", "identifier Int", "postfixQuestion ?", "prefix !",
        "identifier a", "leftSquare [", "identifier X", "rightSquare ]", "exclamation !",
        "identifier a", "infix !=", "identifier b"),
      LexerSpec(
        "f(&x, a & b)", "identifier f", "leftParen (", "prefixAmpersand &", "identifier x",
        "comma ,", "identifier a", "infix &", "identifier b", "rightParen )"),
      LexerSpec(
        "A<B<C>>()", "identifier A", "infix <", "identifier B", "infix <", "identifier C",
        "infix >>", "leftParen (", "rightParen )"),
      LexerSpec(
        "a •∘ b ≠c √d", "identifier a", "infix •∘", "identifier b", "prefix ≠",
        "identifier c", "prefix √", "identifier d"),
      LexerSpec(
        #"\.a \A.b"#, #"backslash \"#, "period .", "identifier a", #"backslash \"#,
        "identifier A", "period .", "identifier b"),
      LexerSpec("a/**/+b", "identifier a", "blockComment /**/", "prefix +", "identifier b"),
      LexerSpec("x^.y", "identifier x", "postfix ^", "period .", "identifier y"),
      LexerSpec(
        "{ [a: b]; }", "leftBrace {", "leftSquare [", "identifier a", "colon :",
        "identifier b", "rightSquare ]", "semicolon ;", "rightBrace }"),
    ])
  func operators(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "regular expressions and division",
    arguments: [
      LexerSpec("a / b / c", "identifier a", "infix /", "identifier b", "infix /", "identifier c"),
      LexerSpec("x = /a b/", "identifier x", "equal =", "regex /a b/"),
      LexerSpec(#"(/a\/b(c)"/)"#, "leftParen (", #"regex /a\/b(c)"/"#, "rightParen )"),
      LexerSpec(
        #"[/".+"/, !/b/]"#, "leftSquare [", #"regex /".+"/"#, "comma ,", "prefix !",
        "regex /b/", "rightSquare ]"),
      LexerSpec(
        "a.reduce(1, /) + b(2, /)", "identifier a", "period .", "identifier reduce",
        "leftParen (", "integer 1", "comma ,", "infix /", "rightParen )", "infix +", "identifier b",
        "leftParen (", "integer 2", "comma ,", "infix /", "rightParen )"),
      LexerSpec("return /x/", "identifier return", "regex /x/"),
      LexerSpec(
        "self / x / y", "identifier self", "infix /", "identifier x", "infix /",
        "identifier y"),
      LexerSpec("try? /^ x/", "identifier try", "postfixQuestion ?", "regex /^ x/"),
      LexerSpec(
        "func /(a: A) {} /", "identifier func", "prefix /", "leftParen (", "identifier a",
        "colon :", "identifier A", "rightParen )", "leftBrace {", "rightBrace }", "infix /"),
      LexerSpec(
        "x = /a )/", "identifier x", "equal =", "prefix /", "identifier a", "rightParen )",
        "postfix /"),
      LexerSpec("x = / a/", "identifier x", "equal =", "regex / a/"),
      LexerSpec(
        "f(/ a/)", "identifier f", "leftParen (", "infix /", "identifier a", "postfix /",
        "rightParen )"),
      LexerSpec(
        "x = /open\ny", "identifier x", "equal =", "prefix /", "identifier open",
        "identifier y"),
      LexerSpec(##"#/"/# a"##, ##"regex #/"/#"##, "identifier a"),
      LexerSpec("##/ a/# b /## c", "regex ##/ a/# b /##", "identifier c"),
      LexerSpec("#/\n a # b / \n/# c", "regex #/\n a # b / \n/#", "identifier c"),
      LexerSpec("#/ open\na", "regex #/ open …", "identifier a"),
      LexerSpec("#/\na", "regex #/ …", "identifier a"),
    ])
  func regexes(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "what the compiler skips",
    arguments: [
      LexerSpec(
        "<<<<<<< HEAD\na \"\n=======\nb\n>>>>>>> x\nc",
        "conflict <<<<<<< HEAD\na \"\n=======\nb\n>>>>>>> x", "identifier c"),
      LexerSpec(
        "a\n>>>> ORIGINAL\n\"\n<<<<\nc", "identifier a", "conflict >>>> ORIGINAL\n\"\n<<<<",
        "identifier c"),
      LexerSpec("<<<<<<< HEAD\na", "infix <<<<<<<", "identifier HEAD", "identifier a"),
      LexerSpec(
        "a <<<<<<< b\n>>>>>>> c", "identifier a", "infix <<<<<<<", "identifier b",
        "infix >>>>>>>", "identifier c"),
      LexerSpec("“Color.red” a", "unknown “Color.red”", "identifier a"),
      LexerSpec("“open\na", "unknown “", "identifier open", "identifier a"),
      LexerSpec(
        "a\u{1}b\u{2028}c", "identifier a", "unknown \u{1}", "identifier b",
        "unknown \u{2028}", "identifier c"),
    ])
  func skipped(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test("recognizes known words only as names")
  func words() {
    func words(_ source: String) -> [KnownWord] {
      Lexer.lexemes(in: Array(source.utf8)).filter { !$0.kind.isTrivia }.map(\.word)
    }
    #expect(words("Color.red xColor") == [.Color, .none, .red, .none])
    #expect(words("#colorLiteral #if") == [.colorLiteral, .if])
    #expect(words("`class` $red 0xred") == [.none, .none, .none])
    #expect(words("\"red\" /*red*/") == [.none, .none, .none])
  }
}
