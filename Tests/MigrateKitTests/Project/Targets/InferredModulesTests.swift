import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The modules of files that no manifest lists: Bazel, Tuist, projects that are not committed.
@Suite struct InferredModulesTests {
  private static func file(
    _ path: String, imports: [String] = [], main: Bool = false, stating: [String] = []
  ) -> InferredModules.File {
    InferredModules.File(
      number: 0, path: path, imports: imports, hasMain: main, stated: stating)
  }

  /// The modules with their paths: `App: A.swift B.swift`.
  private func modules(_ files: [InferredModules.File]) -> [String] {
    let numbered = files.enumerated().map { number, file in
      InferredModules.File(
        number: number, path: file.path, imports: file.imports, hasMain: file.hasMain,
        stated: file.stated)
    }
    return InferredModules(numbered, projectName: "App").modules.map { module in
      "\(module.name): " + module.files.map { files[$0].path }.joined(separator: " ")
    }
  }

  @Test func filesAreOneModuleWithoutTests() {
    #expect(
      modules([
        Self.file("AppTests/ATests.swift"), Self.file("Theme/Colors.swift"),
        Self.file("Views/A.swift"),
      ]) == ["AppTests: AppTests/ATests.swift", "App: Theme/Colors.swift Views/A.swift"])
  }

  @Test func aFolderThatOtherFilesImportByNameIsAModule() {
    #expect(
      modules([
        Self.file("Kits/Design Kit/Colors.swift"), Self.file("Kits/Other/B.swift"),
        Self.file("Views/A.swift", imports: ["Design_Kit", "SwiftUI"]),
      ]) == [
        "Design_Kit: Kits/Design Kit/Colors.swift", "App: Kits/Other/B.swift Views/A.swift",
      ])
  }

  /// The name may have nothing in common with the folder's.
  @Test func aManifestOfTuistStatesTheNameOfItsModule() {
    let files = [
      Self.file("Core/Design/Colors.swift"),
      Self.file("Core/Design/Project.swift", stating: ["Sources", "ShopUI"]),
      Self.file("Core/Net/Project.swift", stating: ["ShopNet"]),
      Self.file("Views/A.swift", imports: ["ShopUI", "SwiftUI"]),
    ]
    #expect(
      modules(files) == [
        "ShopUI: Core/Design/Colors.swift Core/Design/Project.swift",
        "App: Core/Net/Project.swift Views/A.swift",
      ])
  }

  /// Tuist's manifest marks the folder of a module.
  @Test func aManifestOfTuistMarksAModuleWithALongerName() {
    let files = [
      Self.file("Core/Net/Client.swift"), Self.file("Core/Net/Project.swift"),
      Self.file("Kits/Design/Colors.swift"), Self.file("Kits/Design/Project.swift"),
      Self.file("Kits/Log/Project.swift"), Self.file("Kits/Log/Log.swift"),
      Self.file("Views/A.swift", imports: ["KitsDesign", "AppNet", "FirebaseLog", "SwiftUI"]),
    ]
    #expect(
      modules(files) == [
        "AppNet: Core/Net/Client.swift Core/Net/Project.swift",
        "KitsDesign: Kits/Design/Colors.swift Kits/Design/Project.swift",
        "App: Kits/Log/Project.swift Kits/Log/Log.swift Views/A.swift",
      ])
    // Without a manifest a folder is known by its own name alone.
    #expect(modules(files.filter { !$0.path.hasSuffix("Project.swift") }).count == 1)
  }

  /// A file may import its own module by mistake.
  @Test func oneImportOfManyFromInsideIsAMistake() {
    let users = (1...11).map { Self.file("Views/\($0).swift", imports: ["Design"]) }
    let found = modules([Self.file("Design/Bar.swift", imports: ["Design"])] + users)
    #expect(found.first == "Design: Design/Bar.swift")
    #expect(found.count == 2)
  }

  /// A file in the folder that imports its name means another module.
  @Test func aFolderIsNoModuleOfItsFiles() {
    #expect(
      modules([
        Self.file("Charts/Line.swift", imports: ["Charts"]),
        Self.file("Views/A.swift", imports: ["Charts"]),
      ]) == ["App: Charts/Line.swift Views/A.swift"])
  }

  @Test func eachProgramButTheLargestIsAModule() {
    let phone = [
      Self.file("Phone/App.swift", main: true), Self.file("Phone/B.swift"),
      Self.file("Phone/C.swift"),
    ]
    let shared = Self.file("Shared/S.swift")
    let watch = [Self.file("Watch/App.swift", main: true), Self.file("Watch/W.swift")]
    #expect(
      modules(phone + [shared] + watch) == [
        "App: Phone/App.swift Phone/B.swift Phone/C.swift Shared/S.swift",
        "Watch: Watch/App.swift Watch/W.swift",
      ])
    #expect(modules(phone + [shared]).count == 1, "one program has no borders")
    #expect(
      modules(phone + [Self.file("PhoneTests/Main.swift", main: true), shared]).count == 2,
      "a test is no program")
  }
}
