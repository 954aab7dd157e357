import Testing

@testable import MigrateKitCore

@Suite("Lexer: strings")
struct LexerStringTests {
  @Test(
    "on one line",
    arguments: [
      LexerSpec(
        #""" "a""#, #"stringStart ""#, #"stringEnd ""#, #"stringStart ""#, "stringText a",
        #"stringEnd ""#),
      LexerSpec(#""a\"b\\""#, #"stringStart ""#, #"stringText a\"b\\"#, #"stringEnd ""#),
      LexerSpec(
        #""// no /* comment""#, #"stringStart ""#, "stringText // no /* comment",
        #"stringEnd ""#),
      LexerSpec("\"a\nb", "stringStart \" …", "stringText a", "identifier b"),
      LexerSpec("\"a\\\nb", "stringStart \" …", "stringText a\\", "identifier b"),
      LexerSpec("\"", "stringStart \" …"),
      LexerSpec("'it\"s'", "stringStart '", "stringText it\"s", "stringEnd '"),
    ])
  func singleLine(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "raw",
    arguments: [
      LexerSpec(
        ##"#"a"b\n\(c)"#"##, ##"stringStart #""##, ##"stringText a"b\n\(c)"##,
        ##"stringEnd "#"##),
      LexerSpec(
        ##"#"a\#(b)"#"##, ##"stringStart #""##, "stringText a", ##"interpolationStart \#("##,
        "identifier b", "interpolationEnd )", ##"stringEnd "#"##),
      LexerSpec(##"#"a\#""#"##, ##"stringStart #""##, ##"stringText a\#""##, ##"stringEnd "#"##),
      LexerSpec(
        ###"##"a"#b"##"###, ###"stringStart ##""###, ###"stringText a"#b"###,
        ###"stringEnd "##"###),
      LexerSpec(##"#"""#"##, ##"stringStart #""##, ##"stringText ""##, ##"stringEnd "#"##),
      LexerSpec(
        ##"#""" a"# b"##, ##"stringStart #""##, ##"stringText "" a"##, ##"stringEnd "#"##,
        "identifier b"),
    ])
  func raw(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "of several lines",
    arguments: [
      LexerSpec(
        "\"\"\"\na \"\" \"b\\\"\"\"\n\"\"\" c", "stringStart \"\"\"",
        "stringText \na \"\" \"b\\\"\"\"\n", "stringEnd \"\"\"", "identifier c"),
      LexerSpec(
        "#\"\"\"\n\"\"\" \\(a)\n\"\"\"# b", "stringStart #\"\"\"",
        "stringText \n\"\"\" \\(a)\n", "stringEnd \"\"\"#", "identifier b"),
      LexerSpec("\"\"\"\na", "stringStart \"\"\" …", "stringText \na"),
      LexerSpec(
        "\"\"\"\n\\(a\n + b)\n\"\"\"", "stringStart \"\"\"", "stringText \n",
        "interpolationStart \\(", "identifier a", "infix +", "identifier b", "interpolationEnd )",
        "stringText \n", "stringEnd \"\"\""),
    ])
  func multiline(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "with interpolations",
    arguments: [
      LexerSpec(
        #""\(f("b", (1)))c""#, #"stringStart ""#, #"interpolationStart \("#, "identifier f",
        "leftParen (", #"stringStart ""#, "stringText b", #"stringEnd ""#, "comma ,", "leftParen (",
        "integer 1", "rightParen )", "rightParen )", "interpolationEnd )", "stringText c",
        #"stringEnd ""#),
      LexerSpec(
        #""\("\("a")")""#, #"stringStart ""#, #"interpolationStart \("#, #"stringStart ""#,
        #"interpolationStart \("#, #"stringStart ""#, "stringText a", #"stringEnd ""#,
        "interpolationEnd )", #"stringEnd ""#, "interpolationEnd )", #"stringEnd ""#),
      LexerSpec(
        "\"\\(\"\"\"\na\n\"\"\")\" b", "stringStart \"", "interpolationStart \\(",
        "stringStart \"\"\"", "stringText \na\n", "stringEnd \"\"\"", "interpolationEnd )",
        "stringEnd \"", "identifier b"),
      LexerSpec(
        #""\(a) \(b)""#, #"stringStart ""#, #"interpolationStart \("#, "identifier a",
        "interpolationEnd )", "stringText  ", #"interpolationStart \("#, "identifier b",
        "interpolationEnd )", #"stringEnd ""#),
      LexerSpec(
        #"(")") + ")""#, "leftParen (", #"stringStart ""#, "stringText )", #"stringEnd ""#,
        "rightParen )", "infix +", #"stringStart ""#, "stringText )", #"stringEnd ""#),
    ])
  func interpolation(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test(
    "cut off in an interpolation",
    arguments: [
      LexerSpec(
        "\"a\\(b\nc)", "stringStart \" …", "stringText a", "interpolationStart \\( …",
        "identifier b", "identifier c", "rightParen )"),
      LexerSpec(
        "\"\\(\"\\(\nc", "stringStart \" …", "interpolationStart \\( …", "stringStart \" …",
        "interpolationStart \\( …", "identifier c"),
      LexerSpec(
        "\"\"\"\n\\(\"a\nb\n\"\"\" c", "stringStart \"\"\"", "stringText \n",
        "interpolationStart \\( …", "stringStart \" …", "stringText a", "stringText \nb\n",
        "stringEnd \"\"\"", "identifier c"),
      LexerSpec("\"\\(a", "stringStart \" …", "interpolationStart \\( …", "identifier a"),
    ])
  func cutOff(_ spec: LexerSpec) {
    #expect(LexerSpec.describe(spec.source) == spec.lexemes)
  }

  @Test("say whether they may span lines")
  func multilineFlag() {
    let lexemes = Lexer.lexemes(in: Array("\"\"\"\n\"\"\" \"a\"".utf8))
    let flags = lexemes.filter { $0.kind == .stringStart || $0.kind == .stringEnd }
      .map { $0.flags.contains(.multiline) }
    #expect(flags == [true, true, false, false])
  }
}
