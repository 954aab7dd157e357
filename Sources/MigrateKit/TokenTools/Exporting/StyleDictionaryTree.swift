import MigrateKitCore

/// Tokens in the shape that Style Dictionary reads by default: `value`, `type` and `comment`, colors as hex
/// digits, and lengths with their unit.
///
/// The file of another appearance than light has only the differences, to be merged over the file
/// for light. Colors are clipped to sRGB.
struct StyleDictionaryTree {
  private var root = JSONObject()

  init(_ drafts: [TokenDraft], in mode: AppearanceMode) {
    for draft in drafts where mode == .light || draft.modes[mode] != nil {
      var leaf = JSONObject(["value": Self.plain(draft.value(in: mode))])
      if let type = draft.type { leaf["type"] = .string(type.rawValue) }
      if !draft.summary.isEmpty { leaf["comment"] = .string(draft.summary) }
      if let reason = draft.deprecated { leaf["deprecated"] = .string(reason) }
      if let code = draft.extensions[FigmaVariables.codeSyntax] {
        leaf["attributes"] = .object(JSONObject(["codeSyntax": code]))
      }
      let path = draft.path.split(at: ".").map(String.init)
      root = Self.adding(.object(leaf), at: path[...], to: root)
    }
  }

  func write() -> [UInt8] { JSONWriter.document(.object(root)) }

  private static func adding(
    _ leaf: JSONValue, at path: ArraySlice<String>, to object: JSONObject
  ) -> JSONObject {
    guard let name = path.first else { return object }
    var object = object
    if path.count == 1, let members = leaf.object?.members {
      // A token that contains others is a group with a value.
      var merged = object[name]?.object ?? JSONObject()
      for (key, value) in members { merged[key] = value }
      object[name] = .object(merged)
    } else {
      let inner = object[name]?.object ?? JSONObject()
      object[name] = .object(adding(leaf, at: path.dropFirst(), to: inner))
    }
    return object
  }

  /// A value of the Design Tokens format as text and numbers, at any depth.
  private static func plain(_ value: JSONValue) -> JSONValue {
    if let array = value.array { return .array(array.map(plain)) }
    guard let object = value.object else { return value }
    if let hex = object["hex"]?.string, object["colorSpace"] != nil {
      let alpha = object["alpha"]?.number ?? 1
      guard alpha < 1 else { return .string(hex) }
      let digits = String(Int((alpha * 255).rounded()), radix: 16)
      return .string(hex + (digits.count < 2 ? "0" : "") + digits)
    }
    if let unit = object["unit"]?.string, let number = object["value"]?.number {
      return .string((DecimalText.text(number, places: 5) ?? "\(number)") + unit)
    }
    var plain = JSONObject()
    for (key, member) in object.members { plain[key] = Self.plain(member) }
    return .object(plain)
  }
}
