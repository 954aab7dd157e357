/// The modules of Apple's SDKs, which never declare an app's tokens.
package enum AppleModules {
  /// Whether a module belongs to an SDK.
  package static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AddressBook", "AlarmKit", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CFNetwork", "CallKit", "CarPlay", "Charts", "CloudKit", "Cocoa", "Combine", "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMIDI", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin",
    "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI",
    "FamilyControls", "FileProvider", "Foundation", "FoundationModels", "GLKit", "GameController",
    "GameKit", "Glibc", "GroupActivities", "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "ManagedSettings",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "PhotosUI", "Photos", "PushKit", "Quartz", "QuartzCore",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
    "ScreenCaptureKit", "ScreenTime", "Security", "SensorKit", "ServiceManagement", "ShazamKit",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI",
    "SwiftUICore", "Symbols", "Synchronization", "System", "SystemConfiguration", "Testing",
    "TipKit", "Translation", "TVUIKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "XCTest", "_Concurrency", "os", "simd", "zlib",
  ]
}
