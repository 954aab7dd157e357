// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? { get { stub() } set { stub() } }
  open var attributedText: NSAttributedString? { get { stub() } set { stub() } }
  open var font: UIFont! { get { stub() } set { stub() } }
  open var textColor: UIColor! { get { stub() } set { stub() } }
  open var highlightedTextColor: UIColor? { get { stub() } set { stub() } }
  open var shadowColor: UIColor? { get { stub() } set { stub() } }
  open var shadowOffset: CGSize { get { stub() } set { stub() } }
  open var textAlignment: NSTextAlignment { get { stub() } set { stub() } }
  open var lineBreakMode: NSLineBreakMode { get { stub() } set { stub() } }
  open var numberOfLines: Int { get { stub() } set { stub() } }
  open var adjustsFontSizeToFitWidth: Bool { get { stub() } set { stub() } }
  open var adjustsFontForContentSizeCategory: Bool { get { stub() } set { stub() } }
  open var minimumScaleFactor: CGFloat { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var image: UIImage? { get { stub() } set { stub() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { stub() } set { stub() }
  }
}

@preconcurrency @MainActor open class UIAction: NSObject {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) { stub() }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { stub() }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { stub() }
    public static let touchUpInside = Event(rawValue: 1)
    public static let touchDown = Event(rawValue: 2)
    public static let valueChanged = Event(rawValue: 4)
    public static let editingChanged = Event(rawValue: 8)
    public static let primaryActionTriggered = Event(rawValue: 16)
  }
  open var isEnabled: Bool { get { stub() } set { stub() } }
  open var isSelected: Bool { get { stub() } set { stub() } }
  open var isHighlighted: Bool { get { stub() } set { stub() } }
  open var state: State { stub() }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) { stub() }
  open func addAction(_ action: UIAction, for events: Event) { stub() }
  open func sendActions(for events: Event) { stub() }
}

public struct UIBackgroundConfiguration: Sendable {
  public static func listPlainCell() -> UIBackgroundConfiguration { stub() }
  public static func clear() -> UIBackgroundConfiguration { stub() }
  public var backgroundColor: UIColor? { get { stub() } set { stub() } }
  public var strokeColor: UIColor? { get { stub() } set { stub() } }
  public var strokeWidth: CGFloat { get { stub() } set { stub() } }
  public var cornerRadius: CGFloat { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, close }
  public struct Configuration: Sendable {
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public static func plain() -> Configuration { stub() }
    public static func filled() -> Configuration { stub() }
    public static func tinted() -> Configuration { stub() }
    public static func bordered() -> Configuration { stub() }
    public var title: String? { get { stub() } set { stub() } }
    public var attributedTitle: AttributedString? { get { stub() } set { stub() } }
    public var image: UIImage? { get { stub() } set { stub() } }
    public var imagePadding: CGFloat { get { stub() } set { stub() } }
    public var baseForegroundColor: UIColor? { get { stub() } set { stub() } }
    public var baseBackgroundColor: UIColor? { get { stub() } set { stub() } }
    public var background: UIBackgroundConfiguration { get { stub() } set { stub() } }
    public var cornerStyle: CornerStyle { get { stub() } set { stub() } }
    public var contentInsets: NSDirectionalEdgeInsets { get { stub() } set { stub() } }
  }
  public convenience init(type: ButtonType) { stub() }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { stub() }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { stub() }
  open var configuration: Configuration? { get { stub() } set { stub() } }
  open var titleLabel: UILabel? { stub() }
  open var imageView: UIImageView? { stub() }
  open var contentEdgeInsets: UIEdgeInsets { get { stub() } set { stub() } }
  open func setTitle(_ title: String?, for state: State) { stub() }
  open func setTitleColor(_ color: UIColor?, for state: State) { stub() }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { stub() }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { stub() }
  open func setImage(_ image: UIImage?, for state: State) { stub() }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { stub() }
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn: Bool { get { stub() } set { stub() } }
  open var onTintColor: UIColor? { get { stub() } set { stub() } }
  open var thumbTintColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString? { get { stub() } set { stub() } }
  open func beginRefreshing() { stub() }
  open func endRefreshing() { stub() }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float { get { stub() } set { stub() } }
  open var minimumTrackTintColor: UIColor? { get { stub() } set { stub() } }
  open var maximumTrackTintColor: UIColor? { get { stub() } set { stub() } }
  open var thumbTintColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public init(items: [Any]?) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var selectedSegmentIndex: Int { get { stub() } set { stub() } }
  open var selectedSegmentTintColor: UIColor? { get { stub() } set { stub() } }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { stub() }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages: Int { get { stub() } set { stub() } }
  open var currentPage: Int { get { stub() } set { stub() } }
  open var pageIndicatorTintColor: UIColor? { get { stub() } set { stub() } }
  open var currentPageIndicatorTintColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle: Style) { stub() }
  open var progress: Float { get { stub() } set { stub() } }
  open var progressTintColor: UIColor? { get { stub() } set { stub() } }
  open var trackTintColor: UIColor? { get { stub() } set { stub() } }
  open func setProgress(_ progress: Float, animated: Bool) { stub() }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: Style) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var color: UIColor! { get { stub() } set { stub() } }
  open func startAnimating() { stub() }
  open func stopAnimating() { stub() }
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIKeyboardType: Int, Sendable { case `default`, numberPad, decimalPad, emailAddress }
public enum UIReturnKeyType: Int, Sendable { case `default`, go, done, next, search, send }

@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String? { get { stub() } set { stub() } }
  open var placeholder: String? { get { stub() } set { stub() } }
  open var attributedPlaceholder: NSAttributedString? { get { stub() } set { stub() } }
  open var font: UIFont? { get { stub() } set { stub() } }
  open var textColor: UIColor? { get { stub() } set { stub() } }
  open var borderStyle: BorderStyle { get { stub() } set { stub() } }
  open var textAlignment: NSTextAlignment { get { stub() } set { stub() } }
  open var keyboardAppearance: UIKeyboardAppearance { get { stub() } set { stub() } }
  open var keyboardType: UIKeyboardType { get { stub() } set { stub() } }
  open var returnKeyType: UIReturnKeyType { get { stub() } set { stub() } }
  open var leftView: UIView? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  open var refreshControl: UIRefreshControl? { get { stub() } set { stub() } }
  open var indicatorStyle: IndicatorStyle { get { stub() } set { stub() } }
  open var contentSize: CGSize { get { stub() } set { stub() } }
  open var contentInset: UIEdgeInsets { get { stub() } set { stub() } }
  open var contentOffset: CGPoint { get { stub() } set { stub() } }
  open var isPagingEnabled: Bool { get { stub() } set { stub() } }
  open var alwaysBounceVertical: Bool { get { stub() } set { stub() } }
  open var showsVerticalScrollIndicator: Bool { get { stub() } set { stub() } }
  open var showsHorizontalScrollIndicator: Bool { get { stub() } set { stub() } }
  open var contentLayoutGuide: UILayoutGuide { stub() }
  open var frameLayoutGuide: UILayoutGuide { stub() }
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! { get { stub() } set { stub() } }
  open var attributedText: NSAttributedString! { get { stub() } set { stub() } }
  open var font: UIFont? { get { stub() } set { stub() } }
  open var textColor: UIColor? { get { stub() } set { stub() } }
  open var textContainerInset: UIEdgeInsets { get { stub() } set { stub() } }
  open var keyboardAppearance: UIKeyboardAppearance { get { stub() } set { stub() } }
  open var isEditable: Bool { get { stub() } set { stub() } }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing }
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public init(arrangedSubviews: [UIView]) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init(coder: NSCoder) { stub() }
  open var axis: NSLayoutConstraint.Axis { get { stub() } set { stub() } }
  open var spacing: CGFloat { get { stub() } set { stub() } }
  open var alignment: Alignment { get { stub() } set { stub() } }
  open var distribution: Distribution { get { stub() } set { stub() } }
  open var isLayoutMarginsRelativeArrangement: Bool { get { stub() } set { stub() } }
  open var arrangedSubviews: [UIView] { stub() }
  open func addArrangedSubview(_ view: UIView) { stub() }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) { stub() }
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var contentView: UIView { stub() }
}
open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case light, dark, regular, prominent, systemMaterial }
  public init(style: Style) { stub() }
}
