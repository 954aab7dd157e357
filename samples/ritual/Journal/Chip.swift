import SwiftUI

struct Chip: View {
	let text: String
	var body: some View {
		Text(text)
			.font(.system(size: 13, weight: .semibold))
			.foregroundStyle(Color(red: 0x6B / 255, green: 0xA1 / 255, blue: 0x6E / 255))
			.padding(4)
			.background(Color(hex: "#7C6945").opacity(0.1), in: RoundedRectangle(cornerRadius: 4))
	}
}