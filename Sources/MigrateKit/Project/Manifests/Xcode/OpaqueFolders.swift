/// Folders that Xcode treats as opaque: no file in them is compiled by itself.
enum OpaqueFolders {
  private static let suffixes: Set<String> = [
    "app", "appex", "artifactbundle", "bundle", "docc", "dsym", "framework", "icon", "imageset",
    "mlpackage", "mlmodelc", "playground", "playgroundbook", "rcproject", "reality", "rtfd",
    "scnassets", "swiftpm", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcodeproj",
    "xcplayground", "xcworkspace", "xctestplan",
  ]

  /// Whether a path, relative to the searched folder, is in such a folder or in a hidden one.
  static func hold(_ path: Substring) -> Bool {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let name = parts.popLast(), name.first != UInt8(ascii: ".") else { return true }
    return parts.contains { part in
      if part.first == UInt8(ascii: ".") { return true }
      guard let period = part.lastIndex(of: UInt8(ascii: ".")) else { return false }
      return suffixes.contains(String(Substring(part[part.index(after: period)...])).lowercased())
    }
  }
}
