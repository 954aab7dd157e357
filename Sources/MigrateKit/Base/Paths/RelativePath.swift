/// Paths that files give relative to themselves, joined as text; nothing is looked up on disk.
package enum RelativePath {
  /// The path that `reference` means inside the file `file`: `../a.json` in `x/y/b.json` is `x/a.json`.
  package static func resolve(_ reference: String, in file: String) -> String {
    if reference.utf8.first == UInt8(ascii: "/") { return reference }
    let folder = file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropLast()
    var parts = folder.map { String(Substring($0)) }
    for part in reference.split(at: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != "..", !last.isEmpty, last != "." {
          parts.removeLast()
        } else if parts != [""] {
          parts.append("..")
        }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
