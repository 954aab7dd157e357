@testable import MigrateKit
@testable import MigrateKitCore

extension TouchTargetDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .minimum: Self.minimumInfo
    case .frame: Self.frameInfo
    }
  }

  private static let settings: DetectionSettings = {
    var settings = DetectionSettings()
    settings.minimumTouchTarget = TouchTargetDetector.standardMinimum
    return settings
  }()

  private static let minimumInfo = DetectorInfo(
    id: minimum.rawValue, category: .touchTarget,
    summary: "A button, or something with a tap gesture, as large as the system asks for.",
    explanation: """
      Searched if the system has a token for the minimum size of a tap target: the same number \
      anywhere else is the size of something.
      """,
    settings: settings,
    examples: [
      .finds(
        "Button(action: close) { icon }.frame(minWidth: «44», minHeight: «44»)",
        "Button(action: close) { icon.frame(width: «44», height: «44») }",
        "Button { close() } label: { Image(systemName: \"xmark\").frame(height: «44») }",
        "icon.frame(width: «44», height: «44»).onTapGesture { close() }",
        "closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: «44»).isActive = true"),
      .ignores(
        "another size, or the size of something else",
        "Button(action: close) { icon }.frame(minHeight: 56)",
        "Image(\"logo\").frame(width: 44, height: 44)",
        "Button(action: close) { HStack { Image(\"logo\").frame(width: 44) } }",
        "separator.heightAnchor.constraint(equalToConstant: 44)"),
    ])

  private static let frameInfo = DetectorInfo(
    id: frame.rawValue, category: .touchTarget,
    summary:
      "A button, or something with a tap gesture, that is smaller than what should be tapped.",
    explanation: """
      Reported only, at the smaller side: whether the view or what can be tapped around it should \
      grow is for a person to decide. What is padded, framed or given a shape to touch afterwards is \
      left alone.
      """,
    examples: [
      .tells(
        .reportOnly, "Button(action: close) { icon }.frame(width: «32», height: 32)",
        "Button(\"Add\", action: add).frame(height: «30»)",
        "Image(systemName: \"xmark\").frame(width: 44, height: «20»).onTapGesture { close() }"),
      .ignores(
        "large enough", "Button(action: close) { icon }.frame(width: 48, height: 48)"),
      .ignores(
        "something widens it",
        "Button(action: close) { icon }.frame(width: 32, height: 32).padding(6)",
        "Button(action: close) { icon }.frame(width: 32, height: 32).contentShape(shape)"),
      .ignores(
        "not the size of a tap target",
        "Button(action: close) { Image(systemName: \"xmark\").frame(width: 20) }",
        "Image(systemName: \"xmark\").frame(width: 20, height: 20)",
        "Button(action: close) { icon }.frame(minWidth: 20)"),
    ])
}
