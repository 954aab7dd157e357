import SwiftUI

extension Color {
  fileprivate static let dusk = Color(red: 91 / 255, green: 75 / 255, blue: 138 / 255)
}

/// Where the constant is declared, it can be used.
struct DuskCard: View {
  var body: some View {
    VStack {
      Text("Evening")
        .foregroundStyle(Color(red: 91 / 255, green: 75 / 255, blue: 138 / 255))  // expect: exact Color.dusk
      Text("Night")
        .foregroundStyle(Color.dusk)
    }
  }
}

struct DuskLayout: View {
  var body: some View {
    Text("Night").padding(Inner.hidden)
  }

  private enum Inner {
    static let hidden: CGFloat = 17
  }
}

/// In the same file, but outside of the type that keeps it private.
struct MoonLayout: View {
  var body: some View {
    Text("Moon")
      .padding(17)  // expect: review notVisible
  }
}
