import SwiftUI

struct RunDetailView: View {
    let run: Run
    @State private var note = ""
    @State private var isHovering = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                hero
                SplitsChart(paces: [5.9, 6.1, 5.7])
                noteEditor
                share
            }
            .padding(20)
        }
    }

    private var hero: some View {
        VStack(alignment: .leading) {
            Text(run.name)
                .font(.system(size: 22, weight: .semibold))
                .foregroundColor(.hex("#2C3E50"))
            Text("with \(run.messages) messages")
                .font(.system(size: 16))
                .foregroundColor(.hex("#2D3E4F"))
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.hex("#F5F1E8")))
        .overlay(alignment: .topTrailing) {
            AchievementBadge(title: "First hill")
        }
    }

    private var noteEditor: some View {
        TextEditor(text: $note)
            .font(.custom("Charter-Roman", size: 17, relativeTo: .body))
            .frame(minHeight: 88)
            .padding(8)
            .background(Color.yellow.opacity(0.08))
            .clipShape(RoundedRectangle(cornerRadius: 7))
    }

    private var share: some View {
        Button {
        } label: {
            Label("Share with \(run.messages > 0 ? "your friends" : "a friend")", systemImage: "share.circle")
                .font(.system(size: 17, weight: isHovering ? .bold : .semibold))
                .padding(.horizontal, 20)
                .frame(height: 44)
                .background(isHovering ? Color.hex("#88AA6C") : Color.hex("#87A96B"))
                .foregroundColor(.white)
                .cornerRadius(22)
        }
        .cornerRadius(10)
    }
}
