/// What a chain of names represents at a place: the declarations that it leads to.
struct NameResolution: Hashable, Sendable {
  /// The declarations of the last name that the project declares, one for each `#if` branch; empty where
  /// all names are Apple's.
  var declarations: [Int32] = []
  /// The declarations of all names on the way, the last included.
  var path: [Int32] = []
  /// The type that the declarations of the last name are members of, or a chain of Apple's names goes on
  /// from; empty at the top of a file.
  var owner = ""
  /// The type of the whole chain as written; `nil` where neither an annotation nor the value says it.
  var type: String?
  /// How many of the names belong to the declared path; what follows is Apple's.
  var declaredCount = 0
  /// Whether the chain names a type rather than a value.
  var isType = false
}

/// Why a chain of names represents nothing at a place.
enum ResolutionFailure: Error, Hashable, Sendable {
  /// Nothing in the project declares a name: the owner it was looked for in, and the name.
  case notDeclared(name: String, owner: String)
  /// The declarations that exist lie in targets that this one cannot import.
  case unreachable(Int32)
  /// A declaration lies in a module that the target can import, but is not public.
  case notPublic(Int32)
  /// A declaration is private to its file or its type.
  case isPrivate(Int32)
  /// The declaration exists in some builds of the target only.
  case otherPlatform(Int32, BuildCondition)
  /// A framework that the target's platform does not have: `UIKit`.
  case missingFramework(String)
  /// The declaration needs a newer release than the target's oldest.
  case tooNew(Int32, platform: String, release: [Int])
  /// Two declarations are visible, and code cannot say which it means.
  case ambiguous(Int32, Int32)
  /// A type nested around the place hides the theme's and has no such member.
  case hidden(by: Int32, name: String)
  /// The name is a member of the type's values, not of the type.
  case notStatic(Int32)
  /// The name may be declared where nothing is read: what its type inherits is unknown, or the type.
  case external(String)
}
