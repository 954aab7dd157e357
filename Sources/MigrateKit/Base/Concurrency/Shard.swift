/// One of the parts that the work is divided into, so that several workers share it.
///
/// What belongs to a part follows from its path alone: the same on every machine and in every run, and
/// whatever else comes or goes. The parts are of like size where there are many more paths than parts.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Makes a part; `nil` where there is none of that number.
  package init?(_ number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether what is at a path belongs to the part: FNV-1a with 64 bits of the bytes of the path,
  /// modulo `count`, plus 1.
  ///
  /// Paths are relative to the root of the run.
  package func owns(_ path: String) -> Bool {
    Int(FNV1a.hash(path.utf8) % UInt64(count)) + 1 == number
  }
}
