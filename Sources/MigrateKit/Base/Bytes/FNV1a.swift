/// FNV-1a with 64 bits (Fowler, Noll and Vo): a fast hash that is the same on every machine and in
/// every run.
package enum FNV1a {
  /// The offset basis.
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some bytes; with `hash`, continues an earlier one.
  package static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start) -> UInt64 {
    // Texts are read where they lie, without a look at what their storage is for each byte.
    let contiguous = bytes.withContiguousStorageIfAvailable { hash(row: $0, from: start) }
    return contiguous ?? bytes.reduce(start, combined)
  }

  private static func hash(row: UnsafeBufferPointer<UInt8>, from start: UInt64) -> UInt64 {
    row.reduce(start, combined)
  }

  @inline(__always)
  private static func combined(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
