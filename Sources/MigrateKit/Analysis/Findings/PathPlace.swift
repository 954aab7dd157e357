/// Classifies code by its path alone.
///
/// A path never makes a definition: component code in a theme folder is code.
package enum PathPlace {
  /// Whether the path is in a folder of vendored code, or of build products.
  ///
  /// The file finder checks this before reading a file.
  ///
  ///     PathPlace.isVendored("Pods/Lottie/Sources/Color.swift")  // true
  package static func isVendored(_ path: String) -> Bool {
    hasFolder(path) { isVendored($0) }
  }

  /// Whether a folder of this name contains vendored code.
  package static func isVendoredFolder(_ name: some StringProtocol) -> Bool {
    isVendored(Array(name.utf8))
  }

  private static func isVendored(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    isNamed(name, oneOf: vendorFolders) || vendorSuffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a folder has one of these names, whatever its letter case.
  private static func isNamed(
    _ folder: some Collection<UInt8>, oneOf names: FolderNames
  ) -> Bool {
    // Names have at most fifteen bytes, which fit into a small string without allocation.
    guard folder.count <= longestName, let first = folder.first, names.mayBegin(with: first)
    else { return false }
    return names.all.contains(String(decoding: folder, as: UTF8.self).lowercased())
  }

  /// Lowercase folder names, with their first bytes as a quick filter.
  private struct FolderNames {
    let all: Set<String>
    private let firstBytes: [Bool]

    init(_ names: Set<String>) {
      all = names
      var firstBytes = [Bool](repeating: false, count: 256)
      for byte in names.compactMap(\.utf8.first) { firstBytes[Int(byte | 0x20)] = true }
      self.firstBytes = firstBytes
    }

    func mayBegin(with byte: UInt8) -> Bool { firstBytes[Int(byte | 0x20)] }
  }

  /// Whether the path is in the folder of a test target: `Tests`, `AppTests`, `AppUITests`.
  ///
  /// The name of the file is not evidence: `SpeedTest.swift` may be a screen.
  package static func isTest(_ path: String) -> Bool {
    hasFolder(path) { folder in
      folder.hasSuffix("Tests") || isNamed(folder, oneOf: testFolders)
        // Deeper down, a test may be one that people take.
        || folder.startIndex == 0 && isNamed(folder, oneOf: outerTestFolders)
    }
  }

  /// Whether the path is in a folder of scripts, which are run and not compiled into an app: `scripts`, `fastlane`.
  package static func isScript(_ path: String) -> Bool {
    hasFolder(path) { isNamed($0, oneOf: scriptFolders) }
  }

  /// Whether one of the folders of a path satisfies a condition.
  private static func hasFolder(
    _ path: String, _ isOne: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
        if start < index, isOne(bytes[start..<index]) { return true }
        start = index + 1
      }
      return false
    }
  }

  /// Lowercase names of folders with fetched or copied code.
  private static let vendorFolders = FolderNames([
    "pods", "carthage", "deriveddata", "sourcepackages", "checkouts", ".swiftpm", "vendor",
    "vendored", "node_modules", "third_party", "thirdparty", "third-party", "third party",
    "3rdparty", "3rd-party", "3rd_party",
  ])
  private static let vendorSuffixes: [StaticString] = [".framework", ".xcframework", ".bundle"]
  private static let longestName = 15

  /// Lowercase names of folders with scripts.
  private static let scriptFolders = FolderNames(["script", "scripts", "fastlane"])

  /// Lowercase names of test folders that do not end in `Tests`.
  private static let testFolders = FolderNames([
    "tests", "uitests", "unittests", "uitest", "unittest", "__tests__", "__snapshots__",
  ])
  /// Those that hold tests if they are not in another folder.
  private static let outerTestFolders = FolderNames(["test"])
}

extension BidirectionalCollection<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }
}
