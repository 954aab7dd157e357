/// A platform that a target is built for.
package enum BuildPlatform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, macCatalyst, watchOS, tvOS, visionOS, driverKit
  case linux, windows, android, wasi, openbsd, freebsd

  /// The platform with the name that `Package.swift` and XcodeGen use, in any case.
  init?(name: String) {
    let lowercased = name.lowercased()
    guard let platform = Self.byName[lowercased] else { return nil }
    self = platform
  }

  /// The platform of an SDK or of an entry in `SUPPORTED_PLATFORMS`: `iphonesimulator`,
  /// `macosx14.0`.
  init?(sdk: String) {
    let name = sdk.lowercased()
    guard let match = Self.sdks.first(where: { name.utf8.starts(with: $0.prefix.utf8) }) else {
      return nil
    }
    self = match.platform
  }

  /// The platform of a build file's or a dependency's `platformFilter`.
  init?(filter: String) {
    self.init(name: filter)
  }

  /// The build setting with the lowest version that the platform's products run on; `nil` for
  /// platforms that Xcode does not build for.
  var deploymentSetting: String? {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .driverKit: "DRIVERKIT_DEPLOYMENT_TARGET"
    case .linux, .windows, .android, .wasi, .openbsd, .freebsd: nil
    }
  }

  private static let byName: [String: BuildPlatform] = {
    var names = ["xros": BuildPlatform.visionOS, "macosx": .macOS, "iphoneos": .iOS]
    for platform in allCases { names[platform.rawValue.lowercased()] = platform }
    return names
  }()

  private static let sdks: [(prefix: String, platform: BuildPlatform)] = [
    ("iphoneos", .iOS), ("iphonesimulator", .iOS), ("macosx", .macOS),
    ("maccatalyst", .macCatalyst),
    ("watchos", .watchOS), ("watchsimulator", .watchOS), ("appletvos", .tvOS),
    ("appletvsimulator", .tvOS), ("xros", .visionOS), ("xrsimulator", .visionOS),
    ("driverkit", .driverKit), ("linux", .linux), ("android", .android),
  ]
}

/// A version such as 17.4, as its numbers.
enum VersionNumbers {
  /// The numbers of a version; `nil` where no number begins the text.
  static func read(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count < 10, let number = Int(String(Substring(part))) else { break }
      numbers.append(number)
    }
    return numbers.isEmpty ? nil : numbers
  }

  /// Whether a version is lower than another; missing numbers are zero.
  static func precedes(_ a: [Int], _ b: [Int]) -> Bool {
    for index in 0..<max(a.count, b.count) {
      let (left, right) = (index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
      if left != right { return left < right }
    }
    return false
  }
}
