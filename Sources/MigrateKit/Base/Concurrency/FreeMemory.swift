/// The memory that the allocator keeps for later.
package enum FreeMemory {
  /// Returns free pages to the system, for use after work that took very much memory.
  package static func returnToSystem() {
    #if canImport(Glibc)
      // The other C libraries do so by themselves; Swift's module of this one has no header with it.
      typealias Trim = @convention(c) (_ kept: Int) -> Int32
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }
}
