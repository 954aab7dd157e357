/// A declaration of the project that the code of a token, or the value of another declaration, can name.
package struct Declaration: Hashable, Sendable {
  /// The kind of declaration, in the order in which those of a file are read.
  package enum Kind: UInt8, Comparable, Sendable {
    /// A stored or computed property.
    case property
    /// A function.
    case function
    /// A `typealias`.
    case alias
    /// A case of an enum.
    case enumCase
    /// An initializer.
    case initializer
    /// A class, struct, enum, actor or protocol, or an extension of one.
    case type

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The access level of a declaration.
  package enum Access: UInt8, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The kind of declaration.
  package var kind: Kind
  /// The qualified name of the type that it is a member of, as written: `Theme.Colors`; empty at the
  /// top of a file.
  package var owner: String
  /// Its name without backticks; `init` for an initializer, the qualified name of an extension.
  package var name: String
  /// Whether it is accessed without an instance: static members, cases, nested types, and globals.
  package var isStatic = true
  /// Whether it is a property declared with `let`.
  package var isLet = false
  /// Whether other code may assign to it: a stored `var` whose setter is not private.
  var isAssignable = false
  /// Whether it is a stored `var` that only its own type may assign to.
  var isPrivatelySet = false
  /// Whether it is a protocol requirement, which conforming types declare again.
  package var isRequirement = false
  /// Whether it is an extension rather than the declaration of a type.
  package var isExtension = false
  /// Whether it is a protocol.
  package var isProtocol = false
  /// Whether it is a type with generic parameters.
  var isGeneric = false
  /// Whether it is a class or an actor, whose values others may change.
  package var isClass = false
  /// The access level, limited by enclosing declarations.
  package var access: Access
  /// The number of its file among the files of the project.
  package var file: Int32 = -1
  /// The line in that file, counted from 1.
  package var line: Int32
  /// The condition for compiling it; `nil` if it is unconditional.
  package var condition: BuildCondition?
  /// The releases that it needs; `nil` where it states none.
  var availability: Availability?
  /// The type as written: an annotation, a result, the target of an alias, else the obvious type of
  /// the initial value.
  package var type: String?
  /// Whether the type was written, not read from the initial value.
  package var isTypeWritten = false
  /// Its value: an initial value, the raw value of a case, or the statements of a body.
  package var code: String?
  /// Whether `code` is the statements of a body, not one expression.
  package var isBody = false
  /// Whether it is a failable initializer.
  package var isFailable = false
  /// The parameters of a function, an initializer or a case with values.
  package var parameters: [DeclaredParameter] = []
  /// The supertypes of a type as written; `Self == Color` of a constrained extension.
  package var inherited: [String] = []
  /// The actor that it or, for a member, the type around is isolated to, as its file states; `nil` for none.
  var isolation: ActorIsolation?
  /// Whether code that other modules compile may name it as if it were public.
  var isUsableFromInline = false
  /// The names of its attributes: `State`, `Environment`, `Observable`.
  package var attributes: [String] = []
}

/// A parameter of a function, an initializer or a case.
package struct DeclaredParameter: Hashable, Sendable {
  /// The label at the call; `nil` for none.
  package var label: String?
  /// The name inside of the body.
  package var name: String
  /// The type as written.
  package var type: String
  /// The default value as written; `nil` without one.
  package var defaultValue: String?

  package init(label: String?, name: String, type: String, defaultValue: String? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Whether it is a flag that says that the appearance is dark: `isDark`.
  package var isDarkFlag: Bool { type == "Bool" && AppearanceFlag.isName(label ?? name) }
}

/// The `@available` attributes of a declaration and of what surrounds it.
struct Availability: Hashable, Sendable {
  /// The first release that has it, by the platform's name as written: `iOS`, `macOS`.
  var introduced: [String: [Int]] = [:]
  /// The platforms on which it is unavailable; `*` for all.
  var unavailable: Set<String> = []
  /// Whether it is deprecated in every release of a platform: `*, deprecated`.
  var isDeprecated = false

  /// The combined availability of two nested declarations.
  func merged(with other: Availability) -> Availability {
    Availability(
      introduced: introduced.merging(other.introduced) {
        $0.lexicographicallyPrecedes($1) ? $1 : $0
      },
      unavailable: unavailable.union(other.unavailable),
      isDeprecated: isDeprecated || other.isDeprecated)
  }
}

extension Declaration {
  /// Whether its written type is an optional: `UIColor?`.
  package var isOptional: Bool { type?.hasSuffix("?") ?? false }

  /// Whether new code must not use it: `@available(*, deprecated)`.
  package var isDeprecated: Bool { availability?.isDeprecated ?? false }

  /// The qualified name: `Theme.Colors.background`.
  package var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// The code that a modifier of views without arguments is another name for: `shadow(radius: 4)` of
  /// `func cardShadow() -> some View { self.shadow(radius: 4) }`; `nil` for anything else.
  package var modifierCode: String? {
    guard owner == "View", kind == .function, parameters.isEmpty, let code else { return nil }
    return code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
  }

  /// The signature of a function or an initializer by its labels: `init(hex:alpha:)`.
  package var signature: String {
    switch kind {
    case .function, .initializer:
      name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case .type, .alias, .property, .enumCase: name
    }
  }
}
