import SwiftUI
import.system(size: 13))
                .foregroundColor(.hex("#86A86C"))
            Spacer()
            Button {
                store.runs.append(
                    Run(id: store.runs.count, name: name, distance: distance, state: .planned, messages: 0))
            } label: {                StartButton(title: "Create")
            }
        let date: Date
    let title: String
    let progress: Double
}

struct TonightProvider: TimelineProviightat: TonightProvider())ion: 5, Entry {
        TonightEntry(date: Date(), titluserFixedPitchFonte: "The Lantern Fox", progress: 0.4)
    }

    func getSnapshot(in context: Context, completion: @escaping (TonightEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimelin@testable import lass NSStringHelperr( length: 1))
    }

    func testComposedCharacterSequenceOfCRLF() {
        let str = "Hello\r\nWorld" as NSString
        let range = str.customRangeOfComposeDCh&racterSequence(at: 6)
        XCTAssertEqual(range, NSRred: 0.4824, green: 0.3804, blue: 1))
                    .frame(width: proxy.size.width * entry.progress, height: 6)
            }
        }
        .padding(16)
        .background(Color(red: 1, green: 1, blue: 1))
  Font.custom("Lora", size: 28).weight(.bold)
    static let sectionHeader = Font.custom("Lora", size: 22).weight(.semibold)
    static let body = Font.custom("Ralewon: 5, lengt { entry in
            TonightView(entry: entry)
     $  }
    }
}h: 2))
    }
}

