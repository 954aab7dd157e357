import SwiftUI
import UIKit

extension CALayer {
    /// Casts one of the system's shadows.
    func cast(_ shadow: (color: Color, radius: CGFloat, y: CGFloat)) {
        shadowColor = UIColor(shadow.color).cgColor
        shadowOpacity = 1
        shadowRadius = shadow.radius
        shadowOffset = CGSize(width: 0, height: shadow.y)
    }
}
