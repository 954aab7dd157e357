// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let vocabulary = #"""
    {"$schema":"vocabulary.schema.json","name":"shared","description":"The names that every de\#
    sign system here answers to, as far as its document can.","tokens":{"color.text.primary":{\#
    "type":"color","roles":["text","icon"],"description":"Titles and body text."},"color.text.\#
    secondary":{"type":"color","roles":["text","icon"],"description":"Supporting text: subtitl\#
    es, metadata."},"color.text.tertiary":{"type":"color","roles":["text","icon"],"description\#
    ":"Text that may recede: hints, footnotes."},"color.text.placeholder":{"type":"color","rol\#
    es":["text"],"description":"What an empty field shows."},"color.text.disabled":{"type":"co\#
    lor","roles":["text","icon"],"description":"Text and icons of controls that are off."},"co\#
    lor.text.onAccent":{"type":"color","roles":["onAccent"],"description":"Text and icons that\#
     lie on an accent or a feedback color."},"color.text.link":{"type":"color","roles":["text"\#
    ,"tint"],"description":"Text that is a link."},"color.icon.secondary":{"type":"color","rol\#
    es":["icon"],"description":"Decorative and supporting icons: empty states, disclosure mark\#
    s."},"color.accent.primary":{"type":"color","roles":["tint","fill","icon","text","backgrou\#
    nd","border"],"description":"The color of the brand's main actions: buttons, selection, li\#
    nks without a color of their own."},"color.accent.secondary":{"type":"color","roles":["tin\#
    t","fill","icon","text","background","border"],"description":"The color of supporting acti\#
    ons and highlights."},"color.accent.tertiary":{"type":"color","roles":["tint","fill","icon\#
    ","text","background","border"],"description":"A third accent, for special content."},"col\#
    or.background.app":{"type":"color","roles":["background"],"description":"What lies behind \#
    a whole screen."},"color.background.surface":{"type":"color","roles":["background"],"descr\#
    iption":"Panels and lists that lie on the app's background."},"color.background.card":{"ty\#
    pe":"color","roles":["background"],"description":"Cards."},"color.background.elevated":{"t\#
    ype":"color","roles":["background"],"description":"What floats above other content: sheets\#
    , popovers, raised cards."},"color.background.subtle":{"type":"color","roles":["background\#
    "],"description":"A quiet highlight behind a part of the content."},"color.border.default"\#
    :{"type":"color","roles":["border"],"description":"Outlines of cards, fields and buttons."\#
    },"color.border.divider":{"type":"color","roles":["border","fill"],"description":"Lines be\#
    tween rows and sections."},"color.border.focus":{"type":"color","roles":["border","tint"],\#
    "description":"The outline of the field that has the focus."},"color.fill.track":{"type":"\#
    color","roles":["fill","border","background"],"description":"The part of a progress bar or\#
     ring that is not reached yet."},"color.fill.progress":{"type":"color","roles":["fill","ti\#
    nt","border"],"description":"The part of a progress bar or ring that is reached."},"color.\#
    feedback.success":{"type":"color","roles":["text","icon","fill","tint","background","borde\#
    r"],"means":"feedback","words":["success","successful","succeeded","done","complete","comp\#
    leted","delivered","saved","valid","passed","positive"],"description":"Something went well\#
    ."},"color.feedback.warning":{"type":"color","roles":["text","icon","fill","tint","backgro\#
    und","border"],"means":"feedback","words":["warning","warn","warned","caution","attention"\#
    ,"alert"],"description":"Something needs attention."},"color.feedback.error":{"type":"colo\#
    r","roles":["text","icon","fill","tint","background","border"],"means":"feedback","words":\#
    ["error","failure","failed","fail","invalid","rejected","destructive","danger","negative"]\#
    ,"description":"Something failed, or will be destroyed."},"color.feedback.info":{"type":"c\#
    olor","roles":["text","icon","fill","tint","background","border"],"means":"feedback","word\#
    s":["info","information","informational","notice","tip","hint"],"description":"Something w\#
    orth knowing."},"color.shadow.default":{"type":"color","roles":["shadow"],"description":"T\#
    he shadow under cards and buttons at rest."},"color.shadow.raised":{"type":"color","roles"\#
    :["shadow"],"description":"The shadow under what is raised: menus, active buttons."},"colo\#
    r.shadow.prominent":{"type":"color","roles":["shadow"],"description":"The shadow under wha\#
    t floats above everything: alerts, sheets."},"color.overlay.scrim":{"type":"color","roles"\#
    :["background","fill"],"description":"What dims the content behind a modal."},"radius.smal\#
    l":{"type":"radius","description":"The smallest rounding."},"radius.medium":{"type":"radiu\#
    s","description":"The standard rounding."},"radius.large":{"type":"radius","description":"\#
    Rounding of large parts."},"radius.xlarge":{"type":"radius","description":"Rounding of the\#
     largest parts."},"radius.card":{"type":"radius","roles":["card"],"description":"Cards and\#
     panels."},"radius.button":{"type":"radius","roles":["button"],"description":"Buttons and \#
    other controls."},"radius.input":{"type":"radius","roles":["input"],"description":"Text fi\#
    elds and editors."},"radius.badge":{"type":"radius","roles":["badge"],"description":"Badge\#
    s, tags and chips."},"radius.sheet":{"type":"radius","roles":["sheet"],"description":"Shee\#
    ts and modals."},"radius.bubble":{"type":"radius","roles":["bubble"],"description":"Messag\#
    e bubbles."},"radius.image":{"type":"radius","roles":["image"],"description":"Pictures and\#
     covers."},"radius.pill":{"type":"radius","roles":["button","badge"],"description":"Fully \#
    rounded ends."},"text.display":{"type":"font","roles":["text"],"description":"The largest \#
    text: welcome screens, celebrations."},"text.title":{"type":"font","roles":["text"],"descr\#
    iption":"Screen and section titles."},"text.title2":{"type":"font","roles":["text"],"descr\#
    iption":"Second-level titles."},"text.title3":{"type":"font","roles":["text"],"description\#
    ":"Third-level titles."},"text.headline":{"type":"font","roles":["text"],"description":"Ti\#
    tles of cards, rows and forms."},"text.body":{"type":"font","roles":["text"],"description"\#
    :"Running text."},"text.bodyEmphasized":{"type":"font","roles":["text"],"description":"Run\#
    ning text that stands out."},"text.callout":{"type":"font","roles":["text"],"description":\#
    "Text beside the main text."},"text.subheadline":{"type":"font","roles":["text"],"descript\#
    ion":"Text under a title."},"text.footnote":{"type":"font","roles":["text"],"description":\#
    "Notes and small labels."},"text.caption":{"type":"font","roles":["text"],"description":"C\#
    aptions, timestamps, metadata."},"text.caption2":{"type":"font","roles":["text"],"descript\#
    ion":"The smallest text."},"text.button":{"type":"font","roles":["text"],"description":"La\#
    bels of buttons."},"text.reading":{"type":"font","roles":["text"],"description":"Long text\#
     that is read for its own sake."},"text.readingTitle":{"type":"font","roles":["text"],"des\#
    cription":"The title of a long text."},"text.quote":{"type":"font","roles":["text"],"descr\#
    iption":"Quotations."},"text.metric.hero":{"type":"font","roles":["text"],"description":"T\#
    he one number that a screen is about."},"text.metric.large":{"type":"font","roles":["text"\#
    ],"description":"Large figures."},"text.metric.medium":{"type":"font","roles":["text"],"de\#
    scription":"Figures among others."},"icon.inline":{"type":"font","roles":["icon"],"descrip\#
    tion":"Icons in a line of text."},"icon.header":{"type":"font","roles":["icon"],"descripti\#
    on":"Icons in card headers."},"icon.standard":{"type":"font","roles":["icon"],"description\#
    ":"Icons in bars and rows."},"icon.action":{"type":"font","roles":["icon"],"description":"\#
    Icons of main actions."},"icon.hero":{"type":"font","roles":["icon"],"description":"The la\#
    rge icon of an empty or a failed screen."},"spacing.minimal":{"type":"spacing","descriptio\#
    n":"The smallest distance: a title and what stands under it."},"spacing.tight":{"type":"sp\#
    acing","description":"Within a component: an icon and its label."},"spacing.standard":{"ty\#
    pe":"spacing","description":"Between things that belong together."},"spacing.section":{"ty\#
    pe":"spacing","description":"Between sections."},"spacing.wide":{"type":"spacing","descrip\#
    tion":"Between the parts of a screen."},"spacing.hero":{"type":"spacing","description":"Ar\#
    ound what a screen is about."},"spacing.card":{"type":"spacing","roles":["card"],"descript\#
    ion":"Inside of cards."},"spacing.sheet":{"type":"spacing","roles":["sheet"],"description"\#
    :"Inside of sheets and modals."},"spacing.screen":{"type":"spacing","description":"Between\#
     content and the edges of the screen."},"lineSpacing.tight":{"type":"lineSpacing","descrip\#
    tion":"Added between the lines of dense text."},"lineSpacing.standard":{"type":"lineSpacin\#
    g","description":"Added between the lines of running text."},"lineSpacing.relaxed":{"type"\#
    :"lineSpacing","description":"Added between the lines of long text."},"touchTarget.minimum\#
    ":{"type":"touchTarget","description":"The least size of what is tapped."},"shadow.card":{\#
    "type":"shadow","description":"The shadow under cards and buttons at rest."},"shadow.raise\#
    d":{"type":"shadow","description":"The shadow under what is raised: menus, active buttons.\#
    "},"shadow.prominent":{"type":"shadow","description":"The shadow under what floats above e\#
    verything: alerts, sheets."},"duration.quick":{"type":"duration","description":"Feedback t\#
    o a touch, changes of state."},"duration.standard":{"type":"duration","description":"What \#
    moves within a screen."},"duration.slow":{"type":"duration","description":"What moves a wh\#
    ole screen."},"duration.celebration":{"type":"duration","description":"Moments of success.\#
    "},"animation.spring":{"type":"animation","description":"The spring that things move by."}\#
    ,"animation.celebration":{"type":"animation","description":"Moments of success."}}}
    """#
}
