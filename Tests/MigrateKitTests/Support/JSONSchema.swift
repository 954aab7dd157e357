import Foundation

@testable import MigrateKitCore

/// As much of JSON Schema (drafts 4 and 2020-12) as the published schemas use, so that shipped files are held
/// against them without another program.
struct JSONSchema {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What of `value` the schema forbids, as places with a word for the rule.
  func violations(_ value: JSONValue) -> [String] { violations(value, root, .root) }

  /// The keywords that are understood; a schema with another one would be checked in part only.
  static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "default", "type", "enum", "oneOf",
    "properties", "additionalProperties", "required", "minProperties", "items", "minItems",
    "uniqueItems", "minLength", "minimum", "maximum", "anyOf", "pattern", "definitions", "id",
    "format",
  ]

  private func violations(_ value: JSONValue, _ schema: JSONValue, _ path: JSONPath) -> [String] {
    if schema.bool == false { return ["\(path): no such key"] }
    var found: [String] = []
    func expect(_ holds: Bool?, _ rule: String) {
      if holds == false { found.append("\(path): \(rule)") }
    }
    if let name = schema["$ref"]?.string?.split(separator: "/").last,
      let target = (root["$defs"] ?? root["definitions"])?[String(name)]
    {
      found += violations(value, target, path)
    }
    expect(schema["type"].map { types($0).contains { isType(value, $0) } }, "type")
    expect(schema["enum"]?.array.map { $0.contains(value) }, "enum")
    expect(
      schema["oneOf"]?.array.map { $0.count { violations(value, $0, path).isEmpty } == 1 }, "oneOf")
    expect(
      schema["anyOf"]?.array.map { $0.contains { violations(value, $0, path).isEmpty } }, "anyOf")
    if let text = value.string {
      expect(schema["pattern"]?.string.map { matches(text, $0) }, "pattern")
      expect(schema["minLength"]?.number.map { Double(text.count) >= $0 }, "minLength")
    }
    if let number = value.number {
      expect(schema["minimum"]?.number.map { number >= $0 }, "minimum")
      expect(schema["maximum"]?.number.map { number <= $0 }, "maximum")
    }
    if let elements = value.array {
      expect(schema["minItems"]?.number.map { Double(elements.count) >= $0 }, "minItems")
      expect(
        schema["uniqueItems"]?.bool.map { !$0 || Set(elements).count == elements.count },
        "uniqueItems")
      for (index, element) in elements.enumerated() {
        guard let items = schema["items"] else { break }
        found += violations(element, items, path.index(index))
      }
    }
    if let object = value.object { found += violations(object, schema, path) }
    return found
  }

  private func violations(
    _ object: JSONObject, _ schema: JSONValue, _ path: JSONPath
  ) -> [String] {
    var found: [String] = []
    for key in schema["required"]?.array?.compactMap(\.string) ?? [] where object[key] == nil {
      found.append("\(path): \(key) is required")
    }
    if let least = schema["minProperties"]?.number, Double(object.count) < least {
      found.append("\(path): minProperties")
    }
    for (key, value) in object.members {
      if let rule = schema["properties"]?[key] ?? schema["additionalProperties"] {
        found += violations(value, rule, path.key(key))
      }
    }
    return found
  }

  private func types(_ value: JSONValue) -> [String] {
    value.string.map { [$0] } ?? (value.array ?? []).compactMap(\.string)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
