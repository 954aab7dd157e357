import Foundation

/// The files of this repository.
enum Repository {
  /// The folder of the manifest.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The Swift files under a folder of the repository, by path relative to its root, sorted.
  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }
      .map { folder + "/" + $0 }.sorted()
  }

  /// The bytes of a file of the repository.
  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)))
  }

  /// The text of a file of the repository.
  static func text(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }
}
