#if canImport(UIKit)
  import UIKit

  extension UIColor {
    public static let meadow = UIColor(red: 46 / 255, green: 94 / 255, blue: 78 / 255, alpha: 1)
  }
#endif
