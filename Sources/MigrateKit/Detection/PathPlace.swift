/// What the path of a file alone says of the code in it.
///
/// A path never makes a definition: component code in a theme folder is code.
package enum PathPlace {
  /// Whether the path runs through a folder of other people's code, or of a build's.
  ///
  /// The file finder asks this before it reads a file.
  ///
  ///     PathPlace.isVendored("Pods/Lottie/Sources/Color.swift")  // true
  package static func isVendored(_ path: String) -> Bool {
    folders(of: path).contains { isVendoredFolder($0) }
  }

  /// Whether a folder of this name holds other people's code.
  package static func isVendoredFolder(_ name: some StringProtocol) -> Bool {
    vendorFolders.contains(name.lowercased()) || vendorSuffixes.contains { name.hasSuffix($0) }
  }

  /// Whether the path runs through the folder of a test target: `Tests`, `AppTests`, `AppUITests`.
  ///
  /// The name of the file says nothing: `SpeedTest.swift` may be a screen.
  package static func isTest(_ path: String) -> Bool {
    folders(of: path).contains { folder in
      folder.hasSuffix("Tests") || testFolders.contains(folder.lowercased())
    }
  }

  private static func folders(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast()
  }

  /// Folders that hold fetched or copied code, in lower case.
  private static let vendorFolders: Set<String> = [
    "pods", "carthage", "deriveddata", "sourcepackages", "checkouts", ".swiftpm", "vendor",
    "vendored", "node_modules", "third_party", "thirdparty", "third-party", "third party",
    "3rdparty", "3rd-party", "3rd_party",
  ]
  private static let vendorSuffixes = [".framework", ".xcframework", ".bundle"]

  /// Folders that hold tests and do not end in `Tests`, in lower case.
  private static let testFolders: Set<String> = [
    "tests", "test", "uitests", "unittests", "uitest", "unittest", "__tests__", "__snapshots__",
  ]
}
