/// Metadata of a file besides its permissions and its owner.
enum FileMetadata {
  /// Gives a file the creation date, the extended attributes and the access control list of `model`.
  ///
  /// Skips what the system refuses to set. Only macOS has all three; on Linux nothing is copied.
  static func copy(from model: String, to path: String) {
    #if canImport(Darwin)
      copyfile(model, path, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
      var status = stat()
      guard stat(model, &status) == 0 else { return }
      var created = status.st_birthtimespec
      var attributes = attrlist()
      attributes.bitmapcount = u_short(ATTR_BIT_MAP_COUNT)
      attributes.commonattr = attrgroup_t(ATTR_CMN_CRTIME)
      setattrlist(path, &attributes, &created, MemoryLayout<timespec>.size, 0)
    #endif
  }
}
