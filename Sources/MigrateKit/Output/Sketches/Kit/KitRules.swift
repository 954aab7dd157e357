import MigrateKitCore

/// How views of UIKit and AppKit are drawn.
typealias KitViewRule = DrawingRule<KitUse>

/// Properties of UIKit and AppKit, and how they get into a sketch.
struct KitPropertyRule: Sendable {
  var names: [String]
  var coverage: SketchCoverage
  /// The note in the documentation; empty for none.
  var note: String
}

/// What of UIKit and AppKit a sketch draws: the one table that drawing and documentation are made from.
enum KitRules {
  static let allViews = textViews + containerViews + controlViews

  static let views = Dictionary(
    keepingFirst: allViews.flatMap { rule in rule.names.map { ($0, rule) } })

  /// The classes of whole screens, and how a class of the project is known by its name where its ancestors are
  /// declared elsewhere.
  static let roots: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIHostingController", "UINavigationController", "UITabBarController", "NSViewController",
    "NSWindowController",
  ]
  static let rootEndings = ["ViewController", "View", "Cell", "Button", "Label", "Control", "Bar"]

  /// What the class itself calls the view that holds its content.
  static let ownViews: Set<String> = ["view", "contentView", "tableView", "collectionView"]
  /// What the class itself configures by parts.
  static let parts: Set<String> = [
    "layer", "titleLabel", "textLabel", "detailTextLabel", "imageView", "navigationItem",
  ]

  /// What a call means to the view that it is made on.
  enum Call: Sendable {
    case adds
    case sets(String)
  }

  static let calls: [String: Call] = [
    "addSubview": .adds, "addSubviews": .adds, "addArrangedSubview": .adds,
    "addArrangedSubviews": .adds, "insertSubview": .adds, "insertArrangedSubview": .adds,
    "setTitle": .sets("title"), "setAttributedTitle": .sets("title"),
    "setTitleColor": .sets("titleColor"), "setImage": .sets("image"),
    "setBackgroundImage": .sets("backgroundImage"), "setBackgroundColor": .sets("backgroundColor"),
  ]

  static let allProperties: [KitPropertyRule] = [
    KitPropertyRule(
      names: ["font", "titleLabel.font", "textColor", "titleColor", "textAlignment", "alignment"],
      coverage: .drawn, note: ""),
    KitPropertyRule(
      names: [
        "text", "title", "stringValue", "placeholder", "placeholderString", "attributedText",
      ],
      coverage: .drawn,
      note: "What only the running app knows is named by its code and underlined with dots."),
    KitPropertyRule(
      names: ["numberOfLines", "axis", "orientation", "spacing"], coverage: .drawn, note: ""),
    KitPropertyRule(
      names: [
        "backgroundColor", "layer.backgroundColor", "tintColor", "onTintColor", "progressTintColor",
        "minimumTrackTintColor", "alpha",
      ],
      coverage: .drawn, note: ""),
    KitPropertyRule(
      names: ["layer.cornerRadius", "layer.borderWidth", "layer.borderColor"], coverage: .drawn,
      note: ""),
    KitPropertyRule(
      names: [
        "layer.shadowColor", "layer.shadowOpacity", "layer.shadowRadius", "layer.shadowOffset",
      ], coverage: .drawn, note: ""),
    KitPropertyRule(
      names: ["layoutMargins", "directionalLayoutMargins", "contentEdgeInsets"], coverage: .drawn,
      note: "In stack views and buttons."),
    KitPropertyRule(
      names: ["width", "height"], coverage: .drawn,
      note: "From anchors that are constrained to a constant."),
    KitPropertyRule(
      names: ["image"], coverage: .approximated, note: "Symbols and pictures are placeholders."),
    KitPropertyRule(
      names: ["distribution"], coverage: .approximated, note: "`fillEqually`; others as `fill`."),
    KitPropertyRule(
      names: ["backgroundImage", "configuration", "attributedTitle"], coverage: .hatched,
      note: "Listed as not drawn."),
    KitPropertyRule(
      names: [
        "isHidden", "delegate", "dataSource", "tag", "isUserInteractionEnabled", "isEnabled",
        "isSelected", "isHighlighted", "clipsToBounds", "layer.masksToBounds", "contentMode",
        "translatesAutoresizingMaskIntoConstraints", "adjustsFontForContentSizeCategory",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "lineBreakMode", "isOpaque",
        "isLayoutMarginsRelativeArrangement", "preservesSuperviewLayoutMargins", "selectionStyle",
        "accessoryType", "separatorInset", "keyboardType", "returnKeyType", "autocorrectionType",
        "autocapitalizationType", "textContentType", "clearButtonMode", "inputAccessoryView",
        "inputView", "isSecureTextEntry", "isEditable", "isSelectable", "isScrollEnabled",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "alwaysBounceVertical",
        "keyboardDismissMode", "contentInsetAdjustmentBehavior", "rowHeight", "estimatedRowHeight",
        "tableHeaderView", "tableFooterView", "separatorStyle", "separatorColor", "refreshControl",
        "layer.cornerCurve", "layer.maskedCorners", "layer.zPosition", "layer.shouldRasterize",
        "layer.rasterizationScale", "layer.shadowPath", "wantsLayer", "isBordered", "isBezeled",
        "drawsBackground", "bezelStyle", "usesSingleLineMode", "modalPresentationStyle",
        "hidesWhenStopped", "style", "isExclusiveTouch", "autoresizingMask", "frame", "bounds",
        "center", "transform", "hidesBottomBarWhenPushed", "target", "action", "isOn", "menu",
        "showsMenuAsPrimaryAction", "allowsSelection", "isPagingEnabled", "maximumNumberOfLines",
        "textContainerInset", "textContainer.lineFragmentPadding", "imageScaling",
        "numberOfPages", "currentPage", "value", "progress", "minimumValue", "maximumValue",
        "keyboardAppearance",
      ], coverage: .ignored,
      note: "Behavior and details; views that are hidden at first are drawn."),
  ]

  static let properties: [String: SketchCoverage] = Dictionary(
    keepingFirst: allProperties.flatMap { rule in rule.names.map { ($0, rule.coverage) } })
}
