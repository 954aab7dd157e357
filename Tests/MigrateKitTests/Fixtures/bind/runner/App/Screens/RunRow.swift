import SwiftUI

struct RunRow: View {
    let name: String
    let distance: String

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text(name)
                    .font(.headline.weight(.semibold))
                    .foregroundColor(Color(red: 44 / 255, green: 62 / 255, blue: 80 / 255))
                Text(distance)
                    .foregroundColor(Color(red: 0x87 / 255, green: 0xA9 / 255, blue: 0x6B / 255))
            }
            Spacer()
            Text("New")
                .padding(.horizontal, 8)
                .background(Color(red: 1, green: 107 / 255, blue: 53 / 255))
                .cornerRadius(6)
        }
        .background(Color(red: 0xF5 / 255, green: 0xF1 / 255, blue: 0xE8 / 255))
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

struct FinishBanner: View {
    var body: some View {
        Text("Run saved")
            .foregroundColor(Color(red: 0x27 / 255, green: 0xAE / 255, blue: 0x60 / 255))
            .padding(.bottom, 48)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .background(Color(red: 0x6C / 255, green: 0x9B / 255, blue: 0xD1 / 255))
    }
}
