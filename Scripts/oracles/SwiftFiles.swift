import Foundation

/// The Swift files under the given paths, sorted, with their bytes.
enum SwiftFiles {
  static func paths(under roots: [String]) -> [String] {
    roots.flatMap { root -> [String] in
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isDirectory) else {
        fail("no such file or directory: '\(root)'")
      }
      guard isDirectory.boolValue else { return [root] }
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") && !isHidden($0) }.map { "\(root)/\($0)" }
    }.sorted()
  }

  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0 == ".build" || $0 == ".git" }
  }
}

/// Ends the program with one sentence.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

/// Calls `body` for each index, on all cores, and gives the results in order.
func inParallel<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let lock = NSLock()
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: count)
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result = body(index)
    lock.withLock { results[index] = result }
  }
  return results.compactMap { $0 }
}
