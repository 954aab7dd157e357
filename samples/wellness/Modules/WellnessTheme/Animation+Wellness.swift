import SwiftUI

extension Animation {
  /// The standard movement.
  public static func wellness(duration: Double = 0.3) -> Animation {
    .spring(response: duration, dampingFraction: 0.75)
  }

  /// Between the moods of the character.
  public static let characterMorph = Animation.spring(response: 0.5, dampingFraction: 0.65)

  /// A widget's update.
  public static let widgetRefresh = Animation.easeInOut(duration: 0.2)
}
