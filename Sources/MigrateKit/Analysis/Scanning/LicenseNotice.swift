/// Recognizes the license that the author of a library grants in the header of each file.
///
/// A file with such a notice in an app whose other files have none was copied into the app.
enum LicenseNotice {
  /// Whether the comments before the code of a file grant a license.
  static func isGranted(in outline: SyntaxOutline) -> Bool {
    guard !outline.lexemes.isEmpty else { return false }
    let header = outline.bytes[..<outline.byteRange(0..<1).start]
    return header.contains(UInt8(ascii: "/"))
      && words.contains { GeneratedMark.contains($0, in: header) }
  }

  /// In lower case.
  private static let words = [
    "permission is hereby granted", "licensed under", "mit license", "apache license",
    "redistribution and use",
  ].map { Array($0.utf8) }
}
