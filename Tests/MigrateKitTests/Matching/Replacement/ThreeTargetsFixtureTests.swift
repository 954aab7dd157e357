import Testing

/// The test project states an outcome for each value, for every reason to hold a change.
struct ThreeTargetsFixtureTests {
  private static let folder = Snapshot.fixtures + "/three-targets"

  @Test(arguments: [
    "notDeclared", "declaredDifferently", "notVisible", "otherPlatform", "valueUnknown", "external",
  ])
  func everyReasonOccursNextToAnAppliedChange(_ reason: String) throws {
    let outcomes = try ExpectedOutcome.all(in: Self.folder)
    let held = outcomes.filter { $0.detail == reason }
    #expect(!held.isEmpty)
    for outcome in held {
      #expect(outcome.status == "review")
      let siblings = outcomes.filter { $0.file == outcome.file && $0.isApplied }
      #expect(!siblings.isEmpty, "\(outcome) has no change beside it that is applied")
    }
  }

  @Test func filesWithAMissingModuleNameIt() throws {
    let imports = try ExpectedOutcome.imports(in: Self.folder)
    #expect(
      imports == [
        "App/Views/PlantCard.swift": ["DesignKit"], "Widget/MeadowWidget.swift": ["DesignKit"],
      ])
  }
}
