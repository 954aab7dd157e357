// What the fuzz targets share. `Scripts/fuzz` compiles it with the library as one module.

/// The bytes of one input.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// Stops the run, which keeps the input, when a law is broken.
func hold(_ broken: String?) {
  if let broken { fatalError("broken law: \(broken)") }
}
