/// The SHA-256 of some bytes (FIPS 180-4).
///
/// A journal stores checksums of what a run wrote instead of second copies.
package struct Checksum: Hashable, Sendable {
  /// The 64 digits, as other programs print them.
  package let hex: String

  /// The checksum of `bytes`.
  package init(of bytes: some Sequence<UInt8>) {
    self.init(of: Array(bytes))
  }

  /// The checksum of `bytes`.
  package init(of bytes: [UInt8]) {
    var digest = SHA256()
    digest.take(bytes)
    hex = digest.state.map(Self.hexadecimal).joined()
  }

  /// Parses the digits of a checksum; `nil` for anything else.
  package init?(hex: Substring) {
    guard hex.utf8.count == 64, hex.allSatisfy(\.isHexDigit) else { return nil }
    self.hex = String(hex)
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// The steps of SHA-256, in the standard's own order and with its letters.
private struct SHA256 {
  /// The hash so far.
  private(set) var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  /// Hashes the whole message, with its padding.
  mutating func take(_ bytes: [UInt8]) {
    let tail = Self.tail(of: bytes)
    bytes.withUnsafeBufferPointer { buffer in
      for block in 0..<buffer.count / 64 { compress(buffer, at: block * 64) }
    }
    tail.withUnsafeBufferPointer { buffer in
      for block in 0..<buffer.count / 64 { compress(buffer, at: block * 64) }
    }
  }

  /// The end of the message after the last whole block: the rest, a one bit, zeros, and the length
  /// in bits.
  private static func tail(of bytes: [UInt8]) -> [UInt8] {
    var tail = Array(bytes[(bytes.count / 64 * 64)...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let length = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    return tail
  }

  private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    schedule.withUnsafeMutableBufferPointer { w in
      for t in 0..<16 {
        let at = start + 4 * t
        w[t] =
          UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
          | UInt32(bytes[at + 3])
      }
      for t in 16..<64 {
        let s0 = rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ (w[t - 15] >> 3)
        let s1 = rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ (w[t - 2] >> 10)
        w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
      let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ Self.constants[t] &+ schedule[t]
      let s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

/// Rotates to the right.
private func rotr(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}
