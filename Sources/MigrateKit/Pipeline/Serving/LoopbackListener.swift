import MigrateKitCore

/// Listens on a port of the loopback interface, which only programs on this machine can reach.
struct LoopbackListener: Sendable {
  /// The port, chosen by the system if none was requested.
  let port: UInt16
  private let socket: Int32

  /// The size limits of a request's head and body.
  private static let limits = (head: 16 << 10, body: 64 << 20)
  /// The limit of concurrent requests; further ones are refused.
  private static let maximumConnections = 64

  /// Listens on `port` of 127.0.0.1; on any free one with 0.
  init(port: UInt16) throws(SystemError) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = makeSocket(AF_INET, kind, 0)
    guard socket >= 0 else { throw SystemError() }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var isOn: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var length = size
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 64) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isListening else {
      let error = SystemError()
      close(socket)
      throw error
    }
    self.socket = socket
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Serves connections on threads, for as long as the process lives.
  ///
  /// - Parameter respond: Called for each request, on any thread.
  func serve(_ respond: @escaping @Sendable (HTTPRequest, _ body: [UInt8]) -> HTTPResponse) {
    let open = Monitor(0)
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else {
        // There is no free descriptor, or the client has disconnected.
        if errno != EINTR { usleep(20_000) }
        continue
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Self.limitWaiting(connection)
      let isFree = open { count in
        count += 1
        return count <= Self.maximumConnections
      }
      let thread =
        !isFree
        ? nil
        : SystemThread.start {
          Self.finish(connection, Self.response(on: connection, respond))
          open { $0 -= 1 }
        }
      if let thread {
        thread.detach()
      } else {
        Self.finish(connection, .sentence("too many requests at once", .busy))
        open { $0 -= 1 }
      }
    }
  }

  /// Reads one request and gets its response.
  private static func response(
    on connection: Int32, _ respond: (HTTPRequest, [UInt8]) -> HTTPResponse
  ) -> HTTPResponse {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      guard bytes.count <= limits.head else {
        return .sentence("the head of the request is too long", .tooLarge)
      }
      guard receive(&bytes, from: connection) else { return .sentence("no request", .badRequest) }
      end = bytes.firstRange(of: "\r\n\r\n".utf8)?.lowerBound
    }
    guard let end, let request = HTTPRequest(head: bytes[..<end]), let size = request.bodySize
    else { return .sentence("not a request that this server reads", .badRequest) }
    guard size <= limits.body else {
      return .sentence("the body of the request is too long", .tooLarge)
    }
    let start = end + 4
    while bytes.count - start < size {
      guard receive(&bytes, from: connection) else {
        return .sentence("the request ends before its body does", .badRequest)
      }
    }
    return respond(request, Array(bytes[start..<(start + size)]))
  }

  /// Appends received bytes; false at the end of input or after a timeout.
  private static func receive(_ bytes: inout [UInt8], from connection: Int32) -> Bool {
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(connection, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += piece[..<count]
      return true
    }
  }

  /// Sends a response and closes the connection.
  private static func finish(_ connection: Int32, _ response: HTTPResponse) {
    var rest = response.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    // Closing with unread bytes would discard the response.
    shutdown(connection, .init(SHUT_WR))
    var ignored: [UInt8] = []
    if Descriptor.hasInput(connection, within: 1000) { _ = receive(&ignored, from: connection) }
    close(connection)
  }

  /// Times out a client that neither sends nor reads for ten seconds.
  private static func limitWaiting(_ connection: Int32) {
    var time = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }
}

/// The system's `socket`, which the listener's property would hide.
private func makeSocket(_ domain: Int32, _ kind: Int32, _ protocolNumber: Int32) -> Int32 {
  socket(domain, kind, protocolNumber)
}
