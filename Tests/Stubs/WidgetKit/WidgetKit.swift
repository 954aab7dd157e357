// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import SwiftUI

func stub() -> Never { fatalError("a declaration without a body") }

public protocol TimelineEntry {
  var date: Date { get }
}

public struct TimelineReloadPolicy: Sendable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { stub() }
}

public struct Timeline<Entry: TimelineEntry> {
  public init(entries: [Entry], policy: TimelineReloadPolicy) { stub() }
}

public struct TimelineProviderContext {
  public var isPreview: Bool { stub() }
  public var family: WidgetFamily { stub() }
  public var displaySize: CGSize { stub() }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public enum WidgetFamily: CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}
extension Widget {
  public static func main() { stub() }
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
extension WidgetBundle {
  public static func main() { stub() }
}
public struct _WidgetTuple<T>: Widget {
  public init() { stub() }
  public var body: EmptyWidgetConfiguration { stub() }
}
@resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ widget: repeat each W)
    -> _WidgetTuple<(repeat each W)>
  { stub() }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  nonisolated public init() { stub() }
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  nonisolated public init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) { stub() }
}
nonisolated extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

nonisolated extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}
public struct WidgetPreviewContext: Sendable {
  public init(family: WidgetFamily) { stub() }
}
public struct AccessoryWidgetBackground {
  nonisolated public init() { stub() }
}
extension AccessoryWidgetBackground: View { public typealias Body = Never }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { get { stub() } set { stub() } }
}

public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() { stub() }
  public func reloadTimelines(ofKind kind: String) { stub() }
}
