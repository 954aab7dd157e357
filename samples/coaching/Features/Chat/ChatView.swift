import SwiftUI

struct ChatView: View {
    @StateObject private var model = ChatViewModel()
    @Environment(\.colorScheme) var colorScheme
    @State private var isRecording = false

    /// The old send button's colors, at rest and pressed.
    private let sendRest = Color(red: 194/255, green: 65/255, blue: 12/255)
    private let sendPressed = Color(red: 193/255, green: 65/255, blue: 13/255)

    var body: some View {
        VStack(spacing: 0) {
            header
            transcript
            composer
        }
        .background(Color(hex: "FEF7ED").ignoresSafeArea())
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Good evening")
                .font(.system(size: 28, weight: .semibold, design: .rounded))
                .foregroundColor(Color(hex: "1A1814"))
            Text("Your coach has time for you")
                .font(.system(size: 13))
                .foregroundColor(Color(hex: "5F5B52"))
            topics
        }
        .padding(16)
    }

    private var topics: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(model.topics) { topic in
                    Text(topic.name)
                        .font(Font.system(size: 11, weight: .medium))
                        .padding(.horizontal, 10)
                        .frame(height: 24)
                        .background(topic.tagColor.opacity(0.2))
                        .cornerRadius(12)
                }
            }
        }
    }

    private var transcript: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(model.messages) { message in
                    MessageBubble(
                        message: message, deliveryColor: model.deliveryColor(of: message))
                }
                if model.isCoachTyping {
                    TypingIndicator()
                }
            }
            .padding(.vertical, 16)
        }
    }

    private var composer: some View {
        HStack(spacing: 12) {
            TextField("What's on your mind?", text: $model.draft)
                .font(.system(size: 17))
                .padding(12)
                .background(.white)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .overlay(
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(Color(hex: "#D6D3CC"), lineWidth: 1)
                )

            Button {
                isRecording.toggle()
            } label: {
                Image(systemName: isRecording ? "stop.fill" : "mic.fill")
                    .font(.system(size: isRecording ? 22 : 20))
                    .foregroundColor(isRecording ? .red : Color(hex: "C2410C"))
                    .animation(.easeOut(duration: 0.25), value: isRecording)
            }

            Button(action: model.send) {
                Image(systemName: "arrow.up")
                    .font(.system(size: 18, weight: .bold))
                    .foregroundColor(.white)
                    .frame(width: 40, height: 40)
                    .background(model.draft.isEmpty ? sendPressed : sendRest)
                    .cornerRadius(20)
            }
            .disabled(model.draft.isEmpty)
        }
        .padding(16)
        .background(Color(red: 250/255, green: 249/255, blue: 247/255))
    }
}

#Preview {
    ChatView()
        .environment(\.colorScheme, .dark)
}
