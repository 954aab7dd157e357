// Any bytes: lexemes tile them.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  hold(PipelineLaws.brokenByLexer(input(start, count)))
  return 0
}
