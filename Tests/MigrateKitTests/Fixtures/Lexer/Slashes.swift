let r1 = /abc/, r2 = /a\/b(c)[x]x/, r3 = a / b / c, r4 = foo(/x/, /y z/), r5 = (a)/b/(c)
let r6 = [/a/, !/b/], r7 = x ? /a/ : /b/, r8 = try? /^ x/.wholeMatch(in: y)
let r9 = #/
  multi # line / here
  /#
let r10 = #/"/# + ##/ a/# b /##, r11 = a /b/ c, r12 = foo(/, 1) / 2, r13 = /^".+"$/
let r14 = { /x/ }, r15 = a.reduce(1, /) + b.reduce(2, /), r16 = "\(/x/)"
let o = a+b, p = -a, q = a++, s = a +/* c */b, v = a+/*c*/ b, w = a/**/+b, z = a*/b
/* nested /* comment */ still */ let z = 1 // line /* not open
/**/ let y2 = 2 /***/ let x3 = 3 /*/ */
func == (a: A, b: A) -> Bool {} ; func /^/(a: Int) {} ; operator /^/
let r17 = / x/, r18 = (/ x/), r19 = /x )/, r20 = /x(/, r21 = /x/*c*/ /
#/
open
