// Any bytes as a Swift file, through every pure stage, with each of the shipped design systems in
// turn: every law of `PipelineLaws`.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif


private let laws: [PipelineLaws] = {
  guard let folder = getenv("FUZZ_MAPPINGS").map({ String(cString: $0) }) else {
    fatalError("FUZZ_MAPPINGS names no folder of mappings")
  }
  return ["coaching", "ritual", "runner", "story", "wellness"].map { name in
    guard let catalogue = MappingLoader.load("\(folder)/\(name).json").catalogue else {
      fatalError("the mapping \(name) does not load")
    }
    return PipelineLaws(catalogue)
  }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  // By the first byte, so that an input made smaller still meets the same system.
  hold(laws[Int(bytes.first ?? 0) % laws.count].broken(by: bytes))
  return 0
}
