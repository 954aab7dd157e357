import RemoteKit
import SwiftUI

/// Shows that the remote package has the color.
struct RemoteTitle: View {
  @Environment(\.kitTheme) private var theme

  var body: some View {
    VStack {
      Text("Title")
        .foregroundStyle(Color.kit.textPrimary)
      Text("Body")
        .foregroundStyle(Color(red: 34 / 255, green: 49 / 255, blue: 63 / 255))  // expect: exact Color.kit.textPrimary
      Text("Note")
        .foregroundStyle(Color(red: 112 / 255, green: 66 / 255, blue: 20 / 255))  // expect: review external
      Text("Caption")
        .foregroundStyle(theme.accentText)
    }
  }
}
