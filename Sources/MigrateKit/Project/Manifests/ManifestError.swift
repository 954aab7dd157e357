/// Why a manifest cannot be read: one sentence without its file.
struct ManifestError: Error, Equatable {
  /// The sentence, in lower case and without a full stop.
  var message: String

  /// Makes an error.
  init(_ message: String) { self.message = message }
}
