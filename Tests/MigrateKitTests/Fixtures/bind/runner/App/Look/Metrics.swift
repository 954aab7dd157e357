import SwiftUI

enum Metrics {
    enum Corner {
        static let s: CGFloat = 6
        static let m: CGFloat = 8
        static let l: CGFloat = 14
    }

    enum Gap {
        static let hair: CGFloat = 4
        static let section: CGFloat = 48
    }
}

enum TextStyles {
    static let heading = Font.headline.weight(.semibold)
    static let small = Font.caption
    static let bigTitle = Font.largeTitle.weight(.bold)
}
