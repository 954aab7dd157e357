#!/usr/bin/env swift
@available(iOS 13.0.1, *) @attr(1) func +++(a: Int) {}
prefix operator √; infix operator •∘•: Foo; let é = √ñ •∘• 日本 ≠ 🎨
let `class` = `default`.`self`, `a b c` = 1, $x = $0 + $1.foo, _ = $abc
let n = [0xFF, 0x1p4, 1e-3, 1_000, 1.description, 0...5, 0..<5, x.0.1, 0b1010, 0o17, 0xff.description]
let m = [1.5e+3, 0x1.8p-2, 1.e, 0xff.fp, 5.0.1, 1...2, 0x1...0x2], t = x.0.0.1, u = x . 0.1
let opt = a?.b!.c ?? d! != e, g: Int? = nil, h: [Int?]! = nil, i = a ? b : c, j = a? .b : c
let k: Array<Array<Int>>= [], l = Foo<Bar<Int>>(), o: A<B<C>>? = x, arrow: (Int)->(Int)->Void = { $0 }
let col = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), sel = #selector(a), kp = \Foo.bar?.baz
let kp2 = \.[0].self, kp3 = \.?.x; x.map(\.y) + z.map(\.0.1); foo(&x, a & b, a&b, a&, &+ b)
let ph = <#T##placeholder#>, qh = a <#b#> c; A::b; a ? b::c : d; th = { () throws->Int in 1 }
x = y; x=y; x =y; if a==b {}; a->b; a-->b; a<-b; a!b; a!=b; a! = b; a !b; a.!b; !a; !!a; a??b; a ?.b
#if os(iOS) && canImport(UIKit)
  #warning("x")
#elseif swift(>=5.9)
#else
#endif
if #available(iOS 15.1, *), #unavailable(macOS 12) {}
<<<<<<< HEAD
let a = 1
=======
let b = 2
>>>>>>> x
