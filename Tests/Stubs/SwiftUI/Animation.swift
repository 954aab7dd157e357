// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static func linear(duration: TimeInterval) -> Animation { stub() }
  public static func easeIn(duration: TimeInterval) -> Animation { stub() }
  public static func easeOut(duration: TimeInterval) -> Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { stub() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { stub() }
  public func delay(_ delay: TimeInterval) -> Animation { stub() }
  public func speed(_ speed: Double) -> Animation { stub() }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { stub() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
}

public struct AnyTransition {
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { stub() }
  public static func scale(scale: CGFloat) -> AnyTransition { stub() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    stub()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { stub() }
}

public protocol Gesture<Value> {
  associatedtype Value
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) { stub() }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5) { stub() }
}
public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var translation: CGSize { stub() }
    public var location: CGPoint { stub() }
    public var startLocation: CGPoint { stub() }
  }
  public init(minimumDistance: CGFloat = 10) { stub() }
}
public struct _ChangedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }

extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { stub() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { stub() }
}
