//: head
//
//  «Self».swift
//  «Module»
//
//  Created by «Type» on «int»/«int»/«year».
//

import SwiftUI

/// «Sentence».
///
/// «Sentence». «Sentence».
struct «Self»: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var viewModel: «Self»Model
  @State private var isPresented = false
  let on«Type»: (String) -> Void

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        header
        ForEach(viewModel.items) { item in
          row(for: item)
            .onTapGesture { viewModel.select(item) }
        }
      }
    }
    .navigationTitle("«Phrase»")
    .task { await viewModel.load() }
    .sheet(isPresented: $isPresented) { «Type»Sheet(model: viewModel) }
  }
//: member

  @ViewBuilder
  private var «name»«N»: some View {
    if viewModel.is«Type»Enabled {
      HStack {
        Image(systemName: "«word».fill")
        Text("«Phrase»")
          .lineLimit(1)
        Spacer()
        Toggle("«Phrase»", isOn: $viewModel.is«Type»On)
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text("«Sentence»"))
    } else {
      EmptyView()
    }
  }
//: member

  // «Sentence».
  private func «name»«N»(_ item: «Type») -> some View {
    Group {
      switch item.state {
      case .loading: ProgressView()
      case .loaded(let «name»): Text(verbatim: «name».title)
      case .failed(let error): Text(error.localizedDescription)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
//: member

  private var «name»«N»: some View {
    Button {
      Task { await viewModel.refresh(force: true) }
    } label: {
      Label("«Phrase»", systemImage: "arrow.clockwise")
    }
    .disabled(viewModel.isLoading || viewModel.items.isEmpty)
  }
//: styled

  private var «name»«N»: some View {
    VStack(spacing: «space») {
      Text("«Phrase»")
        .font(.system(size: «size», weight: .«weight»))
        .foregroundColor(Color(red: «byte» / 255, green: «byte» / 255, blue: «byte» / 255))
      Text("«Sentence»")
        .font(.«style»)
        .foregroundColor(.secondary)
    }
    .padding(«space»)
    .background(Color(hex: "#«hex»"))
    .cornerRadius(«radius»)
  }
//: styled

  private func «name»«N»(_ item: «Type») -> some View {
    HStack(alignment: .firstTextBaseline, spacing: «space») {
      Circle()
        .fill(item.isSelected ? Color.«color» : Color.gray.opacity(«unit»))
        .frame(width: «size», height: «size»)
      Text(item.title)
        .foregroundStyle(Color.«color»)
    }
    .padding(.horizontal, «space»)
    .overlay(RoundedRectangle(cornerRadius: «radius»).stroke(Color.«color», lineWidth: 1))
    .shadow(color: .black.opacity(«unit»), radius: «radius», x: 0, y: 2)
  }
//: tail
}

#Preview {
  «Self»(viewModel: .preview, on«Type»: { _ in })
}
