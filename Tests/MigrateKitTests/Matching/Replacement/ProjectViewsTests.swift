import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The model of a project is large: it lives as long as something is matched with it.
@Suite struct ProjectViewsTests {
  @Test func modelIsFreedWithTheLastUseOfItsViews() throws {
    let project = try KitProject()
    try project.makeRepository()
    weak var views: ProjectViews?
    do {
      var request = MigrationRun.Request(paths: ["App"], workingDirectory: project.folder.path)
      request.keepsModels = true
      let outcome = try MigrationRun.run(request)
      views = outcome.run.models.values.first
      #expect(try #require(views).all.count > 0)
    }
    #expect(views == nil)
  }
}
