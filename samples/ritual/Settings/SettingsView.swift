import SwiftUI

struct RitualSettingsView: View {
  @AppStorage("reminders") private var reminders = true
  @AppStorage("theme") private var theme = "system"
  @State private var showsDelete = false
  @State private var highlight = Color(hex: "#C7B38C")

  var body: some View {
    List {
      Section {
        Toggle("Reminders", isOn: $reminders)
          .tint(Color(hex: "#C8B28C"))
        Picker("Appearance", selection: $theme) {
          Text("System").tag("system")
          Text("Light").tag("light")
          Text("Dark").tag("dark")
        }
      } header: {
        Text("General")
          .font(.system(size: 13, weight: .semibold))
          .foregroundColor(Color(.systemGray))
      }
      .listRowBackground(Color(hex: "#FAF7F5"))

      Section {
        row("Export journal", icon: "square.and.arrow.up", color: Color(hex: "#6980A1"))
        row("Rate the app", icon: "star.fill", color: Color(hex: "#C7B38C"))
        row("Delete everything", icon: "trash", color: Color(hex: "#B85C5C"))
      }
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .background(Color(hex: "#F5F2ED"))
    .alert("Delete everything?", isPresented: $showsDelete) {
      Button("Delete", role: .destructive) {}
    }
  }

  private func row(_ title: String, icon: String, color: Color) -> some View {
    Button {
      showsDelete = icon == "trash"
    } label: {
      HStack(spacing: 12) {
        Image(systemName: icon)
          .font(.system(size: 15))
          .foregroundColor(.white)
          .frame(width: 28, height: 28)
          .background(color)
          .clipShape(RoundedRectangle(cornerRadius: 6))
        Text(title)
          .font(.system(size: 17))
          .foregroundColor(.primary)
        Spacer()
        Image(systemName: "chevron.right")
          .font(.system(size: 13, weight: .bold))
          .foregroundColor(Color(hex: "#B8BDC7"))
      }
    }
  }
}

struct AboutView: View {
  // dsmigrate:ignore color, radius -- the logo is drawn as the agency gave it
  private let logoGold = Color(hex: "#C8B28C")

  var body: some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 10)  // dsmigrate:ignore radius -- the logo
        .fill(logoGold)
        .frame(width: 64, height: 64)
      Text("Daily Ritual 3.2")
        .font(.custom("Instrument Sans", size: 12, relativeTo: .caption).weight(.medium))
        .foregroundColor(Color(hex: "#59616B"))
      Text("Made with care")
        .font(.custom("Instrument Sans", size: 19).weight(.bold))
        .foregroundColor(Color("Gold"))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color("Paper"))
  }
}

#if DEBUG
  struct RitualSettingsView_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        RitualSettingsView()
          .preferredColorScheme(.light)
        AboutView()
          .preferredColorScheme(.dark)
          .background(Color.black)
      }
    }
  }
#endif
