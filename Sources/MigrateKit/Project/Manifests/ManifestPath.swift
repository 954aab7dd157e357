/// A string that is compared by bytes.
///
/// Swift strings are equal if they are canonically equivalent (é as one or two scalars); file names
/// are not.
struct ByteText: Hashable, Comparable, Sendable {
  /// The text.
  let text: String

  /// Wraps a string.
  init(_ text: String) { self.text = text }

  static func == (a: Self, b: Self) -> Bool {
    guard a.text.utf8.count == b.text.utf8.count else { return false }
    return compare(a, b) == 0
  }

  static func < (a: Self, b: Self) -> Bool { compare(a, b) < 0 }

  /// Less than, equal to or greater than zero, by the first byte that differs, else by length.
  private static func compare(_ a: Self, _ b: Self) -> Int {
    var (left, right) = (a.text, b.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(text.utf8.count)
  }
}

/// Operations on the paths in manifests, as bytes.
enum ManifestPath {
  private static let slash = UInt8(ascii: "/")
  private static let period = UInt8(ascii: ".")

  /// `path` as seen from `base`, with `.` and `..` resolved as text and without a slash at the end.
  static func resolve(_ path: String, from base: String) -> String {
    if path.utf8.first == slash { return normalized(path) }
    return path.isEmpty ? normalized(base) : normalized(base + "/" + path)
  }

  /// An absolute path with `.`, `..` and repeated slashes resolved as text.
  static func normalized(_ path: String) -> String {
    guard needsWork(path) else { return path }
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: slash) {
      if part.elementsEqual([period]) { continue }
      if part.elementsEqual([period, period]) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    var result: [UInt8] = []
    for part in parts {
      result.append(slash)
      result.append(contentsOf: part)
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }

  /// Whether a part of the path is empty, `.` or `..`, or it ends with a slash.
  private static func needsWork(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { needsWork($0) } ?? true
  }

  private static func needsWork(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var length = 1
    var onlyPeriods = false
    for byte in path {
      if byte == slash {
        if length == 0 || (onlyPeriods && length <= 2) { return true }
        (length, onlyPeriods) = (0, true)
      } else {
        length += 1
        if byte != period { onlyPeriods = false }
      }
    }
    return length == 0 || (onlyPeriods && length <= 2) || path.first != slash
  }

  /// The folder that holds a path.
  static func folder(_ path: String) -> String {
    guard let at = path.lastIndex(ofByte: slash), at != path.startIndex else { return "/" }
    return String(decoding: path.utf8[..<at], as: UTF8.self)
  }

  /// The folders around the one that holds a path, the nearest first, without `/`.
  static func foldersAround(_ path: String) -> [String] {
    var folders: [String] = []
    var next = folder(folder(path))
    while next != "/" {
      folders.append(next)
      next = folder(next)
    }
    return folders
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    guard let at = path.lastIndex(ofByte: slash) else { return path }
    return String(decoding: path.utf8[path.utf8.index(after: at)...], as: UTF8.self)
  }

  /// The last part of a path without what follows its last period.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let at = name.lastIndex(ofByte: period), at != name.startIndex else { return name }
    return String(decoding: name.utf8[..<at], as: UTF8.self)
  }

  /// What follows the last period of a path's last part; empty without one.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let at = name.lastIndex(ofByte: period), at != name.startIndex else { return "" }
    return String(decoding: name.utf8[name.utf8.index(after: at)...], as: UTF8.self)
  }

  /// Whether `path` is `folder` or lies in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    relative(path, to: folder) != nil
  }

  /// `path` without `folder` and the slash after it; empty for the folder itself, `nil` outside.
  static func relative(_ path: String, to folder: String) -> Substring? {
    if folder.utf8.elementsEqual("/".utf8) { return path.dropFirst() }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let end = path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)
    if end == path.endIndex { return "" }
    guard path.utf8[end] == slash else { return nil }
    return Substring(path.utf8[path.utf8.index(after: end)...])
  }

  /// A path or pattern without a slash at its ends and without double ones.
  static func withoutEmptyNames(_ path: String) -> String {
    path.split(at: "/").joined(separator: "/")
  }

  /// The number of leading folders that two paths share.
  static func sharedDepth(_ a: String, _ b: String) -> Int {
    zip(a.utf8.split(separator: slash), b.utf8.split(separator: slash))
      .prefix { $0.elementsEqual($1) }.count
  }
}
