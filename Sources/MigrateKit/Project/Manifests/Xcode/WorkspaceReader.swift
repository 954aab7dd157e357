/// Reads the projects and packages of a workspace.
enum WorkspaceReader {
  /// The paths in a `contents.xcworkspacedata`: of manifests of projects, and of folders.
  ///
  /// - Throws: `ManifestError` where the file is not a workspace.
  static func read(_ path: String, _ bytes: [UInt8]) throws -> [String] {
    let workspace = ManifestPath.folder(path)
    let home = ManifestPath.folder(workspace)
    var members: [String] = []
    var folders = [home]
    var isWorkspace = false
    for tag in tags(bytes) {
      switch tag.name {
      case "Workspace": isWorkspace = true
      case "/Group": if folders.count > 1 { folders.removeLast() }
      case "Group", "FileRef":
        let base = folders.last ?? home
        let location = place(tag.location ?? "", in: base, home: home)
        if tag.name == "FileRef" {
          if let location { members.append(location) }
        } else if !tag.isClosed {
          folders.append(location ?? base)
        }
      default: break
      }
    }
    guard isWorkspace else { throw ManifestError("is not a workspace; restore the file") }
    return members.map {
      ManifestPath.suffix($0) == "xcodeproj" ? $0 + "/project.pbxproj" : $0
    }
  }

  private struct Tag {
    var name: String
    var location: String?
    var isClosed: Bool
  }

  private static func place(_ location: String, in base: String, home: String) -> String? {
    guard let colon = location.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let path = String(Substring(location.utf8[location.utf8.index(after: colon)...]))
    switch location[..<colon] {
    case "group": return ManifestPath.resolve(path, from: base)
    case "container": return ManifestPath.resolve(path, from: home)
    case "absolute": return ManifestPath.normalized(path)
    // The project that contains the workspace.
    case "self": return home
    default: return nil
    }
  }

  /// The tags of an XML file, comments and declarations left out.
  private static func tags(_ bytes: [UInt8]) -> [Tag] {
    var tags: [Tag] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        index = start + 4
        while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
        continue
      }
      var end = start + 1
      var quote: UInt8?
      while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
        let byte = bytes[end]
        if quote == byte {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
        end += 1
      }
      guard end < bytes.count else { break }
      tags.append(tag(bytes[(start + 1)..<end]))
      index = end + 1
    }
    return tags
  }

  private static func tag(_ text: ArraySlice<UInt8>) -> Tag {
    let isClosed = text.last == UInt8(ascii: "/")
    let name = text.prefix { $0 > 0x20 }
    let end = isClosed && name.count == text.count ? name.dropLast() : name
    return Tag(
      name: String(decoding: end, as: UTF8.self), location: attribute("location", text),
      isClosed: isClosed)
  }

  private static func attribute(_ name: String, _ text: ArraySlice<UInt8>) -> String? {
    var rest = text.drop { $0 > 0x20 }
    while !rest.isEmpty {
      rest = rest.drop { $0 <= 0x20 }
      let key = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      rest = rest.dropFirst(key.count).drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { return nil }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard let quote = rest.popFirst(), let end = rest.firstIndex(of: quote) else { return nil }
      if key.elementsEqual(name.utf8) { return decoded(rest[..<end]) }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let character = entity(String(decoding: rest[..<end], as: UTF8.self))
      {
        result.append(contentsOf: character.utf8)
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
