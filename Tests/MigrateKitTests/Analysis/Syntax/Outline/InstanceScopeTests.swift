import Testing

@testable import MigrateKitCore

/// Where code can name a member of the instance around it without `self`.
@Suite struct InstanceScopeTests {
  private func namesInstance(_ code: String) -> Bool? {
    let bytes = Array(code.utf8)
    let outline = SyntaxOutline(Lexer.lexemes(in: bytes), bytes: bytes)
    return (0..<outline.count).first { outline.isText($0, "here") }
      .map { outline.namesInstance(at: $0) }
  }

  @Test(arguments: [
    "struct A { var body: V { here } }", "struct A { func f() { g(here) } }",
    "struct A { var body: V { VStack { Text(a).tint(here) } } }",
    "struct A {}\nextension A { func f() { g { here } } }", "class A { func f() { g(here) } }",
    "struct A { func f() { func g() { here } } }",
  ]) func members(code: String) {
    #expect(namesInstance(code) == true)
  }

  @Test(arguments: [
    "struct A { let a = here }", "struct A { func f(_ a: C = here) {} }",
    "struct A { static func f() { here } }", "struct A { static var a: C { here } }",
    "struct A { init() { b = here } }", "class A { func f() { g { here } } }",
    "extension A { func f() { g { here } } }", "let a = here", "func f() { here }",
  ]) func otherPlaces(code: String) {
    #expect(namesInstance(code) == false)
  }
}
