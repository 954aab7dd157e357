import MigrateKitCore

/// One view of UIKit or AppKit, as a class makes, configures and nests it.
struct KitView {
  /// A value that code gives to a property: `label.font = …`, `button.setTitle(…)`.
  struct Setting {
    var value: Range<Int>
    var scope: SketchScope
    /// The body that sets it, by its number: the first body counts, and the last value in it.
    var body: Int
  }

  /// The name of the property or the constant; empty for the class itself.
  var name: String
  /// The type that code names: `UILabel`, or a class of the project.
  var type: String
  /// The class of UIKit or AppKit that the type is or inherits from.
  var base: String
  /// The call that makes the view; `nil` where a storyboard does.
  var call: ViewNode?
  var scope: SketchScope
  /// The values by property: `font`, `layer.cornerRadius`, `title`.
  var settings: [String: Setting] = [:]
  /// The properties in the order of the code.
  var order: [String] = []
  /// The views in it, in the order in which they are added.
  var children: [String] = []

  mutating func set(_ property: String, to value: Range<Int>, _ scope: SketchScope, body: Int) {
    if let known = settings[property] {
      guard known.body == body else { return }
    } else {
      order.append(property)
    }
    settings[property] = Setting(value: value, scope: scope, body: body)
  }
}
