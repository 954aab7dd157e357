import DesignKit
import SwiftUI

struct Quote: Hashable {
  let text: String
  let author: String

  static let ofTheDay = Quote(
    text: "We are what we repeatedly do.", author: "Will Durant, on Aristotle")
}

struct QuoteCard: View {
  let quote: Quote

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("“")
        .font(.custom("CrimsonPro-Italic", size: 48))
        .foregroundColor(Color(hex: "#C7B38C").opacity(0.4))
      Text(quote.text)
        .font(.custom("Crimson Pro", size: 18, relativeTo: .body).italic())
        .foregroundColor(Color(hex: "#1A1C1F"))
        .lineSpacing(6)
      Text(quote.author)
        .font(.custom("Crimson Pro", size: 14, relativeTo: .caption))
        .italic()
        .foregroundColor(Color(hex: "#59616B"))
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [Color(hex: "#FAF7F5"), Color(hex: "#F0EDE6")],
        startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
  }
}

struct QuoteOfTheWeek: View {
  let quote: Quote

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("This week")
        .font(.custom("Instrument Sans", size: 19, relativeTo: .headline).weight(.bold))
        .foregroundColor(Color(hex: "#1A1C1F"))
      Text(quote.text)
        .font(.custom("Crimson Pro", size: 20, relativeTo: .body).italic())
        .foregroundColor(Color(hex: "#333B40"))
    }
    .padding(20)
  }
}

struct AffirmationRow: View {
  @Environment(\.colorScheme) private var scheme
  let text: String
  var isFavorite = false

  var body: some View {
    HStack {
      Text(text)
        .font(.system(size: 16, design: .serif).italic())
        .foregroundStyle(scheme != .dark ? Color(hex: "#1A1C1F") : Color(hex: "#FFFFFF"))
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(Color(hex: "#B85C5C"))
      }
    }
    .padding(.vertical, 12)
    .overlay(alignment: .bottom) {
      Rectangle()
        .fill(Color.gray.opacity(0.2))
        .frame(height: 1)
    }
  }
}

/// The picture that is shared: drawn at a fixed size, always on paper.
struct ShareCard: View {
  let quote: Quote
  var scale: CGFloat = 1

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12 * scale)
        .fill(Color(red: 0.96, green: 0.95, blue: 0.93))
      VStack(spacing: 16) {
        Text(quote.text)
          .font(.custom("Crimson Pro", fixedSize: 18 * scale))
        Text("Daily Ritual")
          .font(.custom("Instrument Sans", fixedSize: 11))
          .foregroundColor(Color(white: 0.35))
      }
    }
    .frame(width: 320 * scale, height: 400 * scale)
    .cornerRadius(7)
  }
}
