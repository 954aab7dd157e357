import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What Objective-C headers declare, by the names that Swift has for it.
@Suite struct HeaderStylesTests {
  @Test func headersOfObjectiveC() {
    let header = """
      #import <UIKit/UIKit.h>
      @interface UIColor (Brand)
      + (UIColor *)brandPrimary;
      + (UIColor *)brandWithAlpha:(CGFloat)alpha;
      @property (class, nonatomic, readonly) UIColor *brandSecondary;
      - (UIColor *)lighter;
      + (UIColor *)accentColor;
      @end
      @interface Painter : NSObject
      + (UIColor *)inkColor;
      @end
      @interface AppTheme : NSObject
      @property (class, readonly) UIColor *inkColor;
      + (UIFont *)titleFont;
      + (NSString *)name;
      @end
      """
    let styles = HeaderStyles(SourceFile(path: "Brand.h", bytes: Array(header.utf8)))
    // Swift leaves out of a member's name what repeats the type.
    #expect(
      styles.styles.map(\.code) == [
        "UIColor.brandPrimary", "UIColor.brandSecondary", "UIColor.accent", "AppTheme.inkColor",
        "AppTheme.titleFont",
      ])
    #expect(styles.styles.map(\.line) == [3, 5, 7, 13, 14])
  }
}
