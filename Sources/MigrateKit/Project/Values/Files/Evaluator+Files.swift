// Evaluates the reading of JSON files that an app carries: `Bundle.main.url(forResource: "theme", withExtension:
// "json")`, `Data(contentsOf: url)`, `JSONDecoder().decode(Theme.self, from: data)`.

extension Evaluator {
  /// The types of Foundation's that read files.
  static let fileTypes: Set<String> = [
    "Bundle", "Data", "NSData", "URL", "JSONDecoder", "JSONSerialization",
  ]

  /// The value of an initializer of such a type: that of the file, or a value to ask for files.
  mutating func makeFileValue(_ type: String, _ call: Call) throws(EvaluationStop) -> SwiftValue {
    switch type {
    case "Bundle", "JSONDecoder": return .instance(Instance(type: type))
    default:
      guard let first = call.arguments.first else { throw .notConstant }
      let value = try evaluate(first.span, in: call.frame, as: nil)
      guard case .file = value else { throw .unknown("it is a value of '\(type)'") }
      return value
    }
  }

  /// The value of a static member: `Bundle.main`, `JSONSerialization.jsonObject(with: data)`.
  mutating func fileStatic(
    _ name: String, _ called: Call?, of type: String
  ) throws(EvaluationStop) -> SwiftValue? {
    switch (type, name) {
    case ("Bundle", _) where called == nil: return .instance(Instance(type: type))
    case ("JSONSerialization", "jsonObject"):
      guard let data = called?.argument("with") else { return nil }
      return try plain(contents(of: data, in: called?.frame))
    default: return nil
    }
  }

  /// The value of a method of a bundle or of a decoder.
  mutating func fileMember(
    _ name: String, _ call: Call, of type: String
  ) throws(EvaluationStop) -> SwiftValue? {
    switch (type, name) {
    case ("Bundle", "url"), ("Bundle", "path"):
      guard let resource = call.argument("forResource") else { return nil }
      var file = try text(of: resource, in: call.frame) ?? ""
      if let type = call.argument("withExtension") ?? call.argument("ofType"),
        let ending = try text(of: type, in: call.frame)
      {
        file += ending.hasPrefix(".") ? ending : ".\(ending)"
      }
      return .file(file)
    case ("JSONDecoder", "decode"):
      guard let first = call.argument(nil), let data = call.argument("from") else { return nil }
      let json = try contents(of: data, in: call.frame)
      return try decoded(json, as: first, in: call.frame)
    default: return nil
    }
  }

  /// The text of an argument; `nil` for `nil`.
  private mutating func text(of span: Range<Int>, in frame: CodeFrame) throws(EvaluationStop)
    -> String?
  {
    switch try evaluate(span, in: frame, as: "String") {
    case .text(let text): return text
    case .none: return nil
    default: throw .notConstant
    }
  }

  private mutating func contents(
    of data: Range<Int>, in frame: CodeFrame?
  ) throws(EvaluationStop) -> JSONValue {
    guard let frame, case .file(let name) = try evaluate(data, in: frame, as: nil) else {
      throw .unknown("it is decoded from data that only the running app has")
    }
    guard let json = colors.project.files.json(named: name) else {
      throw .unknown("no JSON file '\(name)' was found, or several that differ")
    }
    return json
  }

  /// A decoded value of the type that an argument names: `Theme.self`, or a parameter of a type.
  mutating func decoded(
    _ json: JSONValue, as type: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    // A type that only the caller knows is given by what the value is assigned to.
    if frame.outline.isText(type.upperBound - 1, "self"),
      let written = typeName(frame.outline.compactText(type.dropLast(2)), in: frame)
    {
      return try decoded(json, as: written)
    }
    guard case .type(let name)? = try? evaluate(type, in: frame, as: nil) else {
      return plain(json)
    }
    return try decoded(json, as: name)
  }
}
