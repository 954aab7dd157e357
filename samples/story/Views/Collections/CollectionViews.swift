import SwiftUI

struct CollectionCardView: View {
    let collection: GrowthCollection

    private enum Metrics {
        static let corner: CGFloat = 16
        static let barHeight: CGFloat = 6
    }

    private static let accentColor = Color(red: 123/255, green: 97/255, blue: 255/255)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(collection.title)
                .font(.system(size: 17, weight: .semibold, design: .rounded))
                .foregroundColor(Color(hex: "#1F2937"))
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(Color(hex: "E5E7EB"))
                    .frame(height: Metrics.barHeight)
                Capsule()
                    .fill(Self.accentColor)
                    .frame(width: 180 * collection.progress, height: Metrics.barHeight)
                    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: collection.progress)
            }
            badge
        }
        .padding(16)
        .background(.white, in: .rect(cornerRadius: Metrics.corner))
        .overlay {
            RoundedRectangle(cornerRadius: Metrics.corner)
                .strokeBorder(Color(hex: "E2E8F0"))
        }
    }

    @ViewBuilder
    private var badge: some View {
        if collection.progress >= 1 {
            Text("Completed")
                .font(.system(size: 11, weight: .bold, design: .rounded))
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .foregroundColor(.white)
                .background(Color(hex: "4CAF50"))
                .clipShape(RoundedRectangle(cornerRadius: 6))
        } else if collection.stories.isEmpty {
            Text("Nothing yet")
                .font(.caption)
                .foregroundColor(Color.gray)
        }
    }
}

struct CollectionDetailView: View {
    let collection: GrowthCollection
    @State private var showsForm = false

    var body: some View {
        List {
            Section {
                ForEach(collection.stories) { story in
                    HStack {
                        Text(story.title)
                            .font(.system(size: 17, design: .rounded))
                        Spacer()
                        Circle()
                            .fill(story.isFinished ? Color(hex: "#4CAF50") : Color(hex: "#D1D5DB"))
                            .frame(width: 10, height: 10)
                    }
                }
            } header: {
                Text(collection.title.uppercased())
                    .font(.system(.caption, design: .rounded))
                    .foregroundStyle(Color(hex: "6b7280"))
            }
        }
        .sheet(isPresented: $showsForm) {
            CollectionFormView()
                .presentationCornerRadius(24)
        }
        .accentColor(Color(hex: "FF617B"))
    }
}

struct CollectionFormView: View {
    @State private var title = ""
    @State private var age = 5.0
    @State private var isPrivate = true

    var body: some View {
        Form {
            Section("Collection") {
                TextField("Title", text: $title)
                    .font(.system(size: 17, weight: .regular, design: .rounded))
                Slider(value: $age, in: 3...10)
                    .tint(Color(hex: "FFB443"))
                Toggle("Private", isOn: $isPrivate)
                    .tint(Color(red: 0.43, green: 0.84, blue: 0.655))
            }
            Section {
                SecondaryButton(title: "Save") {}
            }
            .listRowBackground(Color.clear)
        }
        .scrollContentBackground(.hidden)
        .background(
            LinearGradient(
                colors: [Color(hex: "F7F9FB"), Color(hex: "EDE9FE"), Color(hex: "FFFFFF")],
                startPoint: .top, endPoint: .bottom)
        )
    }
}
