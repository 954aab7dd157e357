import SwiftUI
import WellnessTheme

/// A day of the calendar strip.
struct DayDot: View {
	let level: StressLevel?

	var body: some View {
		Circle()
			.fill(level?.color ?? Color(hex: "#E5E5EA"))
			.frame(width: 8, height: 8)
			.overlay(Circle().stroke(Color(white: 1, opacity: 0.12)))
	}
}