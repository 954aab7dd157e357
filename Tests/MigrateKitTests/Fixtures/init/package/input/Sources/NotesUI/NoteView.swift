import NotesTheme
import SwiftUI

struct NoteView: View {
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    Text("Note")
      .foregroundColor(NotesColors.ink)
      .background(NotesColors.highlight(colorScheme))
      .cornerRadius(10)
  }
}
