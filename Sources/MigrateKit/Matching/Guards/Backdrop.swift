/// The backdrop of a text or an icon: opaque colors in light and dark appearance.
package struct Backdrop: Hashable, Sendable {
  /// The current color.
  @CopyOnWriteBox package private(set) var before: ColorValue
  /// The color after the changes that can be applied.
  @CopyOnWriteBox package private(set) var after: ColorValue

  /// Makes a backdrop.
  package init(before: ColorValue, after: ColorValue) {
    self.before = before
    self.after = after
  }
}

extension StackColors {
  /// The backdrop of the first layer, composited; `nil` if nothing lies below.
  var backdrop: Backdrop? {
    guard parts.count > 1 else { return nil }
    func color(_ isAfter: Bool) -> ColorValue {
      func sample(_ appearance: AppearanceMode) -> ColorSample {
        backdrop(in: appearance) {
          isAfter ? parts[$0].after ?? parts[$0].before : parts[$0].before
        }
      }
      return ColorValue(light: sample(.light), dark: sample(.dark))
    }
    return Backdrop(before: color(false), after: color(true))
  }

  /// The layers below the first, drawn over each other from the deepest up.
  func backdrop(
    in appearance: AppearanceMode, color: (Int) -> ColorValue
  ) -> ColorSample {
    func sample(_ index: Int) -> ColorSample {
      let sample = color(index).drawn(in: appearance)
      return sample.withAlpha(sample.alpha * parts[index].opacity)
    }
    return parts.indices.dropFirst().dropLast().reversed()
      .reduce(sample(parts.count - 1)) { sample($1).composited(over: $0) }
  }
}
