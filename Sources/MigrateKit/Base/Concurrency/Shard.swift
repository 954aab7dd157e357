/// One of the parts that a run's work is divided into, for several machines.
///
/// Membership follows from the path alone: it is the same on every machine and in every run, and
/// does not change when other paths are added or removed. With many more paths than parts, the
/// parts are of similar size.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Makes a part; `nil` if `number` is out of range.
  package init?(_ number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a path belongs to the part: FNV-1a with 64 bits of the bytes of the path, modulo
  /// `count`, plus 1.
  ///
  /// Paths are relative to the root of the run.
  package func owns(_ path: String) -> Bool {
    Int(FNV1a.hash(path.utf8) % UInt64(count)) + 1 == number
  }
}
