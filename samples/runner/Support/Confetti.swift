// dsmigrate:ignore-file -- copied from the vendor's sample, replaced with every update
import SwiftUI

struct ConfettiPiece: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 2)
            .fill(Color(red: 0.97, green: 0.86, blue: 0.44))
            .frame(width: 6, height: 12)
    }
}

struct ConfettiBurst: View {
    private let colors: [Color] = [.red, .green, .blue, .hex("#F7DC6F")]

    var body: some View {
        ZStack {
            ForEach(0..<40) { index in
                ConfettiPiece()
                    .foregroundColor(colors[index % colors.count])
                    .offset(x: CGFloat(index * 7 % 120), y: CGFloat(index * 13 % 90))
            }
        }
    }
}