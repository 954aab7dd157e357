import MigrateKitCore

// Views of UIKit and AppKit by class.

extension KitRules {
  static let textViews: [KitViewRule] = [
    KitViewRule("UILabel", "NSTextField", note: "Without a font, in 17 points as a label's own.") {
      label($0)
    },
    KitViewRule("UITextView", "NSTextView", as: .approximated, note: "As a label.") { label($0) },
    KitViewRule(
      "UIImageView", "NSImageView", as: .approximated,
      note: "Symbols and pictures are placeholders."
    ) { kit in
      if let image = kit.view.settings["image"] ?? kit.argument("image") {
        return kit.image(image)
      }
      return picture(kit)
    },
  ]

  static let containerViews: [KitViewRule] = [
    KitViewRule("UIStackView", "NSStackView") { stack($0) },
    KitViewRule(
      "UIView", "NSView", "UIScrollView", "NSScrollView", "UIVisualEffectView",
      "NSVisualEffectView", "UIControl", as: .approximated,
      note: "Its subviews in the order of the code, in outline: constraints are not read."
    ) { outlined($0) },
    KitViewRule(
      "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
      "UITableViewHeaderFooterView", "UICollectionViewListCell", "NSTableCellView",
      as: .approximated, note: "As wide as the screen, with its subviews in outline."
    ) { cell($0) },
    KitViewRule(
      "UITableView", "UICollectionView", "NSTableView", "NSOutlineView", "NSCollectionView",
      "MKMapView", "WKWebView", "UIPickerView", "UIDatePicker", "UICalendarView", "MTKView",
      "SCNView", "AVPlayerView", "UIToolbar", "UINavigationBar", "UITabBar", as: .hatched,
      note: "What it shows comes from elsewhere."
    ) { hatched($0) },
  ]

  /// A view that is not drawn, by its name.
  static func hatched(_ kit: KitUse) -> SketchBox {
    kit.builder.noteUnknown("not drawn: \(kit.title)")
    return SketchBox(.unknown(kit.title, isGreedy: false))
  }

  static let controlViews: [KitViewRule] = [
    KitViewRule(
      "UIButton", "NSButton", note: "Configurations (`UIButton.Configuration`) are not read."
    ) { button($0) },
    KitViewRule(
      "UITextField", "UISearchBar", "UISearchTextField", "NSSearchField", as: .approximated
    ) { kit in
      var use = kit.use
      if kit.view.settings["text"] == nil {
        use.style.foreground = .color(SketchColor.placeholder)
      }
      let shown = kit.view.settings["text"] ?? kit.view.settings["placeholder"]
      let field = shown.map { kit.text($0, use) } ?? use.text(kit.title, isPlaceholder: true)
      return SketchBox(
        .framed(
          SketchFrame(maxWidth: .infinity, minHeight: 34, alignment: SketchPoint(x: 0, y: 0.5)),
          SketchBox(.padded(SketchInsets(leading: 7, trailing: 7), field))))
    },
    KitViewRule("UISwitch", "NSSwitch", as: .approximated, note: "As a switch that is on.") { kit in
      SketchRules.switchBox(kit.paint("onTintColor") ?? .color(SketchColor.green))
    },
    KitViewRule(
      "UIActivityIndicatorView", "NSProgressIndicator", as: .approximated, note: "A ring."
    ) { _ in
      let stroke = SketchStroke(paint: .color(SketchColor.gray), width: 3)
      return SketchBox(
        .framed(
          SketchFrame(width: 20, height: 20), SketchBox(.shape(.circle, fill: nil, stroke: stroke)))
      )
    },
    KitViewRule(
      "UISlider", "UIProgressView", "UIPageControl", "NSSlider", as: .approximated,
      note: "In the middle."
    ) { kit in
      let own = kit.paint("progressTintColor") ?? kit.paint("minimumTrackTintColor")
      var tint = kit.use.style.tint
      if case .color(let color) = own { tint = color }
      return SketchRules.barBox(5, tint, knob: kit.view.base.hasSuffix("Slider"))
    },
    KitViewRule("UISegmentedControl", "UIStepper", as: .approximated, note: "Without its items.") {
      _ in
      let area = SketchBox(.shape(.rounded(8), fill: .color(SketchColor.lightFill), stroke: nil))
      return SketchBox(
        .framed(SketchFrame(maxWidth: .infinity, minHeight: 32, maxHeight: 32), area))
    },
  ]

  // MARK: Texts

  private static func label(_ kit: KitUse) -> SketchBox {
    let shown =
      kit.view.settings["text"] ?? kit.view.settings["attributedText"]
      ?? kit.view.settings["stringValue"] ?? kit.argument("labelWithString")
      ?? kit.argument("string")
    return shown.map { kit.text($0, kit.use) } ?? kit.use.text(kit.title, isPlaceholder: true)
  }

  private static func picture(_ kit: KitUse) -> SketchBox {
    var style = kit.use.style
    style.foreground = .color(SketchColor.tertiaryLabel)
    style.font = FontValue(size: 17)
    let area = SketchBox(.shape(.rectangle, fill: .color(SketchColor.lightFill), stroke: nil))
    return SketchBox(
      .framed(
        SketchFrame(width: kit.number("width") ?? 40, height: kit.number("height") ?? 40),
        SketchBox(
          .decorated(
            area, by: kit.use.symbol("photo", style), SketchPoint(), isBehind: false))))
  }

  // MARK: Containers

  /// A stack view: children fill it across, and along it have the sizes of their own.
  private static func stack(_ kit: KitUse) -> SketchBox {
    let isVertical = ["vertical"].contains(kit.word("axis") ?? kit.word("orientation"))
    let axis: SketchAxis = isVertical ? .vertical : .horizontal
    let isAppKit = kit.view.base == "NSStackView"
    let alignment = kit.word("alignment") ?? (isAppKit ? "center" : "fill")
    let isEqual = kit.word("distribution") == "fillEqually"
    let children = kit.children().map { box -> SketchBox in
      guard isVertical ? alignment == "fill" : isEqual else { return box }
      return SketchRules.filling(box, SketchPoint(x: 0, y: 0.5))
    }
    let place =
      switch alignment {
      case "leading", "top": 0.0
      case "trailing", "bottom": 1.0
      default: 0.5
      }
    let stack = SketchBox(
      .stack(
        axis, spacing: kit.number("spacing") ?? (isAppKit ? 8 : 0), alignment: place, children))
    return kit.insets.map { SketchBox(.padded($0, stack)) } ?? stack
  }

  /// Subviews one below the other with a dashed line around them.
  private static func outlined(_ kit: KitUse) -> SketchBox {
    guard !kit.view.children.isEmpty else {
      let height = kit.number("height") ?? 24
      let width = kit.number("width")
      let frame = SketchFrame(
        width: width, maxWidth: width == nil ? .infinity : nil, minHeight: height,
        maxHeight: height)
      guard !kit.hasBackground else { return SketchBox(.framed(frame, .empty)) }
      var style = kit.use.style
      style.font = FontValue(size: 11)
      style.foreground = .color(SketchColor.tertiaryLabel)
      let name = kit.use.text(kit.title, isPlaceholder: true, style)
      return dashed(SketchBox(.framed(frame, width ?? 100 < 100 ? .empty : name)))
    }
    return dashed(column(kit))
  }

  /// The subviews one below the other.
  static func column(_ kit: KitUse) -> SketchBox {
    kit.builder.note(
      "positions come from constraints, which are not read: subviews are listed as they are added")
    let column = SketchBox(
      .stack(.vertical, spacing: 8, alignment: 0, kit.children()))
    return SketchRules.filling(
      SketchBox(.padded(.all(8), column)), SketchPoint(x: 0, y: 0))
  }

  private static func dashed(_ box: SketchBox) -> SketchBox {
    let stroke = SketchStroke(paint: .color(SketchColor.separator), isInside: true, isDashed: true)
    let line = SketchBox(.shape(.rectangle, fill: nil, stroke: stroke))
    return SketchBox(.decorated(box, by: line, SketchPoint(), isBehind: false))
  }

  /// A cell with its subviews, or with those that the system's cells have.
  private static func cell(_ kit: KitUse) -> SketchBox {
    let texts = ["textLabel", "detailTextLabel"].compactMap { kit.part($0, as: "UILabel") }
    let image = kit.part("imageView", as: "UIImageView").map { [$0] } ?? []
    let standard = SketchBox(
      .padded(
        SketchInsets(top: 6, leading: 20, bottom: 6, trailing: 20),
        SketchBox(
          .stack(
            .horizontal, spacing: 16, alignment: 0.5,
            image + [SketchBox(.stack(.vertical, spacing: 2, alignment: 0, texts))]))))
    let content =
      !kit.view.children.isEmpty
      ? column(kit)
      : texts.isEmpty ? kit.use.text(kit.title, isPlaceholder: true) : standard
    return SketchBox(
      .framed(
        SketchFrame(maxWidth: .infinity, minHeight: 44, alignment: SketchPoint(x: 0, y: 0.5)),
        content))
  }

  // MARK: Buttons

  private static func button(_ kit: KitUse) -> SketchBox {
    var use = kit.use
    use.style.foreground = kit.paint("titleColor") ?? .color(use.style.tint)
    let title = (kit.view.settings["title"] ?? kit.argument("title")).map { kit.text($0, use) }
    let icon = (kit.view.settings["image"] ?? kit.argument("image")).map { kit.image($0) }
    let parts = [icon, title].compactMap { $0 }
    let label =
      parts.isEmpty
      ? use.text(kit.title, isPlaceholder: true)
      : SketchBox(.stack(.horizontal, spacing: 4, alignment: 0.5, parts))
    let insets = kit.insets ?? SketchInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    return SketchBox(.padded(insets, label))
  }
}
