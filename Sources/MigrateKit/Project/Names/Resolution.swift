/// The result of resolving a chain of names at a place.
package struct NameResolution: Hashable, Sendable {
  /// The project's declarations of the last name that it declares, one for each `#if` branch; empty
  /// if all names are Apple's.
  var declarations: [Int32] = []
  /// The declarations of all names of the chain, the last included.
  var path: [Int32] = []
  /// The type around the declarations of the last name, or the base of Apple's names in the chain;
  /// empty for globals.
  var owner = ""
  /// The written type of the whole chain; `nil` if neither an annotation nor the value states it.
  package var type: String?
  /// The number of names declared by the project; the rest are Apple's.
  var declaredCount = 0
  /// Whether the chain names a type, not a value.
  var isType = false
}

/// Why a chain of names cannot be resolved at a place.
package enum ResolutionFailure: Error, Hashable, Sendable {
  /// The project does not declare a name: the searched owner, and the name.
  case notDeclared(name: String, owner: String)
  /// All declarations are in targets that this one cannot import.
  case unreachable(Int32)
  /// A declaration is in a module that the target can import, but it is not public.
  case notPublic(Int32)
  /// A declaration is private to its file or its type.
  case isPrivate(Int32)
  /// The declaration only exists in some builds of the target.
  case otherPlatform(Int32, BuildCondition)
  /// The target compiles the file of the declaration, or depends on its module, on some platforms only.
  case limitedPlatforms(Int32, BuildCondition)
  /// A framework that the target's platform does not have: `UIKit`.
  case missingFramework(String)
  /// The declaration needs a newer release than the deployment target.
  case tooNew(Int32, platform: String, release: [Int])
  /// Two declarations are visible and ambiguous.
  case ambiguous(Int32, Int32)
  /// A nested type shadows the theme's and has no such member.
  case hidden(by: Int32, name: String)
  /// The name is an instance member, not a static one.
  case notStatic(Int32)
  /// The type is a protocol, or generic and named without its arguments.
  case incompleteType(Int32)
  /// The declaration is isolated to the main actor, and the place is not.
  case isolated(Int32)
  /// The declaration is not public, and other modules compile the place.
  case notInlinable(Int32)
  /// The name may be declared in code that is not read: its type or a supertype is unknown.
  case external(String)
}

extension ResolutionFailure {
  /// The declaration that cannot be named; `nil` where there is none.
  var declaration: Int32? {
    switch self {
    case .unreachable(let place), .notPublic(let place), .isPrivate(let place),
      .otherPlatform(let place, _), .limitedPlatforms(let place, _), .tooNew(let place, _, _),
      .ambiguous(let place, _), .hidden(let place, _), .notStatic(let place),
      .isolated(let place), .incompleteType(let place), .notInlinable(let place):
      place
    case .notDeclared, .missingFramework, .external: nil
    }
  }
}
