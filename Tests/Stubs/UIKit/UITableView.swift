// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { stub() }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    stub()
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    stub()
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { stub() }
}

extension IndexPath {
  public init(row: Int, section: Int) { stub() }
  public init(item: Int, section: Int) { stub() }
  public var row: Int { stub() }
  public var item: Int { stub() }
  public var section: Int { stub() }
}

@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) { stub() }
  open var backgroundColor: UIColor! { get { stub() } set { stub() } }
  open var image: UIImage? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { stub() }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open class var automaticDimension: CGFloat { stub() }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat { get { stub() } set { stub() } }
  open var separatorColor: UIColor? { get { stub() } set { stub() } }
  open var separatorInset: UIEdgeInsets { get { stub() } set { stub() } }
  open var sectionIndexColor: UIColor? { get { stub() } set { stub() } }
  open var tableFooterView: UIView? { get { stub() } set { stub() } }
  open var tableHeaderView: UIView? { get { stub() } set { stub() } }
  open var backgroundView: UIView? { get { stub() } set { stub() } }
  open func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) { stub() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { stub() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { stub() }
  open func reloadData() { stub() }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { stub() }
  public override init(nibName: String?, bundle: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var refreshControl: UIRefreshControl? { get { stub() } set { stub() } }
  open var tableView: UITableView! { get { stub() } set { stub() } }
  open func numberOfSections(in tableView: UITableView) -> Int { stub() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stub()
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { stub() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { stub() }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    stub()
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    stub()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    stub()
  }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { stub() }
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var contentView: UIView { stub() }
  open var textLabel: UILabel? { stub() }
  open var detailTextLabel: UILabel? { stub() }
  open var imageView: UIImageView? { stub() }
  open var selectedBackgroundView: UIView? { get { stub() } set { stub() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? { get { stub() } set { stub() } }
  open var accessoryType: AccessoryType { get { stub() } set { stub() } }
  open var selectionStyle: SelectionStyle { get { stub() } set { stub() } }
  open func prepareForReuse() { stub() }
  open func setSelected(_ selected: Bool, animated: Bool) { stub() }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { stub() }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize { get { stub() } set { stub() } }
  open var minimumLineSpacing: CGFloat { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) { stub() }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { stub() }
}

@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  open var contentView: UIView { stub() }
  open var isSelected: Bool { get { stub() } set { stub() } }
  open var isHighlighted: Bool { get { stub() } set { stub() } }
  open func prepareForReuse() { stub() }
}

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { stub() }
  open func addAction(_ action: UIAlertAction) { stub() }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { stub() }
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { stub() }
  public struct LaunchOptionsKey: Hashable, Sendable {}
  open func open(_ url: URL) { stub() }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}
extension UIApplicationDelegate {
  public var window: UIWindow? { get { stub() } set { stub() } }
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { stub() }
  open var bounds: CGRect { stub() }
  open var scale: CGFloat { stub() }
}
