import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The mappings of this repository, read from disk as users read theirs.
@Suite struct ShippedMappingTests {
  static let names = ["coaching", "story", "runner", "wellness", "ritual"]

  static var folder: String {
    let file = #filePath
    return file.components(separatedBy: "/Tests/")[0] + "/mappings"
  }

  @Test(arguments: names)
  func loadsWithoutAnyProblem(name: String) {
    let loaded = MappingLoader.load("\(Self.folder)/\(name).json")
    #expect(loaded.problems.map(\.description) == [])
    #expect(loaded.designSystem != nil)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
