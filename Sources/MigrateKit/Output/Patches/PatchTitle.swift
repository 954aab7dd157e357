import MigrateKitCore

/// The common property of the changes in one patch.
enum PatchTitle: Hashable, Sendable {
  /// The status, the holding reason if any, and the kind of value.
  case status(Status, ReasonCode?, TokenCategory)
  /// The kind of value.
  case category(TokenCategory)
  /// A file or a folder.
  case path(String)

  /// The words for the name of a file: `review-changesInDark-color`.
  var slug: String {
    switch self {
    case .status(let status, let reason, let category):
      [status.rawValue, reason?.rawValue, category.rawValue].compactMap { $0 }
        .joined(separator: "-")
    case .category(let category): category.rawValue
    case .path(let path): path == "." ? "top" : path
    }
  }

  /// The subject: `exact colors`.
  var what: String {
    switch self {
    case .status(.review, _, let category), .category(let category): category.plural
    case .status(let status, _, let category): "\(status.rawValue) \(category.plural)"
    case .path(let path): path == "." ? "the top folder" : SafeText.line(path)
    }
  }

  /// The clause about what needs review.
  var note: String {
    guard case .status(.review, let reason, _) = self else { return "" }
    return ", " + (reason?.label ?? "to review")
  }

  /// The visible effect of the common status; empty if statuses differ.
  var meaning: String {
    switch self {
    case .status(.exact, _, _):
      "Pixel-identical: each value equals its token in every appearance."
    case .status(.near, _, _):
      "Imperceptible: each value is very close to its token, and no other token is near."
    case .status: "Each of these needs review."
    case .category, .path: ""
    }
  }
}
