extension FileSystem {
  /// The guarantee of a flush after a power failure.
  package enum Durability: Sendable {
    /// The bytes are on the disk if anything that was written after them is.
    case ordered
    /// The bytes are on the disk.
    case durable
  }

  /// Flushes what was written to an open file to the disk.
  ///
  /// On macOS `fsync` leaves the bytes in the drive's cache, which may write them in any order, so the
  /// commands of `fcntl` for a barrier and for a full flush are used. File systems that have neither get
  /// an `fsync`.
  package static func flush(_ file: Int32, _ durability: Durability) throws(SystemError) {
    #if canImport(Darwin)
      if fcntl(file, durability == .durable ? F_FULLFSYNC : F_BARRIERFSYNC) == 0 { return }
    #endif
    guard fsync(file) == 0 else { throw SystemError() }
  }
}
