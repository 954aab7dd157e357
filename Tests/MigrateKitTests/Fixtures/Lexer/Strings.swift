let a = "\(x + "\(y)" + #"raw \#(z) "q" \(no)"#)", é = "日本 🎨 \(é)"
let b = """
  one \(two) "three" ""four \
    \(f("""
    inner \("deep \(1)")
    """))
  """
let c = #"""#, d = ##"a"# b"##
let e = #"""
  raw \n \#(x) """
  """#
let f = #""" single "# + "x" + 'single quoted "x"'
"\(a, b: "\(c)(")" + ")"
"unterminated \(foo("a
let after = 1
"unterminated
let esc = "\\" + "\"" + "\u{1F600}\n\t\0" + "\\(x)" /* "not a string" */ // "nor this
let multi = """
   a \
   b \("x
   c
   """
let after2 = "\(#"\#("\(##"\##(1)"##)")"#)"
let 😀 = """
