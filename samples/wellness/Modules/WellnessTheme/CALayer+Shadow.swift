import SwiftUI
import UIKit

extension CALayer {
  /// Casts one of the system's shadows.
  public func cast(_ shadow: (color: Color, radius: CGFloat)) {
    shadowColor = UIColor(shadow.color).cgColor
    shadowOpacity = 1
    shadowRadius = shadow.radius
    shadowOffset = .zero
  }
}
