/// Operations on absolute paths as text.
package enum FilePath {
  /// The folder the process was started in, without symbolic links.
  package static func workingDirectory() -> String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Whether the folder the process was started in still exists.
  package static func hasWorkingDirectory() -> Bool {
    guard let buffer = getcwd(nil, 0) else { return false }
    free(buffer)
    return true
  }

  /// `path` made absolute, with `.` and `..` resolved as text.
  package static func absolute(_ path: String, from base: String) -> String {
    let full = isAbsolute(path) ? path : joined(base, path)
    if isPlain(full) { return full }
    var parts: [Substring] = []
    for part in full.split(at: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A relative path inside of a folder, of which each `../` at its start takes off a part.
  private static func joined(_ base: String, _ path: String) -> String {
    var (base, rest) = (base, path.utf8[...])
    while rest.starts(with: "../".utf8), isPlain(base) {
      rest = rest.dropFirst(3)
      base = folder(base)
    }
    return join(base, rest.count == path.utf8.count ? path : String(Substring(rest)))
  }

  /// Whether an absolute path has neither empty parts nor parts that begin with a period, as most have not.
  private static func isPlain(_ path: String) -> Bool {
    var before = UInt8(ascii: "a")
    for byte in path.utf8 {
      if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { return false }
      before = byte
    }
    return before != UInt8(ascii: "/")
  }

  /// `path` without symbolic links; unchanged when it does not exist.
  package static func real(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The last part of a path.
  package static func name(_ path: String) -> String {
    guard let slash = path.lastIndex(ofByte: UInt8(ascii: "/")) else { return path }
    return path == "/"
      ? "/" : String(decoding: path.utf8[path.utf8.index(after: slash)...], as: UTF8.self)
  }

  /// The folder that holds `path`; the root holds itself.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(ofByte: UInt8(ascii: "/")), slash != path.startIndex
    else { return "/" }
    return String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  /// The innermost folder around two, relative ones; empty if they share none.
  package static func common(_ a: String, _ b: String) -> String {
    zip(a.split(at: "/"), b.split(at: "/")).prefix { $0 == $1 }.map(\.0)
      .joined(separator: "/")
  }

  /// `name` inside `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder.joined(with: name, after: UInt8(ascii: "/"))
  }

  /// Whether `path` begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Whether `path` is `folder` or lies in it, by the bytes of both.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "/" { return true }
    var (folder, path) = (folder, path)
    return folder.withUTF8 { folder in
      path.withUTF8 { path in
        guard path.count >= folder.count, path.prefix(folder.count).elementsEqual(folder) else {
          return false
        }
        return path.count == folder.count || path[folder.count] == UInt8(ascii: "/")
      }
    }
  }

  /// Whether the folder of `path` is in `root` without symbolic links on the way; `root` has none.
  ///
  /// A file that is then removed or renamed is certainly in that folder.
  package static func isHeld(_ path: String, in root: String) -> Bool {
    let folder = folder(path)
    return contains(root, folder) && real(folder).hasSameBytes(as: folder)
  }

  /// `path` as seen from `base`, with `..` where it lies outside.
  package static func relative(_ path: String, to base: String) -> String {
    let isBelow =
      base == "/"
      ? isAbsolute(path) && isPlain(path)
      : path.utf8.count > base.utf8.count + 1 && contains(base, path)
    if isBelow {
      return String(Substring(path.utf8.dropFirst(base == "/" ? 1 : base.utf8.count + 1)))
    }
    if isAbsolute(base), isPlain(base), isAbsolute(path), isPlain(path) {
      return climbing(from: base, to: path)
    }
    let (from, to) = (parts(of: base), parts(of: path))
    let shared = zip(from, to).prefix { $0.elementsEqual($1) }.count
    let climb = String(repeating: "../", count: from.count - shared)
    guard shared < to.count, let last = to.last else {
      return climb.isEmpty ? "." : String(climb.dropLast())
    }
    return climb + path[to[shared].startIndex..<last.endIndex]
  }

  /// The relative path between two plain absolute paths.
  private static func climbing(from base: String, to path: String) -> String {
    let slash = UInt8(ascii: "/")
    let from = base.utf8
    let to = path.utf8
    var (here, there) = (from.startIndex, to.startIndex)
    // The ends of the parts that both share.
    var (shared, rest) = (here, there)
    while true {
      let (endsHere, endsThere) = (here == from.endIndex, there == to.endIndex)
      if (endsHere || from[here] == slash) && (endsThere || to[there] == slash) {
        (shared, rest) = (here, there)
      }
      guard !endsHere, !endsThere, from[here] == to[there] else { break }
      from.formIndex(after: &here)
      to.formIndex(after: &there)
    }
    let climb = String(repeating: "../", count: from[shared...].count { $0 == slash })
    guard rest < to.endIndex else { return climb.isEmpty ? "." : String(climb.dropLast()) }
    return climb.joined(with: String(Substring(to[to.index(after: rest)...])))
  }

  private static func parts(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/"))
  }
}
