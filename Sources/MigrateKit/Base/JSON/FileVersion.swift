/// The version that a file written by the tool states.
enum FileVersion {
  /// Whether this tool reads the file's version; reports a problem if not.
  static func check(_ object: CheckedObject, is version: Int, kind: String) -> Bool {
    switch object.object["version"] {
    case .number(Double(version)): return true
    case nil:
      object.log.error(
        object.origin.file, object.origin.path,
        "'version' is missing; this is not a file of \(kind)")
    case .number(let other) where other > Double(version):
      object.error("version", "a newer dsmigrate wrote the file; update dsmigrate to read it")
    default:
      object.error("version", "this dsmigrate reads version \(version) of \(kind) only")
    }
    return false
  }
}

extension CheckedObject {
  /// A member that is a string, possibly empty; empty if it is missing or of another kind.
  func text(_ key: String) -> String {
    switch object[key] {
    case nil: return ""
    case .string(let text): return text
    case .some(let other):
      error(key, "expected a string, found \(other.kind)")
      return ""
    }
  }

  /// A member that is a whole number from 1 up.
  func count(_ key: String) -> Int? {
    guard let json = object[key] else { return nil }
    if let number = json.number, number >= 1, number <= 1_000_000, number.rounded() == number {
      return Int(number)
    }
    error(key, "expected a whole number from 1 up")
    return nil
  }
}
