/// Finds the `KnownWord` of some bytes, without making a string.
///
/// A word is reduced to its first and last eight bytes and its length, which distinguish any two
/// words of up to sixteen bytes; longer ones are also compared byte by byte. Slots hold a
/// fingerprint each, so that the table fits into the L1 cache, and almost all unknown identifiers
/// are rejected after one lookup.
struct KnownWordTable: Sendable {
  /// The words of `KnownWord`, built once.
  static let shared = KnownWordTable(KnownWord.allCases)

  private struct Slot {
    /// 0 in an empty slot.
    var fingerprint: UInt16 = 0
    var entry: UInt16 = 0
  }

  private struct Entry {
    var word: KnownWord
    var key: Key
    /// Every byte of the word, for words of more than sixteen.
    var text: [UInt8]
  }

  /// The key, which is unique for words of up to sixteen bytes.
  struct Key: Equatable {
    var first: UInt64
    var last: UInt64
    var length: Int

    /// The upper bits, the best mixed, choose the slot and the fingerprint.
    var hash: UInt64 {
      var hash = first &* 0x9E37_79B9_7F4A_7C15
      hash ^= (last &+ UInt64(truncatingIfNeeded: length)) &* 0xC2B2_AE3D_27D4_EB4F
      return (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  private let slots: [Slot]
  private let entries: [Entry]
  private let slotShift: UInt64
  private let longest: Int

  init(_ words: [KnownWord]) {
    let entries = words.filter { $0 != .none }.map { word in
      let text = Array(word.text.utf8)
      return Entry(word: word, key: Self.key(of: text), text: text)
    }
    // At most a quarter full: chains of more than one slot stay rare.
    var bits: UInt64 = 8
    while 1 << bits < entries.count * 4 { bits += 1 }
    var slots = [Slot](repeating: Slot(), count: 1 << bits)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.key.hash >> (64 - bits))
      while slots[slot].fingerprint != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Slot(
        fingerprint: Self.fingerprint(entry.key.hash), entry: UInt16(truncatingIfNeeded: index))
    }
    self.slots = slots
    self.entries = entries
    self.slotShift = 64 - bits
    self.longest = entries.map(\.key.length).max() ?? 0
  }

  /// Looks a word up.
  ///
  /// - Parameters:
  ///   - start: The first byte of the identifier.
  ///   - length: Its length in bytes.
  ///   - readable: The number of readable bytes from `start` on; at least `length`.
  /// - Returns: The word with these bytes; `.none` if it is unknown.
  @inline(__always)
  func word(at start: UnsafePointer<UInt8>, length: Int, readable: Int) -> KnownWord {
    guard length <= longest else { return .none }
    let key = Self.key(at: start, length: length, readable: readable)
    let hash = key.hash
    let fingerprint = Self.fingerprint(hash)
    return slots.withUnsafeBufferPointer { slots in
      var index = Int(hash >> slotShift)
      while true {
        let slot = slots[index]
        if slot.fingerprint == 0 { return .none }
        if slot.fingerprint == fingerprint, matches(Int(slot.entry), key, start) {
          return entries[Int(slot.entry)].word
        }
        index = (index + 1) & (slots.count - 1)
      }
    }
  }

  private func matches(_ index: Int, _ key: Key, _ start: UnsafePointer<UInt8>) -> Bool {
    guard entries[index].key == key else { return false }
    guard key.length > 16 else { return true }
    let text = entries[index].text
    return text.indices.allSatisfy { text[$0] == start[$0] }
  }

  /// Bits of the hash that do not choose the slot; never 0, which marks an empty slot.
  @inline(__always)
  private static func fingerprint(_ hash: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: hash >> 16) | 1
  }

  private static func key(of text: [UInt8]) -> Key {
    text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return Key(first: 0, last: 0, length: 0) }
      return key(at: start, length: bytes.count, readable: bytes.count)
    }
  }

  @inline(__always)
  private static func key(
    at start: UnsafePointer<UInt8>, length: Int, readable: Int
  ) -> Key {
    let raw = UnsafeRawPointer(start)
    if length > 8 {
      return Key(
        first: raw.loadUnaligned(as: UInt64.self).littleEndian,
        last: raw.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self).littleEndian,
        length: length)
    }
    if readable >= 8 {
      let bytes = raw.loadUnaligned(as: UInt64.self).littleEndian
      let unused = UInt64(64 - length * 8)
      return Key(first: bytes << unused, last: 0, length: length)
    }
    // Near the end of the file: assembled bytewise, in the order of a load.
    var bytes: UInt64 = 0
    for index in 0..<length { bytes |= UInt64(start[index]) << UInt64(index * 8) }
    return Key(first: bytes << UInt64(64 - length * 8), last: 0, length: length)
  }
}

extension KnownWord {
  /// The word as it is in source code.
  package var text: String { String(describing: self) }
}
