/// Any bytes as a Swift file, through every pure stage, with each of the shipped design systems in
/// turn: every law of `PipelineLaws`.
enum PipelineTarget {
  private static let laws = ["coaching", "ritual", "runner", "story", "wellness"]
    .map { MigrateKit.laws(with: $0) }

  static func run(_ bytes: [UInt8]) {
    // By the first byte, so that an input made smaller still meets the same system.
    hold(laws[Int(bytes.first ?? 0) % laws.count].broken(by: bytes))
  }
}
