// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

/// The name of an Objective-C method.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) { stub() }
  public init(stringLiteral name: String) { stub() }
}

func stub() -> Never { fatalError("a declaration without a body") }
