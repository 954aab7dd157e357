import CoreGraphics

public enum Radius {
  public static let card: CGFloat = 18
  static let sheet: CGFloat = 22
  @available(iOS 26, macOS 26, *)
  public static let glass: CGFloat = 26
}
