Text("a").font(.system(size: 20, ]))
