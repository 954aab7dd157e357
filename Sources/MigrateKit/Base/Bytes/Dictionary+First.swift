extension Dictionary {
  /// Makes a dictionary of pairs; of several with one key the first is kept.
  package init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init(pairs) { first, _ in first }
  }
}
