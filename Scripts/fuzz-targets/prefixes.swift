// Swift files that break off: the laws of `PipelineLaws` for every prefix of each input. Meant for a
// run over the seeds alone: `Scripts/fuzz -s 0 prefixes`.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let laws = PipelineLaws(
  MappingLoader.load(
    "\(getenv("FUZZ_MAPPINGS").map { String(cString: $0) } ?? "mappings")/wellness.json"
  ).catalogue)

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  for end in 0...count { hold(laws.broken(by: Array(bytes[..<end]))) }
  return 0
}
