# The formula for a Homebrew tap (OWNER/homebrew-tap, Formula/dsmigrate.rb). GitHub writes the commit into
# the archive of a tag, so `dsmigrate --version` names it.
class Dsmigrate < Formula
  desc "Move Swift code from hard-coded style values to design tokens"
  homepage "https://github.com/OWNER/dsmigrate"
  url "https://github.com/OWNER/dsmigrate/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/OWNER/dsmigrate.git", branch: "main"

  depends_on xcode: ["16.3", :build]
  depends_on macos: :ventura
  uses_from_macos "swift" => :build

  def install
    args = ["--disable-sandbox", "--configuration", "release", "--product", "dsmigrate"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    bin.install ".build/release/dsmigrate"
    man1.install "Documentation/dsmigrate.1"
    generate_completions_from_executable(bin/"dsmigrate", "completions")
  end

  test do
    (testpath/"Card.swift").write "let card = Text(\"\").cornerRadius(12)\n"
    assert_match "Card.swift", shell_output("#{bin}/dsmigrate scan --format csv")
    assert_match version.to_s, shell_output("#{bin}/dsmigrate --version")
  end
end
