import MigrateKitCore

// Modifiers that paint, clip and cast shadows, and those that a sketch does not show.

extension SketchRules {
  static let paintModifiers: [SketchModifierRule] = [
    SketchModifierRule(
      "fill",
      draw: { use, box in
        guard let paint = use.paint(nil) else { return box }
        return box.mappingShape { outline, _, stroke in
          SketchBox(.shape(outline, fill: paint, stroke: stroke))
        } ?? box
      }),
    SketchModifierRule("stroke", "strokeBorder", draw: { use, box in stroked(use, box) }),
    SketchModifierRule(
      "inset",
      draw: { use, box in
        SketchBox(.padded(.all(use.number("by") ?? 0), box))
      }),
    SketchModifierRule(
      "border",
      draw: { use, box in
        let stroke = SketchStroke(
          paint: use.paint(nil) ?? use.style.drawnForeground, width: use.number("width") ?? 1,
          isInside: true)
        let line = SketchBox(.shape(.rectangle, fill: nil, stroke: stroke))
        return SketchBox(.decorated(box, by: line, SketchPoint(), isBehind: false))
      }),
    SketchModifierRule(
      "cornerRadius",
      draw: { use, box in
        SketchBox(.clipped(corners(use), box))
      }),
    SketchModifierRule(
      "clipShape",
      draw: { use, box in
        guard let span = use.argument(nil) else { return box }
        guard let shape = outline(at: span, use) else {
          use.unknown(span)
          return box
        }
        return SketchBox(.clipped(shape, box))
      }),
    SketchModifierRule("clipped", draw: { _, box in SketchBox(.clipped(.rectangle, box)) }),
    SketchModifierRule(
      "shadow",
      draw: { use, box in
        let color = use.argument("color").flatMap { use.values.color($0, use.scope) }
        if color == nil, let span = use.argument("color") { use.unknown(span) }
        guard let radius = use.number("radius") else { return box }
        return SketchBox(
          .shadowed(
            ShadowValue(
              color: color ?? ShadowValue.standardColor, radius: radius, x: use.number("x") ?? 0,
              y: use.number("y") ?? 0), box))
      }),
    SketchModifierRule(
      "opacity",
      draw: { use, box in
        guard let opacity = use.number(nil) else { return box }
        return SketchBox(.faded(min(max(opacity, 0), 1), box))
      }),
    SketchModifierRule(
      "disabled", as: .approximated, note: "Paler where that is certain.",
      draw: { use, box in
        guard let span = use.argument(nil), use.values.holds(span, use.scope) == true else {
          return box
        }
        return SketchBox(.faded(0.4, box))
      }),
    SketchModifierRule(
      "badge", as: .approximated,
      draw: { use, box in
        var style = use.style
        style.foreground = .color(SketchColor.secondaryLabel)
        return use.argument(nil).map { row(box, use.text(at: $0, style)) } ?? box
      }),
    SketchModifierRule("ignoresSafeArea", "edgesIgnoringSafeArea", draw: { _, box in box }),
  ]

  /// `cornerRadius(8)`, and an app's `cornerRadius(8, corners: [.topLeft, .topRight])`.
  private static func corners(_ use: SketchUse) -> SketchOutline {
    let radius = use.number(nil) ?? 0
    guard let span = use.argument("corners") else { return .rounded(radius) }
    let names = Set(
      span.filter { use.outline.kind($0) == .identifier }.map { use.outline.name($0) })
    if names.contains("allCorners") { return .rounded(radius) }
    return .rounded(
      ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { names.contains($0) ? radius : 0 })
  }

  private static func stroked(_ use: SketchUse, _ box: SketchBox) -> SketchBox {
    let plain = use.plainArgument(0)
    let paint = plain.map { use.paint(at: $0) } ?? use.style.drawnForeground
    let width = use.number("lineWidth") ?? styleWidth(use) ?? 1
    let stroke = SketchStroke(
      paint: paint, width: width, isInside: use.name == "strokeBorder",
      isDashed: use.span.contains { use.outline.isText($0, "dash") })
    return box.mappingShape { outline, fill, _ in
      // `stroke` draws the line alone; after `fill` both are drawn.
      let isFilled = fill != nil && fill != use.style.drawnForeground
      return SketchBox(.shape(outline, fill: isFilled ? fill : nil, stroke: stroke))
    } ?? box
  }

  /// The width of `style: StrokeStyle(lineWidth: 4)`.
  private static func styleWidth(_ use: SketchUse) -> Double? {
    guard let span = use.argument("style") else { return nil }
    let node = use.scope.file.reader.view(span)
    let width = node.arguments.first {
      $0.label.map { use.outline.isText($0, "lineWidth") } ?? false
    }
    return width.flatMap { use.number(at: $0.value) }
  }

  static let ignoredModifiers: [SketchModifierRule] = [
    .ignored(
      [
        "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture",
        "onSubmit", "onHover", "onDrag", "onDrop", "onOpenURL", "onDelete", "onMove", "task",
        "gesture", "simultaneousGesture", "highPriorityGesture", "refreshable", "swipeActions",
        "contextMenu", "allowsHitTesting", "contentShape", "focused", "focusable", "submitLabel",
        "keyboardType", "textContentType", "autocorrectionDisabled", "textInputAutocapitalization",
        "disableAutocorrection", "autocapitalization", "keyboardShortcut", "hoverEffect",
        "sensoryFeedback", "onPreferenceChange", "preference", "anchorPreference",
        "onGeometryChange",
        "scrollDismissesKeyboard", "scrollIndicators", "scrollDisabled", "scrollTargetBehavior",
        "scrollTargetLayout", "scrollPosition", "scrollBounceBehavior", "scrollClipDisabled",
        "moveDisabled", "deleteDisabled", "textSelection", "interactiveDismissDisabled",
        "userActivity", "onContinueUserActivity", "handlesExternalEvents", "defaultScrollAnchor",
        "onScrollGeometryChange", "digitalCrownRotation", "toolbarRole", "searchScopes",
      ], note: "What happens when a person does something."),
    .ignored(
      [
        "sheet", "fullScreenCover", "alert", "confirmationDialog", "popover", "actionSheet",
        "navigationDestination", "fileImporter", "fileExporter", "photosPicker", "inspector",
        "presentationDetents", "presentationDragIndicator", "presentationCornerRadius",
        "presentationBackground", "presentationCompactAdaptation",
      ], note: "What is shown later."),
    .ignored(
      [
        "animation", "transition", "withAnimation", "matchedGeometryEffect", "contentTransition",
        "symbolEffect", "transaction", "phaseAnimator", "keyframeAnimator", "geometryGroup",
        "navigationTransition", "matchedTransitionSource", "scrollTransition", "symbolVariant",
      ], note: "Motion."),
    .ignored(
      [
        "placeholder", "fade", "onSuccess", "onFailure", "onProgress", "onFailureImage",
        "cancelOnDisappear", "retry", "targetCache", "downsampling", "setProcessor",
        "requestModifier", "imageModifier", "cacheOriginalImage", "cacheMemoryOnly",
        "loadDiskFileSynchronously", "fromMemoryCacheOrRefresh", "diskCacheExpiration",
        "memoryCacheExpiration", "startLoadingBeforeViewAppear", "indicator", "processors",
      ], note: "How Kingfisher, SDWebImage and Nuke load a picture."),
    .ignored(
      [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityElement",
        "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityHidden",
        "accessibilityIdentifier", "accessibilityAction", "accessibilityInputLabels",
        "accessibilityAdjustableAction", "accessibilitySortPriority", "accessibility",
        "accessibilityRepresentation", "accessibilityShowsLargeContentViewer", "dynamicTypeSize",
        "accessibilityIgnoresInvertColors", "accessibilityLabeledPair", "speechSpellsOutCharacters",
      ], note: "Accessibility; text is drawn in the default size."),
    .ignored(
      [
        "environment", "environmentObject", "id", "tag", "zIndex", "previewDisplayName",
        "previewLayout", "previewDevice", "preferredColorScheme", "colorScheme", "modelContainer",
        "help", "equatable", "drawingGroup", "compositingGroup", "renderingMode", "antialiased",
        "interpolation", "symbolRenderingMode", "allowsTightening", "minimumScaleFactor",
        "truncationMode", "monospacedDigit", "kerning", "tracking", "baselineOffset",
        "privacySensitive", "redacted", "unredacted", "statusBar", "statusBarHidden",
        "persistentSystemOverlays", "labelsHidden", "datePickerStyle", "menuStyle", "menuOrder",
        "navigationViewStyle", "navigationBarBackButtonHidden", "navigationBarHidden",
        "navigationBarItems", "toolbarBackground", "toolbarColorScheme", "toolbarVisibility",
        "tabItem", "listRowInsets", "listRowSeparator", "listRowSpacing", "listSectionSpacing",
        "listSectionSeparator", "headerProminence", "defaultAppStorage", "widgetURL",
        "widgetAccentable", "formStyle",
        "containerBackground", "backgroundStyle", "typesettingLanguage", "alignmentGuide",
        "gridCellColumns", "gridColumnAlignment", "gridCellUnsizedAxes", "coordinateSpace",
        "groupBoxStyle", "gaugeStyle", "indexViewStyle", "flipsForRightToLeftLayoutDirection",
        "invalidatableContent", "blendMode", "luminanceToAlpha", "saturation", "brightness",
        "contrast", "grayscale", "colorMultiply", "colorInvert", "hueRotation", "visualEffect",
        "symbolEffectsRemoved", "buttonRepeatBehavior", "tableStyle", "listItemTint",
        "springLoadingBehavior",
      ], note: "Details that a sketch leaves out."),
  ]
}
