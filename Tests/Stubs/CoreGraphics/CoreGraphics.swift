// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import Foundation

func stub() -> Never { fatalError("a declaration without a body") }

/// A class on Linux, as on Apple's platforms: `@unchecked` because it never changes.
public final class CGColor: Hashable, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }
  public init(gray: CGFloat, alpha: CGFloat) { stub() }
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { stub() }
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) { stub() }
  public static let white: CGColor = CGColor(gray: 1, alpha: 1)
  public static let black: CGColor = CGColor(gray: 0, alpha: 1)
  public static let clear: CGColor = CGColor(gray: 0, alpha: 0)
  public func copy(alpha: CGFloat) -> CGColor? { stub() }
  public var alpha: CGFloat { stub() }
  public static func == (a: CGColor, b: CGColor) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) { stub() }
}

public final class CGColorSpace: @unchecked Sendable {
  public init?(name: String) { stub() }
  public static let sRGB = "sRGB"
  public static let displayP3 = "displayP3"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { stub() }

public struct CGAffineTransform: Sendable {
  public init() { stub() }
  public init(scaleX: CGFloat, y: CGFloat) { stub() }
  public init(translationX: CGFloat, y: CGFloat) { stub() }
  public init(rotationAngle: CGFloat) { stub() }
  public static let identity = CGAffineTransform()
}

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { stub() }
}

open class CGPath: @unchecked Sendable {
  public init(
    roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { stub() }
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { stub() }
  init() { stub() }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { stub() }
  public func move(to point: CGPoint) { stub() }
  public func addLine(to point: CGPoint) { stub() }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    stub()
  }
  public func closeSubpath() { stub() }
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public enum CGBlendMode: Sendable { case normal, multiply, screen, overlay }

public final class CGContext {
  public func setFillColor(_ color: CGColor) { stub() }
  public func setStrokeColor(_ color: CGColor) { stub() }
  public func setLineWidth(_ width: CGFloat) { stub() }
  public func setLineCap(_ cap: CGLineCap) { stub() }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { stub() }
  public func fill(_ rect: CGRect) { stub() }
  public func stroke(_ rect: CGRect) { stub() }
  public func fillEllipse(in rect: CGRect) { stub() }
  public func addPath(_ path: CGPath) { stub() }
  public func move(to point: CGPoint) { stub() }
  public func addLine(to point: CGPoint) { stub() }
  public func fillPath() { stub() }
  public func strokePath() { stub() }
  public func saveGState() { stub() }
  public func restoreGState() { stub() }
}
