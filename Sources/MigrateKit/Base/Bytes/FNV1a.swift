/// FNV-1a with 64 bits (Fowler, Noll and Vo): a fast hash that is the same on every machine and in
/// every run.
enum FNV1a {
  /// The offset basis.
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some bytes; with `hash`, continues an earlier one.
  static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
