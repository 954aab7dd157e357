import SwiftUI

struct NoteWidgetView: View {
  var body: some View {
    Text("Today").foregroundColor(Color(red: 0.12, green: 0.13, blue: 0.15))
  }
}
