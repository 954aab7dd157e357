// What libFuzzer calls. `Scripts/fuzz` compiles all targets and the library as one module, and names
// the target of a run.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a run feeds its inputs to.
private let target: @Sendable ([UInt8]) -> Void =
  switch variable("FUZZ_TARGET") {
  case "lexer": { LexerTarget.run($0) }
  case "pipeline": { PipelineTarget.run($0) }
  case "prefixes": { PrefixesTarget.run($0) }
  case "design-system": { DesignSystemTarget.run($0) }
  case "state": { StateTarget.run($0) }
  default: fatalError("FUZZ_TARGET names no target")
  }

/// Takes one input, under the name that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops the run, which keeps the input, when a law is broken.
func hold(_ broken: String?) {
  if let broken { fatalError("broken law: \(broken)") }
}

/// Holds that the problems of a file are lines of text, as the command shows them.
func hold(_ problems: [LoadProblem]) {
  for problem in problems {
    let sentence = SafeText.line("\(problem)")
    if sentence.unicodeScalars.contains(where: ControlCharacters.contains)
      || problem.message.isEmpty
    {
      hold("a problem is no line of text: \(sentence)")
    }
  }
}

/// The laws with a shipped design system.
func laws(with system: String) -> PipelineLaws {
  let path = "\(variable("FUZZ_MAPPINGS"))/\(system).json"
  guard let designSystem = MappingLoader.load(path).designSystem else {
    fatalError("\(path) does not load")
  }
  return PipelineLaws(designSystem)
}

private func variable(_ name: String) -> String {
  guard let value = getenv(name) else { fatalError("\(name) is not set") }
  return String(cString: value)
}
