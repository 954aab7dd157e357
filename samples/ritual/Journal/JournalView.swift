import DesignKit
import SwiftUI

struct JournalView: View {
  let ritual: Ritual
  @State private var title = ""
  @State private var text = ""
  @State private var errorMessage: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(ritual.title)
        .font(.custom("Instrument Sans", size: 20, relativeTo: .title3).weight(.semibold))
        .foregroundColor(Color(hex: "#1A1C1F"))
      Text("What went well, and why?")
        .font(.custom("Instrument Sans", size: 15, relativeTo: .body))
        .foregroundColor(Color(hex: "#59616B"))
        .lineSpacing(4)
      PremiumTextField("Title", text: $title)
      PremiumTextEditor(placeholder: "Write as you would speak", text: $text)
      if let errorMessage {
        errorBanner(errorMessage)
      }
      Spacer()
      saveButton
    }
    .padding(20)
    .background(Color(hex: "#FAF7F5"))
  }

  private func errorBanner(_ message: String) -> some View {
    Label(message, systemImage: "exclamationmark.circle")
      .font(.system(size: 13, weight: .medium))
      .foregroundColor(Color(red: 184 / 255, green: 92 / 255, blue: 92 / 255))
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(red: 184 / 255, green: 92 / 255, blue: 92 / 255).opacity(0.12))
      .cornerRadius(4)
  }

  private var saveButton: some View {
    Button {
      if text.isEmpty { errorMessage = "Write a line first" } else { dismiss() }
    } label: {
      Text("Save entry")
        .font(.custom("Instrument Sans", size: 17, relativeTo: .headline).weight(.bold))
        .foregroundColor(Color(hex: "#0A0A0D"))
        .frame(maxWidth: .infinity, minHeight: 44)
    }
    .background(Color(hex: "#C7B38C"))
    .clipShape(.rect(cornerRadius: 4))
  }
}

/// A text field in the style of the app.
struct PremiumTextField: View {
  let title: String
  @Binding var text: String
  @FocusState private var isFocused: Bool

  init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }

  var body: some View {
    TextField(title, text: $text)
      .focused($isFocused)
      .font(.custom("Instrument Sans", size: 17, relativeTo: .body).weight(.medium))
      .padding(12)
      .frame(minHeight: 44)
      .background(Color(hex: "#F5F2ED"))
      .overlay(
        RoundedRectangle(cornerRadius: 4)
          .stroke(isFocused ? Color(hex: "#C7B38C") : Color(hex: "#8E8E934D"), lineWidth: 1)
      )
  }
}

/// A text editor that has a placeholder.
struct PremiumTextEditor: View {
  let placeholder: String
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .font(.custom("Instrument Sans", size: 16, relativeTo: .body))
      .frame(minHeight: 120)
      .background(Color(hex: "#F5F2ED"))
      .cornerRadius(5)
      .overlay(alignment: .topLeading) {
        if text.isEmpty {
          Text(placeholder)
            .font(.custom("Instrument Sans", size: 16, relativeTo: .body))
            .foregroundColor(Color(hex: "#333B40"))
            .padding(8)
            .allowsHitTesting(false)
        }
      }
  }
}
