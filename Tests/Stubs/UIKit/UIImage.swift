// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolWeight: Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Sendable { case `default`, unspecified, small, medium, large }

  open class Configuration: NSObject {}
  open class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { stub() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { stub() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { stub() }
    public convenience init(textStyle: UIFont.TextStyle) { stub() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { stub() }
    public convenience init(font: UIFont) { stub() }
    public convenience init(font: UIFont, scale: SymbolScale) { stub() }
    public convenience init(scale: SymbolScale) { stub() }
    public convenience init(weight: SymbolWeight) { stub() }
    public convenience init(hierarchicalColor: UIColor) { stub() }
    public convenience init(paletteColors: [UIColor]) { stub() }
    open func applying(_ other: SymbolConfiguration) -> Self { stub() }
  }

  public override init() { stub() }
  public init?(named name: String) { stub() }
  public init?(systemName name: String) { stub() }
  public init?(systemName name: String, withConfiguration: Configuration?) { stub() }
  public init?(data: Data) { stub() }
  open var size: CGSize { stub() }
  open var scale: CGFloat { stub() }
  open func draw(at point: CGPoint) { stub() }
  open func draw(in rect: CGRect) { stub() }
  open func pngData() -> Data? { stub() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { stub() }
  open func withTintColor(_ color: UIColor) -> UIImage { stub() }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { stub() }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { stub() }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { stub() }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { stub() }
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { stub() }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open func fill(_ rect: CGRect) { stub() }
}

open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) { stub() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { stub() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { stub() }

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { stub() }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}

open class UIBezierPath: NSObject {
  public override init() { stub() }
  public init(rect: CGRect) { stub() }
  public init(ovalIn rect: CGRect) { stub() }
  public init(roundedRect: CGRect, cornerRadius: CGFloat) { stub() }
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) { stub() }
  public init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { stub() }
  open var cgPath: CGPath { get { stub() } set { stub() } }
  open var lineWidth: CGFloat { get { stub() } set { stub() } }
  open var lineCapStyle: CGLineCap { get { stub() } set { stub() } }
  open func move(to point: CGPoint) { stub() }
  open func addLine(to point: CGPoint) { stub() }
  open func addClip() { stub() }
  open func close() { stub() }
  open func fill() { stub() }
  open func stroke() { stub() }
}
