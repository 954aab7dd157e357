import Foundation
import SwiftUI

/// Links such as `samwise://share/42`. Colors in here are parts of links and of web pages.
enum DeepLink {
    case share(id: String)
    case run(id: String)
    case settings

    init?(_ url: URL) {
        switch url.host {
        case "share": self = .share(id: url.lastPathComponent)
        case "run": self = .run(id: url.lastPathComponent)
        case "settings": self = .settings
        default: return nil
        }
    }

    /// The page that opens where the app is not installed.
    static func landingPage(for name: String) -> String {
        #"""
        <style>
          body { background: #F5F1E8; color: "#2C3E50"; border-radius: 8px }
          .cta { background-color: rgb(45, 80, 22); font: 17px/1.4 -apple-system; }
        </style>
        <h1 style="color:#2D5016">\#(name) runs. "###"</h1>
        """#
    }

    // let old = Color.hex("#2D5016")
    // view.cornerRadius(8)

    static let shareColorKey = "share.color=#FF6B35"

    static func isColor(_ text: String) -> Bool {
        text.wholeMatch(of: #/#?[0-9a-fA-F]{6}/#) != nil
    }
}

/// The scene goes to the background, which is no color.
struct ScenePhaseLogger: ViewModifier {
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        content.onChange(of: phase) { newPhase in
            switch newPhase {
            case .background: print("to the background")
            case .active: print("active")
            default: break
            }
        }
    }
}
