// Any bytes as a mapping, as a token file, as a configuration and as a color set: each loads or is
// told in sentences, and what loads can be listed, checked and matched against.

private let mapping = Array(
  """
  { "name": "Any", "tokens": ["any.tokens.json"],
    "spellings": { "color": { "Color": "Color.{name}" }, "radius": { "CGFloat": "R.{name}" },
      "font": { "Font": "Font.{name}" } } }
  """.utf8)

private let tokens = Array(
  """
  { "color": { "$type": "color",
      "a": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }, "b": { "$value": "{color.a}" } },
    "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } } }
  """.utf8)

private let code = Array(
  """
  Text("a").foregroundColor(Color(red: 0, green: 0.5, blue: 1)).cornerRadius(12)
    .font(.system(size: 17, weight: .bold)).background(Color(hex: 0xFFFFFF))
  """.utf8)

private struct Missing: Error {}

/// Loads a mapping whose files are all `bytes`, but for the mapping itself when it is given.
private func load(mapping: [UInt8], files: [UInt8]) {
  let loaded = MappingLoader.load("any.json") { name in
    if name == "any.json" { return mapping }
    guard name.hasSuffix(".json") else { throw Missing() }
    return files
  }
  for problem in loaded.problems {
    // As the command shows it.
    let sentence = SafeText.line("\(problem)")
    if sentence.unicodeScalars.contains(where: ControlCharacters.contains) || problem.message.isEmpty {
      fatalError("broken law: a problem is no line of text: \(sentence)")
    }
  }
  let check = TokenCheck(loaded)
  let style = TextStyle()
  _ = TokenCheckReporter(style: style).text(check)
  _ = TokenCheckReporter(style: style).json(check)
  guard let catalogue = loaded.catalogue else {
    if loaded.errors.isEmpty { fatalError("broken law: nothing loads and nothing says why") }
    return
  }
  _ = TokenListReporter(style: style).text(catalogue)
  _ = TokenListReporter(style: style).json(catalogue)
  hold(PipelineLaws(catalogue).broken(by: code))
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  load(mapping: bytes, files: tokens)
  load(mapping: mapping, files: bytes)
  _ = ConfigurationFile.read(bytes, file: ".dsmigrate.json")
  _ = try? ColorSetFile(json: bytes).color(in: .ios18)
  return 0
}
