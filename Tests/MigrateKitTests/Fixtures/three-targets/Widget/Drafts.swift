import DesignKit
import SwiftUI

/// In the widget's folder, and compiled into the app alone.
struct DraftView: View {
  var body: some View {
    VStack(spacing: 28) {  // expect: exact Metrics.inset
      Text("Draft")
        .padding(14)  // expect: exact AppMetrics.rowInset
    }
  }
}
