import SwiftUI

struct HomeView: View {
    @ObservedObject var store: RunStore
    @State private var showingSetup = false

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    greeting
                    nextRunCard
                    recentRuns
                }
                .padding(.horizontal, 20)
            }
            .background(Color.hex("#F5F1E8").ignoresSafeArea())
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button { showingSetup = true } label: {
                        Image(systemName: "plus.circle.fill")
                            .font(.system(size: 24, weight: .medium))
                            .foregroundColor(.hex("#2D5016"))
                    }
                }
            }
        }
        .accentColor(Color(red: 0.176, green: 0.314, blue: 0.086))
        .sheet(isPresented: $showingSetup) {
            RunSetupView(store: store)
        }
    }

    private var greeting: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Good morning, \(store.runnerName)")
                .font(.system(size: 34, weight: .bold))
                .foregroundColor(.hex("#2D5016"))
            Text(store.friends.isEmpty ? "Invite a friend to run along" : "\(store.friends.count) friends run with you")
                .font(.system(size: 15, weight: .medium))
                .foregroundColor(.hex("#87A96B"))
        }
    }

    private var nextRunCard: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Next run", systemImage: "figure.run")
                .font(.system(size: 17, weight: .semibold))
                .foregroundColor(.hex("#2C3E50"))
            Text("Sunday, 5 km along the river")
                .font(.system(size: 17))
                .foregroundColor(.hex("#2C3E50"))
            ProgressView(value: store.weeklyProgress)
                .tint(.hex("#6C9BD1"))
            HStack(spacing: 12) {
                StartButton(title: "Start")
                QuietButton(title: "Later")
            }
        }
        .padding(16)
        .background(Color.white)
        .cornerRadius(16)
        .shadow(color: Color(0x2D5016, alpha: 0.1), radius: 4, x: 0, y: 2)
    }

    private var recentRuns: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Recent runs")
                .font(.title2)
                .fontWeight(.semibold)
                .foregroundColor(.hex("2c3e50"))
            ForEach(store.runs) { run in
                RunRow(run: run)
            }
        }
    }
}

struct StartButton: View {
    let title: String

    var body: some View {
        Text(title)
            .font(.system(size: 17, weight: .semibold))
            .foregroundColor(.white)
            .padding(.vertical, 12)
            .padding(.horizontal, 20)
            .background(Color.hex("#2D5016"))
            .cornerRadius(8)
    }
}

struct QuietButton: View {
    let title: String

    var body: some View {
        Text(title)
            .font(.system(size: 17, weight: .semibold))
            .foregroundColor(Color(red: 45/255, green: 80/255, blue: 22/255))
            .padding(.vertical, 12)
            .padding(.horizontal, 20)
            .overlay(
                RoundedRectangle(cornerRadius: 8)
                    .stroke(Color(red: 135/255, green: 169/255, blue: 107/255), lineWidth: 1.5)
            )
    }
}

struct HomeView_Previews: PreviewProvider {
    static var previews: some View {
        HomeView(store: .preview)
    }
}
