/// The folders of files, by their paths as reports write them.
package enum Folder {
  /// The folder of a file; `.` at the root of the report.
  package static func of(_ file: String) -> String {
    guard let slash = file.lastIndex(ofByte: UInt8(ascii: "/")) else { return "." }
    return String(file[..<slash])
  }
}
