// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@preconcurrency @MainActor open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
  @discardableResult open func becomeFirstResponder() -> Bool { stub() }
  @discardableResult open func resignFirstResponder() -> Bool { stub() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stub() }
}

@preconcurrency @MainActor open class UITouch: NSObject {}
@preconcurrency @MainActor open class UIEvent: NSObject {}

@preconcurrency @MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { stub() }
    public static let curveEaseInOut = AnimationOptions(rawValue: 1)
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    public static let `repeat` = AnimationOptions(rawValue: 4)
    public static let autoreverse = AnimationOptions(rawValue: 8)
    public static let allowUserInteraction = AnimationOptions(rawValue: 16)
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { stub() }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }

  public init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  nonisolated public override convenience init() { stub() }
  open class var layerClass: AnyClass { stub() }
  open var layer: CALayer { stub() }
  open var frame: CGRect { get { stub() } set { stub() } }
  open var bounds: CGRect { get { stub() } set { stub() } }
  open var center: CGPoint { get { stub() } set { stub() } }
  open var transform: CGAffineTransform { get { stub() } set { stub() } }
  open var alpha: CGFloat { get { stub() } set { stub() } }
  open var isHidden: Bool { get { stub() } set { stub() } }
  open var isOpaque: Bool { get { stub() } set { stub() } }
  open var tag: Int { get { stub() } set { stub() } }
  open var clipsToBounds: Bool { get { stub() } set { stub() } }
  open var contentMode: ContentMode { get { stub() } set { stub() } }
  open var backgroundColor: UIColor? { get { stub() } set { stub() } }
  open var tintColor: UIColor! { get { stub() } set { stub() } }
  open var mask: UIView? { get { stub() } set { stub() } }
  open var isUserInteractionEnabled: Bool { get { stub() } set { stub() } }
  open var translatesAutoresizingMaskIntoConstraints: Bool { get { stub() } set { stub() } }
  open var autoresizingMask: AutoresizingMask { get { stub() } set { stub() } }
  open var layoutMargins: UIEdgeInsets { get { stub() } set { stub() } }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get { stub() } set { stub() } }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { stub() } set { stub() } }
  open var traitCollection: UITraitCollection { stub() }
  open var superview: UIView? { stub() }
  open var window: UIWindow? { stub() }
  open var subviews: [UIView] { stub() }
  open var intrinsicContentSize: CGSize { stub() }
  open func addSubview(_ view: UIView) { stub() }
  open func insertSubview(_ view: UIView, at index: Int) { stub() }
  open func removeFromSuperview() { stub() }
  open func layoutSubviews() { stub() }
  open func layoutIfNeeded() { stub() }
  open func setNeedsLayout() { stub() }
  open func setNeedsDisplay() { stub() }
  open func invalidateIntrinsicContentSize() { stub() }
  open func draw(_ rect: CGRect) { stub() }
  open func sizeToFit() { stub() }
  open func tintColorDidChange() { stub() }
  open func didMoveToWindow() { stub() }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) { stub() }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { stub() }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { stub() }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { stub() }

  open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  open var leftAnchor: NSLayoutXAxisAnchor { stub() }
  open var rightAnchor: NSLayoutXAxisAnchor { stub() }
  open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
  open var topAnchor: NSLayoutYAxisAnchor { stub() }
  open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
  open var widthAnchor: NSLayoutDimension { stub() }
  open var heightAnchor: NSLayoutDimension { stub() }
  open var safeAreaLayoutGuide: UILayoutGuide { stub() }
  open var layoutMarginsGuide: UILayoutGuide { stub() }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    stub()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) { stub() }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { stub() }
}

extension UIView {
  public var accessibilityLabel: String? { get { stub() } set { stub() } }
  public var accessibilityHint: String? { get { stub() } set { stub() } }
  public var accessibilityValue: String? { get { stub() } set { stub() } }
  public var accessibilityIdentifier: String? { get { stub() } set { stub() } }
  public var accessibilityTraits: UIAccessibilityTraits { get { stub() } set { stub() } }
  public var isAccessibilityElement: Bool { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? { get { stub() } set { stub() } }
  open func makeKeyAndVisible() { stub() }
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { stub() }
}
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { stub() }
  public init(_ value: Float) { stub() }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
  open var topAnchor: NSLayoutYAxisAnchor { stub() }
  open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
  open var widthAnchor: NSLayoutDimension { stub() }
  open var heightAnchor: NSLayoutDimension { stub() }
}

@preconcurrency @MainActor open class NSLayoutAnchor<Anchor: AnyObject>: NSObject {
  open func constraint(equalTo other: NSLayoutAnchor<Anchor>) -> NSLayoutConstraint { stub() }
  open func constraint(equalTo other: NSLayoutAnchor<Anchor>, constant: CGFloat)
    -> NSLayoutConstraint
  { stub() }
  open func constraint(greaterThanOrEqualTo other: NSLayoutAnchor<Anchor>, constant: CGFloat)
    -> NSLayoutConstraint
  { stub() }
  open func constraint(lessThanOrEqualTo other: NSLayoutAnchor<Anchor>, constant: CGFloat)
    -> NSLayoutConstraint
  { stub() }
  open func constraint(lessThanOrEqualTo other: NSLayoutAnchor<Anchor>) -> NSLayoutConstraint {
    stub()
  }
}
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant value: CGFloat) -> NSLayoutConstraint { stub() }
  open func constraint(greaterThanOrEqualToConstant value: CGFloat) -> NSLayoutConstraint { stub() }
  open func constraint(equalTo other: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  { stub() }
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var isActive: Bool { get { stub() } set { stub() } }
  open var constant: CGFloat { get { stub() } set { stub() } }
  open var priority: UILayoutPriority { get { stub() } set { stub() } }
  open class func activate(_ constraints: [NSLayoutConstraint]) { stub() }
}
