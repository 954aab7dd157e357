// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import CoreGraphics

func stub() -> Never { fatalError("a declaration without a body") }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { stub() }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, Sendable {
  public static let circular = CALayerCornerCurve()
  public static let continuous = CALayerCornerCurve()
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static let butt = CAShapeLayerLineCap()
  public static let round = CAShapeLayerLineCap()
  public static let square = CAShapeLayerLineCap()
}

public struct CATextLayerAlignmentMode: Hashable, Sendable {
  public static let center = CATextLayerAlignmentMode()
  public static let left = CATextLayerAlignmentMode()
}

open class CALayer: NSObject {
  public override init() { stub() }
  public init(layer: Any) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var bounds: CGRect { get { stub() } set { stub() } }
  open var frame: CGRect { get { stub() } set { stub() } }
  open var position: CGPoint { get { stub() } set { stub() } }
  open var cornerRadius: CGFloat { get { stub() } set { stub() } }
  open var cornerCurve: CALayerCornerCurve { get { stub() } set { stub() } }
  open var maskedCorners: CACornerMask { get { stub() } set { stub() } }
  open var masksToBounds: Bool { get { stub() } set { stub() } }
  open var backgroundColor: CGColor? { get { stub() } set { stub() } }
  open var borderColor: CGColor? { get { stub() } set { stub() } }
  open var borderWidth: CGFloat { get { stub() } set { stub() } }
  open var shadowColor: CGColor? { get { stub() } set { stub() } }
  open var shadowOpacity: Float { get { stub() } set { stub() } }
  open var shadowRadius: CGFloat { get { stub() } set { stub() } }
  open var shadowOffset: CGSize { get { stub() } set { stub() } }
  open var shadowPath: CGPath? { get { stub() } set { stub() } }
  open var opacity: Float { get { stub() } set { stub() } }
  open var isHidden: Bool { get { stub() } set { stub() } }
  open var zPosition: CGFloat { get { stub() } set { stub() } }
  open var contentsScale: CGFloat { get { stub() } set { stub() } }
  open var mask: CALayer? { get { stub() } set { stub() } }
  open var sublayers: [CALayer]? { get { stub() } set { stub() } }
  open func addSublayer(_ layer: CALayer) { stub() }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { stub() }
  open func removeFromSuperlayer() { stub() }
  open func add(_ animation: CAAnimation, forKey key: String?) { stub() }
  open func removeAnimation(forKey key: String) { stub() }
  open func setNeedsDisplay() { stub() }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? { get { stub() } set { stub() } }
  open var fillColor: CGColor? { get { stub() } set { stub() } }
  open var strokeColor: CGColor? { get { stub() } set { stub() } }
  open var strokeStart: CGFloat { get { stub() } set { stub() } }
  open var strokeEnd: CGFloat { get { stub() } set { stub() } }
  open var lineWidth: CGFloat { get { stub() } set { stub() } }
  open var lineCap: CAShapeLayerLineCap { get { stub() } set { stub() } }
  open var lineDashPattern: [NSNumber]? { get { stub() } set { stub() } }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? { get { stub() } set { stub() } }
  open var locations: [NSNumber]? { get { stub() } set { stub() } }
  open var startPoint: CGPoint { get { stub() } set { stub() } }
  open var endPoint: CGPoint { get { stub() } set { stub() } }
}

open class CATextLayer: CALayer {
  open var string: Any? { get { stub() } set { stub() } }
  open var font: AnyObject? { get { stub() } set { stub() } }
  open var fontSize: CGFloat { get { stub() } set { stub() } }
  open var foregroundColor: CGColor? { get { stub() } set { stub() } }
  open var alignmentMode: CATextLayerAlignmentMode { get { stub() } set { stub() } }
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int { get { stub() } set { stub() } }
  open var instanceColor: CGColor? { get { stub() } set { stub() } }
}

open class CAAnimation: NSObject {
  open var duration: Double { get { stub() } set { stub() } }
  open var repeatCount: Float { get { stub() } set { stub() } }
  open var autoreverses: Bool { get { stub() } set { stub() } }
}

open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath: String?) { stub() }
  open var fromValue: Any? { get { stub() } set { stub() } }
  open var toValue: Any? { get { stub() } set { stub() } }
}

public func CACurrentMediaTime() -> Double { stub() }
