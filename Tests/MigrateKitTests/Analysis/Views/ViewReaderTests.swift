import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct ViewReaderTests {
  /// The statements of the body of the first view.
  private func statements(_ body: String) throws -> (ViewReader, [ViewStatement]) {
    let source = "struct V: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let reader = ViewReader(outline: SyntaxOutline(Array(source.utf8)))
    let property = try #require(reader.outline.properties.first)
    return (reader, reader.statements(ofMember: property.scope))
  }

  private func views(_ body: String) throws -> [ViewNode] {
    try statements(body).1.compactMap { if case .view(let node) = $0 { node } else { nil } }
  }

  @Test func modifiersComeInTheOrderOfTheCode() throws {
    let views = try views("Text(\"a\").font(.body)\n  .padding(8)\nSpacer()")
    #expect(views.map(\.name) == ["Text", "Spacer"])
    #expect(views[0].modifiers.map(\.name) == ["font", "padding"])
    #expect(views[0].arguments.count == 1)
  }

  @Test func membersOfTypesAndSelfBelongToTheName() throws {
    let views = try views(
      "Color.hex(\"#FFFFFF\").padding()\nSwiftUI.Text(\"a\").bold()\nself.header.padding()\nColor.red"
    )
    #expect(views.map(\.name) == ["Color.hex", "SwiftUI.Text", "self.header", "Color.red"])
    #expect(views.map { $0.modifiers.map(\.name) } == [["padding"], ["bold"], ["padding"], []])
  }

  /// A call on a value is a modifier, though a value's own members are read the same way.
  @Test func callsOnViewsAreModifiers() throws {
    let views = try views(
      "content.padding()\nconfiguration.label.padding()\nColor.red.opacity(0.5)")
    #expect(views.map(\.name) == ["content", "configuration.label", "Color.red"])
    #expect(views.allSatisfy { $0.modifiers.count == 1 })
  }

  @Test func closuresKeepTheirLabels() throws {
    let views = try views(
      "Button { act() } label: { Text(\"a\") }\nVStack(spacing: 4) { Text(\"b\") }")
    #expect(views[0].closures.map(\.label) == [nil, "label"])
    #expect(views[1].closures.map(\.label) == [nil])
  }

  @Test func branchesComeWithTheirConditions() throws {
    let (reader, statements) = try statements(
      "if isLoading { Text(\"a\") } else if isEmpty { Text(\"b\") } else { Text(\"c\") }\nText(\"d\")"
    )
    guard case .branches(let branches) = try #require(statements.first) else {
      Issue.record("no branches")
      return
    }
    #expect(branches.map(\.title) == ["if isLoading", "if isEmpty", "else"])
    #expect(statements.count == 2)
    #expect(branches.allSatisfy { reader.statements(inScope: $0.scope).count == 1 })
  }

  @Test func casesAndChoicesAreRead() throws {
    let (_, statements) = try statements(
      "switch state { case .a: Text(\"a\")\ncase .b: Text(\"b\") }")
    guard case .branches(let branches) = try #require(statements.first) else {
      Issue.record("no branches")
      return
    }
    #expect(branches.count == 2)
    let choice = try views("isOn ? Text(\"a\") : Text(\"b\")")
    guard case .choice = choice[0].kind else {
      Issue.record("no choice")
      return
    }
  }

  /// Actions, declarations and statements that make no view are none.
  @Test func statementsWithoutViewsAreOmitted() throws {
    let (_, statements) = try statements("let size = 12.0\nguard isOn else { return }\nText(\"a\")")
    #expect(statements.count == 2)
    guard case .local = statements[0] else {
      Issue.record("no local")
      return
    }
  }

  @Test func malformedCodeIsNotAnError() throws {
    for body in ["Text(", "if {", "VStack { Text(\"a\"", ".padding()", "switch x {"] {
      _ = try statements(body)
    }
  }
}
