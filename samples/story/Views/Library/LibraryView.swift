import SwiftUI

struct LibraryView: View {
    @State private var query = ""
    @State private var error: LibraryError?
    let stories: [Story]

    private let columns = [GridItem(.adaptive(minimum: 160), spacing: 12)]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Library")
                .font(.system(size: 34, weight: .bold, design: .rounded))
            searchField
            if let error {
                ErrorStrip(error: error)
            }
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(StoryKind.allCases, id: \.self) { theme in
                    CategoryTile(theme: theme)
                }
            }
            ForEach(stories) { StoryRow(story: $0) }
        }
        .padding(16)
        .background(Color(red: 0.969, green: 0.976, blue: 0.984))
    }

    private var searchField: some View {
        HStack {
            Image(systemName: "magnifyingglass")
                .foregroundColor(Color(hex: "6B7280"))
            TextField("Search stories", text: $query)
                .font(.system(size: 17, design: .rounded))
        }
        .padding(10)
        .background(Color(hex: "#EEF1F5"))
        .cornerRadius(10)
    }
}

enum LibraryError: Error {
    case offline, deletionFailed

    var message: String {
        switch self {
        case .offline: return "You are offline. Your downloaded stories are still here."
        case .deletionFailed: return "That story did not want to go. Try again?"
        }
    }
}

struct ErrorStrip: View {
    let error: LibraryError

    private var errorColor: Color { Color(hex: "#F44336") }

    var body: some View {
        Text(error.message)
            .font(.system(size: 13, weight: .medium, design: .rounded))
            .foregroundColor(errorColor)
            .padding(12)
            .background(Color(hex: "#FDECEA"))
            .cornerRadius(12)
    }
}

struct CategoryTile: View {
    let theme: StoryKind

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: theme.symbol)
                .font(.system(size: 32))
                .foregroundColor(.white)
            Text(theme.rawValue.capitalized)
                .font(.custom("Baloo2-Bold", size: 17))
                .foregroundColor(Color.white)
        }
        .frame(maxWidth: .infinity, minHeight: 96)
        .background(theme.color)
        .cornerRadius(16)
    }
}

struct StoryRow: View {
    let story: Story
    @State private var isFavorite = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(story.title)
                    .font(.system(size: 20, weight: .semibold, design: .rounded))
                    .foregroundColor(.primary)
                Spacer()
                Image(systemName: isFavorite ? "heart.fill" : "heart")
                    .foregroundColor(Color(hex: "#F44336"))
                    .onTapGesture { isFavorite.toggle() }
            }
            Text(story.preview)
                .font(.system(size: 15, design: .rounded))
                .foregroundColor(.secondary)
                .lineLimit(2)
            HStack {
                Image(systemName: "book.fill")
                Text("\(story.readCount) reads")
                    .font(.system(size: 13))
                if story.isFinished {
                    Label("Done", systemImage: "checkmark")
                        .foregroundColor(Color(hex: "#4CAF50"))
                }
            }
            .foregroundColor(Color(white: 0.42))
        }
        .padding(16)
        .background(Color(hex: "F9F9F9"))
        .cornerRadius(16)
        .shadow(color: .black.opacity(0.05), radius: 8, y: 4)
    }
}

struct LibraryView_Previews: PreviewProvider {
    static var previews: some View {
        LibraryView(stories: [.sample])
            .preferredColorScheme(.dark)
        StoryRow(story: .sample)
            .padding()
            .background(Color(hex: "1A1A1A"))
    }
}
