// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@preconcurrency @MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { stub() }
  nonisolated public override convenience init() { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var view: UIView! { get { stub() } set { stub() } }
  open var title: String? { get { stub() } set { stub() } }
  open var navigationItem: UINavigationItem { stub() }
  open var tabBarItem: UITabBarItem! { get { stub() } set { stub() } }
  open var navigationController: UINavigationController? { stub() }
  open var presentedViewController: UIViewController? { stub() }
  open var sheetPresentationController: UISheetPresentationController? { stub() }
  open var modalPresentationStyle: UIModalPresentationStyle { get { stub() } set { stub() } }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { stub() } set { stub() } }
  open var traitCollection: UITraitCollection { stub() }
  open var preferredStatusBarStyle: UIStatusBarStyle { stub() }
  open func loadView() { stub() }
  open func viewDidLoad() { stub() }
  open func viewWillAppear(_ animated: Bool) { stub() }
  open func viewDidAppear(_ animated: Bool) { stub() }
  open func viewDidLayoutSubviews() { stub() }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) { stub() }
  open func addChild(_ controller: UIViewController) { stub() }
  open func didMove(toParent parent: UIViewController?) { stub() }
  open func setNeedsStatusBarAppearanceUpdate() { stub() }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { stub() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { stub() }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent = 1, darkContent = 3 }
public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, overFullScreen, popover
}

@preconcurrency @MainActor open class UISheetPresentationController: NSObject {
  public struct Detent: Sendable {
    public static func medium() -> Detent { stub() }
    public static func large() -> Detent { stub() }
  }
  open var preferredCornerRadius: CGFloat? { get { stub() } set { stub() } }
  open var prefersGrabberVisible: Bool { get { stub() } set { stub() } }
  open var detents: [Detent] { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { stub() }
  public override init(nibName: String?, bundle: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var navigationBar: UINavigationBar { stub() }
  open func pushViewController(_ controller: UIViewController, animated: Bool) { stub() }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { stub() }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var tabBar: UITabBar { stub() }
  open var viewControllers: [UIViewController]? { get { stub() } set { stub() } }
  open var selectedIndex: Int { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? { get { stub() } set { stub() } }
  open var rightBarButtonItem: UIBarButtonItem? { get { stub() } set { stub() } }
  open var leftBarButtonItem: UIBarButtonItem? { get { stub() } set { stub() } }
  open var titleView: UIView? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { get { stub() } set { stub() } }
  open var image: UIImage? { get { stub() } set { stub() } }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { stub() }
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, action, close }
  public enum Style: Int, Sendable { case plain, done = 2 }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) { stub() }
  public convenience init(
    barButtonSystemItem: SystemItem, target: Any?, action: Selector?
  ) { stub() }
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) { stub() }
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) { stub() }
  open var tintColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) { stub() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { stub() }
  open var badgeColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor? { get { stub() } set { stub() } }
  open var shadowColor: UIColor? { get { stub() } set { stub() } }
  open func configureWithOpaqueBackground() { stub() }
  open func configureWithDefaultBackground() { stub() }
  open func configureWithTransparentBackground() { stub() }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get { stub() } set { stub() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  open var normal: UITabBarItemStateAppearance { stub() }
  open var selected: UITabBarItemStateAppearance { stub() }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor? { get { stub() } set { stub() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open class func appearance() -> Self { stub() }
  open var barStyle: UIBarStyle { get { stub() } set { stub() } }
  open var barTintColor: UIColor? { get { stub() } set { stub() } }
  open var isTranslucent: Bool { get { stub() } set { stub() } }
  open var prefersLargeTitles: Bool { get { stub() } set { stub() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { get { stub() } set { stub() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { stub() } set { stub() }
  }
  open var standardAppearance: UINavigationBarAppearance { get { stub() } set { stub() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get { stub() } set { stub() } }
  open var compactAppearance: UINavigationBarAppearance? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UITabBar: UIView {
  open class func appearance() -> Self { stub() }
  open var barTintColor: UIColor? { get { stub() } set { stub() } }
  open var unselectedItemTintColor: UIColor? { get { stub() } set { stub() } }
  open var standardAppearance: UITabBarAppearance { get { stub() } set { stub() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barStyle: UIBarStyle { get { stub() } set { stub() } }
  open var barTintColor: UIColor? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UISearchBar: UIView {
  open var barTintColor: UIColor? { get { stub() } set { stub() } }
  open var placeholder: String? { get { stub() } set { stub() } }
  open var searchTextField: UITextField { stub() }
}
