"""Sources of shapes that a scanner may not like, of any size.

Each shape is a function from a count to bytes; how it grows with the count is one line of code to
read. Twice the count must cost twice the time.
"""

VIEW = b"""import SwiftUI
struct Card: View {
  var body: some View {
    Text("a").cornerRadius(10).foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
  }
}
"""


def repeated(part, tail=VIEW):
    return lambda count: part * count + tail


def within(opener, part, closer, tail=VIEW):
    return lambda count: opener + part * count + closer + tail


def nested(opener, closer, inside=b"Color.red"):
    return lambda count: b"let a = " + opener * count + inside + closer * count + b"\n" + VIEW


# The name of each shape says how large its usual count makes it.
SHAPES = {
    "50 MB of code": (50_000_000 // len(VIEW), repeated(VIEW, b"")),
    "50 MB without a line end": (5_000_000, repeated(b"Color.red ", b"")),
    "a line of 10 MB": (900_000, within(b"let a = [", b"Color.red, ", b"]\n")),
    "a string of 10 MB": (1_250_000, within(b'let a = "', b"#FF0000 ", b'"\n')),
    "a comment of 10 MB": (600_000, within(b"/* ", b"dsmigrate:ignore ", b"*/\n")),
    "a name of 10 MB": (10_000_000, within(b"let ", b"a", b" = Color.red\n")),
    "a number of 10 MB": (10_000_000, within(b"cornerRadius(", b"9", b")\n")),
    "a chain of a million members": (1_000_000, within(b"Text()", b".padding()", b".cornerRadius(8)\n", b"")),
    "a million arguments": (1_000_000, within(b"f(", b"a: 1, ", b"cornerRadius: 8)\n", b"")),
    "a million cases": (1_000_000, within(b"switch a {\n", b"case .b: Color.red\n", b"}\n", b"")),
    "a million ternaries": (1_000_000, within(b"let a = ", b"b ? Color.red : ", b"Color.blue\n", b"")),
    "a million operators": (1_000_000, within(b"cornerRadius(", b"1 + ", b"1)\n", b"")),
    "a million signs": (1_000_000, within(b"cornerRadius(", b"-", b"1)\n", b"")),
    "a million declarations of one name": (1_000_000, repeated(b"static let a = 8.0\n", b"")),
    "250,000 suppressions": (250_000, repeated(b"Text().cornerRadius(9) // dsmigrate:ignore\n", b"")),
    "10,000 suppressions on a line": (10_000, repeated(b"/* dsmigrate:ignore */ ")),
    "10,000 suppressions of one line": (10_000, repeated(b"// dsmigrate:ignore\n")),
    "a million imports": (1_000_000, repeated(b"import A\n")),
    "500,000 conditions": (500_000, lambda count: b"#if A\n" * count + VIEW + b"#endif\n" * count),
    "every opening at once": (100_000, repeated(b'([{"\\(/*#"\\#(`"""\n\\(#/')),
    "100,000 conflict marks": (100_000, repeated(b"<<<<<<< \n=======\n>>>>>>> \n")),
}
for name, opener, closer in [
    ("parentheses", b"(", b")"), ("squares", b"[", b"]"), ("braces", b"{", b"}"),
    ("angles", b"<", b">"), ("mixed brackets", b"([{", b"}])"), ("calls", b"f(a: ", b")"),
    ("colors", b"Color(", b")"), ("closures", b"Button { ", b" }"), ("strings", b'"\\(', b')"'),
    ("raw strings", b'#"\\#(', b')"#'), ("long strings", b'"""\n\\(', b')\n"""'),
    ("comments", b"/*", b"*/"), ("ternaries", b"a ? ", b" : b"), ("negations", b"-(", b")"),
    ("sums", b"(1 + ", b")"), ("overlays", b".overlay(Color.red", b")"),
    ("types", b"struct A { ", b" }"), ("functions", b"func a() { ", b" }"),
    ("conditions", b"if a { ", b" }"), ("switches", b"switch a { case b: ", b" }"),
    ("pairs", b"Color(light: ", b", dark: .red)"), ("tuples", b"(a, ", b")"),
    ("backgrounds", b".background { Text(a)", b" }"), ("key paths", b"\\.a[", b"]"),
    ("stacks", b"ZStack { Color.red; ", b" }"), ("opacities", b"Color.red.opacity(", b")"),
    ("providers", b"UIColor { t in ", b" }"), ("cases", b"case .a(", b")"),
]:
    SHAPES[f"100,000 {name}"] = (100_000, nested(opener, closer))
    SHAPES[f"100,000 {name}, unclosed"] = (100_000, nested(opener, b""))
    SHAPES[f"100,000 {name}, unopened"] = (100_000, nested(b"", closer))
