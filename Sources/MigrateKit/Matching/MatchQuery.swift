/// The properties of a finding that determine its match, independent of its place.
///
/// Equal queries have equal match results in all files with the same view of the system, so
/// repeated values are matched once. Properties that a kind of value does not need are therefore
/// omitted.
struct MatchQuery: Hashable {
  /// A view with round ends.
  struct RoundView: Hashable {
    /// The side that is at most twice as long as the radius.
    var side: Double
    var isWidth = false
    /// Whether its layer is rounded, not a shape of SwiftUI.
    var isLayer: Bool
  }

  let value: StyleValue
  var role: UsageRole
  private(set) var strength = RoleReading.Strength.none
  /// The words stated for a color, limited to those in some token's meaning.
  private(set) var words: [String] = []
  /// The topics of the code around a color, limited to those that some token is a level of.
  private(set) var topics: [String] = []
  /// The parts of an interface that the code indicates, limited to those that some token is for.
  let components: ComponentSet
  /// The words that say what it is for, as far as the names of tokens of its category are asked for any.
  let subjects: Set<String>
  /// The direction of spacing, if any token is for one.
  private(set) var axis: Axis?
  /// Whether spacing may be the margin of a screen: no view with a shape is padded.
  private(set) var mayBeMargin = false
  /// Whether spacing is around a card, and so not inside of it, if any token is for that.
  private(set) var isAroundCard = false
  let site: Site
  private(set) var knownHeight: Double?
  /// The view whose ends a radius makes round, because it is at least half of a known height, or of the width of a bar.
  private(set) var roundView: RoundView?
  /// Whether it is the radius of some corners alone, which make no pill.
  private(set) var isOfCorners = false
  /// The colors with which it was chosen: those of a list or a `switch`, if they are many, or of a gradient.
  private(set) var companions: Companions?
  /// The asset that names the color, if the project has a constant for it.
  private(set) var asset: String?
  /// Whether an asset names the color, and some tokens are assets.
  private(set) var isAsset = false
  /// Whether it is a common color: one that the system names.
  private(set) var isCommon = false
  /// Whether it is a color that occurs everywhere: a common one, or a gray.
  private(set) var isEverywhere = false
  /// Whether it is a color of a published palette, which many apps have.
  private(set) var isPublished = false
  /// Whether it is a white, a black or a gray.
  private(set) var isNeutral = false
  /// Whether it is white or black in light mode, of any opacity.
  var isPlain: Bool {
    guard case .color(let color) = value else { return false }
    return color.light.isPlain
  }
  /// Whether it is a white or a black behind a whole screen.
  private(set) var coversScreen = false
  /// Whether it is a white, a black or a gray whose opacity is computed.
  private(set) var isComputedNeutral = false
  /// Whether it is a common color in code for a QR code or a barcode.
  private(set) var isOfScannedCode = false
  let weightIsOutside: Bool
  let isApproximate: Bool
  let countsBothWays: Bool

  /// Reads a finding of a file that uses some families of tokens; `nil` for one without a value.
  init?(_ finding: Finding, _ index: MatchIndex, families: TokenFamilies.Used = .init()) {
    guard let value = finding.value else { return nil }
    self.value = value
    role = finding.role.role
    let excluded = finding.excluded
    components = index.components(indicatedBy: finding).subtracting(excluded)
    let named = index.subjects(indicatedBy: finding, families: families)
    subjects =
      excluded.isEmpty
      ? named : named.filter { excluded.isDisjoint(with: ComponentSet(names: [$0])) }
    site = finding.site
    weightIsOutside = finding.context.weightIsOutside
    countsBothWays = finding.context.countsBothWays
    isApproximate = finding.reasons.contains { $0.code == .approximateSpace }
    switch value {
    case .color(let color):
      strength = finding.role.strength
      isCommon = finding.isNamedBySystem
      isOfScannedCode = isCommon && color.light.alpha == 1 && finding.namesScannedCode
      isNeutral = ColorAppearances(color).isNeutral
      isComputedNeutral = isNeutral && finding.reasons.contains { $0.code == .alphaUnknown }
      isEverywhere = isCommon || isNeutral
      coversScreen = color.light.isPlain && finding.context.coversScreen
      isPublished = PublishedPalette.contains(color)
      // The white of a wordmark is where its gradient begins.
      if isEverywhere, finding.context.group?.kind == .gradient, role == .text || role == .icon {
        (role, strength) = (.unknown, .none)
      }
      asset = finding.context.asset.flatMap { index.assetTokens[$0] == nil ? nil : $0 }
      isAsset = finding.context.asset != nil && !index.assetTokens.isEmpty
      words = finding.meaning?.words.filter(index.meaningWords.contains) ?? []
      topics = finding.meaning?.topics.filter(index.meaningWords.contains) ?? []
      companions = Companions(finding.context)
    case .radius(let radius):
      knownHeight = finding.context.knownHeight
      roundView = finding.view(madeRoundBy: radius)
      isOfCorners = finding.isOfCorners
    case .number(_, of: .spacing):
      axis = index.hasAxes ? finding.axis : nil
      isAroundCard = index.hasPaddingOfCards && finding.context.isAroundCard
      mayBeMargin =
        index.hasMargins && role == .unknown && axis == .horizontal && !finding.context.isInShape
    case .font, .shadow, .animation, .number:
      break
    }
  }
}

extension Finding {
  /// The parts around a value of unknown use that it is not of: a shape with a fixed height is in a card, not the card,
  /// and what is above or below one view is not the margin of a screen.
  fileprivate var excluded: ComponentSet {
    guard role.role == .unknown else { return [] }
    switch category {
    case .radius where context.knownHeight != nil: return Self.holders
    case .spacing where context.axis?.direction == .vertical: return .wholes
    default: return []
    }
  }

  /// Whether it is the radius of some corners alone: `.cornerRadius(30, corners: [.topLeft])`,
  /// `.rect(topLeadingRadius: 30)`.
  fileprivate var isOfCorners: Bool {
    context.group?.kind == .insets
      || ["corners:", "LeadingRadius:", "TrailingRadius:"].contains(where: signature.contains)
  }

  /// The view that a radius rounds, if it is at least half of its known height and rounds all corners.
  fileprivate func view(madeRoundBy radius: Double) -> MatchQuery.RoundView? {
    guard !isOfCorners else { return nil }
    if let height = context.knownHeight, height > 0, 2 * radius > height - 0.01 {
      return MatchQuery.RoundView(side: height, isLayer: false)
    }
    // Some round a circle of 20 points with 11.
    if let height = context.constrainedHeight, height > 0, 2 * radius > height - 0.01,
      2 * radius < 1.2 * height
    {
      return MatchQuery.RoundView(side: height, isLayer: true)
    }
    guard let width = context.shapeWidth, width > 0, 2 * radius > width - 0.01 else { return nil }
    return MatchQuery.RoundView(side: width, isWidth: true, isLayer: false)
  }

  private static let holders = ComponentSet(names: ["card", "sheet", "section"]).union(.wholes)

  /// The direction of spacing; in code that is called a section, a row or a part of one, it is between its parts.
  fileprivate var axis: Axis? {
    guard role.role == .gap, context.axis == .vertical,
      !context.components.isDisjoint(with: Self.insideSections)
    else { return context.axis }
    return .rows
  }

  private static let insideSections = ComponentSet(names: [
    "section", "card", "row", "badge", "button", "input", "bubble", "header", "footer",
  ])

  /// Whether the code names a color of the system: it has neither components, nor digits, nor an asset.
  var isNamedBySystem: Bool {
    guard context.asset == nil else { return false }
    // `Color(.systemOrange)`, `Color(UIColor.black)`
    let name =
      signature.hasPrefix("Color(") && signature.hasSuffix(")")
      ? signature.dropFirst(6).dropLast() : signature[...]
    return !name.utf8.contains {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":")
    }
  }

  /// Whether the names around it say that it is for a QR code or a barcode.
  fileprivate var namesScannedCode: Bool {
    var found: Set<String> = []
    Self.scannedCodes.insert(wordsOf: context.enclosingType ?? "", into: &found)
    Self.scannedCodes.insert(wordsOf: context.subject, into: &found)
    return !found.isEmpty
  }

  private static let scannedCodes = AskedWords(["qr", "qrcode", "barcode"])
}
