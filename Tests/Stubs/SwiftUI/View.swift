// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import Combine
@_exported import Foundation
@_exported import UIKit

/// What every body here is: the stubs declare SwiftUI, they do not draw.
func stub() -> Never { fatalError("a declaration without a body") }

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { stub() }
}

extension View where Body == Never {
  public var body: Never { stub() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView { nonisolated public init() { stub() } }
public struct TupleView<T> {}
public struct _ConditionalContent<First, Second> {}
public struct AnyView {
  nonisolated public init<V: View>(_ view: V) { stub() }
  nonisolated public init<V: View>(erasing view: V) { stub() }
}
public struct Group<Content> {}
public struct ModifiedContent<Content, Modifier> {}
public struct EquatableView<Content> {}

extension EmptyView: View { public typealias Body = Never }
extension TupleView: View { public typealias Body = Never }
extension _ConditionalContent: View where First: View, Second: View {
  public typealias Body = Never
}
extension AnyView: View { public typealias Body = Never }
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { stub() }
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { stub() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  { stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { stub() }
  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { stub() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    stub()
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {}
extension _ViewModifier_Content: View { public typealias Body = Never }

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

public struct PreviewTrait<T>: Sendable {}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
