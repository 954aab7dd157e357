import SwiftUI

/// The numbers of the layout. An 8-point grid, with 12-point corners.
public enum DesignTokens {
  public enum Spacing {
    public static let xs: CGFloat = 4
    public static let sm: CGFloat = 8
    public static let md: CGFloat = 16
    public static let lg: CGFloat = 24
    public static let xl: CGFloat = 32
    public static let xxl: CGFloat = 48
    public static let xxxl: CGFloat = 64
  }

  public enum Shadow {
    public static let card = (color: Color.black.opacity(0.1), radius: CGFloat(4))
    public static let button = (color: Color.black.opacity(0.3), radius: CGFloat(8))
  }

  public enum Layout {
    public static let cornerRadius: CGFloat = 12
    public static let interactiveBorderRadius: CGFloat = 10
    public static let highContrastBorder: CGFloat = 2
    public static let ringWidth: CGFloat = 12
    public static let ringWidthWatch: CGFloat = 8
    public static let minTouchTarget: CGFloat = 44
    public static let cardPadding: CGFloat = 16
    public static let sectionSpacing: CGFloat = 24
  }
}
