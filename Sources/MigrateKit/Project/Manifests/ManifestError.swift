/// The reason why a manifest cannot be read, without its path.
struct ManifestError: Error, Equatable {
  /// The sentence, in lower case and without a full stop.
  var message: String

  /// Makes an error.
  init(_ message: String) { self.message = message }
}
