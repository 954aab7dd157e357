import SwiftUI

/// Greeting, the card that starts a story, collections and the library.
struct HomeView: View {
    let name: String
    let collections: [GrowthCollection]
    let recent: [Story]

    @State private var isCreating = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                header
                createCard
                collectionRow
                library
                tip
            }
            .padding(.horizontal, 16)
        }
        .background(Color(hex: "F7F9FB").ignoresSafeArea())
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Welcome back, \(name)!")
                .font(.system(size: 28, weight: .bold, design: .rounded))
                .foregroundColor(Color(hex: "222B45"))
                .padding(.top, 16)
            Text("What magical story will you create today?")
                .font(.system(size: 15, design: .rounded))
                .foregroundColor(Color(hex: "6B7280"))
        }
    }

    private var createCard: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle()
                    .fill(Color(hex: "7B61FF"))
                    .frame(width: 48, height: 48)
                Image(systemName: "wand.and.stars")
                    .font(.system(size: 28, weight: .bold))
                    .foregroundColor(.white)
            }
            VStack(alignment: .leading, spacing: 4) {
                Text("Create a New Story")
                    .font(.system(size: 22, weight: .semibold, design: .rounded))
                    .foregroundColor(Color(hex: "222B45"))
                Text("Personalize a bedtime adventure")
                    .font(.system(size: 13, design: .rounded))
                    .foregroundColor(Color(hex: "6B7280"))
                PrimaryButton(title: "Start") { isCreating = true }
                    .padding(.top, 8)
            }
            Spacer()
        }
        .padding(20)
        .background(Color.white)
        .cornerRadius(16)
        .shadow(color: Color.black.opacity(0.05), radius: 8, y: 4)
        .overlay(
            RoundedRectangle(cornerRadius: 16)
                .stroke(Color(hex: "E3E8EF"), lineWidth: 1)
        )
    }

    private var collectionRow: some View {
        VStack(alignment: .leading, spacing: 8) {
            sectionTitle("Growth Path Collections")
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 12) {
                    ForEach(collections) { collection in
                        CollectionCardView(collection: collection)
                            .frame(width: 220)
                    }
                }
            }
        }
    }

    private var library: some View {
        VStack(alignment: .leading, spacing: 8) {
            sectionTitle("Your Story Library")
            ForEach(recent.prefix(3)) { story in
                StoryRow(story: story)
            }
        }
    }

    private var tip: some View {
        Text("Tip: Reading together builds magical memories!")
            .font(.system(size: 13, design: .rounded))
            .foregroundColor(Color(red: 1, green: 0.38, blue: 0.482))
            .frame(maxWidth: .infinity)
            .padding(.bottom, 16)
    }

    private func sectionTitle(_ text: String) -> some View {
        Text(text)
            .font(.system(size: 20, weight: .semibold, design: .rounded))
            .foregroundColor(colorScheme == .light ? Color(hex: "1A1A1A") : .white)
    }
}

#Preview {
    HomeView(name: "Mila", collections: [], recent: [.sample])
}
