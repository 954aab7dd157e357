/// Swift files that break off: the laws of `PipelineLaws` for every prefix of each input.
///
/// Meant for a run over the seeds alone: `Scripts/fuzz -s 0 prefixes`.
enum PrefixesTarget {
  private static let laws = MigrateKit.laws(with: "wellness")

  static func run(_ bytes: [UInt8]) {
    for end in 0...bytes.count { hold(laws.broken(by: Array(bytes[..<end]))) }
  }
}
