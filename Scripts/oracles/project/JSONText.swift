/// A JSON value that only has to be written.
indirect enum JSONText {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += "\(value)"
    case .string(let value): Self.quote(value, &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Self.quote(member.0, &out)
        out += ":"
        member.1.write(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ value: String, _ out: inout String) {
    out += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }

  init(_ value: String?) { self = value.map { .string($0) } ?? .null }
}
