// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let vocabulary = #"""
    {"$schema":"vocabulary.schema.json","name":"shared","description":"The shared names of the\#
     design systems here, as far as their documents define them.","tokens":{"color.text.primar\#
    y":{"type":"color","roles":["text","icon"],"description":"Titles and body text."},"color.t\#
    ext.secondary":{"type":"color","roles":["text","icon"],"description":"Supporting text: sub\#
    titles, metadata."},"color.text.tertiary":{"type":"color","roles":["text","icon"],"descrip\#
    tion":"Text that may recede: hints, footnotes."},"color.text.placeholder":{"type":"color",\#
    "roles":["text"],"description":"What an empty field shows."},"color.text.disabled":{"type"\#
    :"color","roles":["text","icon"],"description":"Text and icons of controls that are off."}\#
    ,"color.text.onAccent":{"type":"color","roles":["onAccent"],"description":"Text and icons \#
    that lie on an accent or a feedback color."},"color.text.link":{"type":"color","roles":["t\#
    ext","tint"],"description":"Text that is a link."},"color.icon.secondary":{"type":"color",\#
    "roles":["icon"],"description":"Decorative and supporting icons: empty states, disclosure \#
    marks."},"color.accent.primary":{"type":"color","roles":["tint","fill","icon","text","back\#
    ground","border"],"description":"The color of the brand's main actions: buttons, selection\#
    , links without a color of their own."},"color.accent.secondary":{"type":"color","roles":[\#
    "tint","fill","icon","text","background","border"],"description":"The color of supporting \#
    actions and highlights."},"color.accent.tertiary":{"type":"color","roles":["tint","fill","\#
    icon","text","background","border"],"description":"A third accent, for special content."},\#
    "color.background.app":{"type":"color","roles":["background"],"description":"What lies beh\#
    ind a whole screen."},"color.background.surface":{"type":"color","roles":["background"],"d\#
    escription":"Panels and lists that lie on the app's background."},"color.background.card":\#
    {"type":"color","roles":["background"],"description":"Cards."},"color.background.elevated"\#
    :{"type":"color","roles":["background"],"description":"What floats above other content: sh\#
    eets, popovers, raised cards."},"color.background.subtle":{"type":"color","roles":["backgr\#
    ound"],"description":"A quiet highlight behind a part of the content."},"color.border.defa\#
    ult":{"type":"color","roles":["border"],"description":"Outlines of cards, fields and butto\#
    ns."},"color.border.divider":{"type":"color","roles":["border","fill"],"description":"Line\#
    s between rows and sections."},"color.border.focus":{"type":"color","roles":["border","tin\#
    t"],"description":"The outline of the field that has the focus."},"color.fill.track":{"typ\#
    e":"color","roles":["fill","border","background"],"description":"The part of a progress ba\#
    r or ring that is not reached yet."},"color.fill.progress":{"type":"color","roles":["fill"\#
    ,"tint","border"],"description":"The part of a progress bar or ring that is reached."},"co\#
    lor.feedback.success":{"type":"color","roles":["text","icon","fill","tint","background","b\#
    order"],"means":"feedback","words":["success","successful","succeeded","done","complete","\#
    completed","delivered","saved","valid","passed","positive"],"description":"Something went \#
    well."},"color.feedback.warning":{"type":"color","roles":["text","icon","fill","tint","bac\#
    kground","border"],"means":"feedback","words":["warning","warn","warned","caution","attent\#
    ion","alert"],"description":"Something needs attention."},"color.feedback.error":{"type":"\#
    color","roles":["text","icon","fill","tint","background","border"],"means":"feedback","wor\#
    ds":["error","failure","failed","fail","invalid","rejected","destructive","danger","negati\#
    ve"],"description":"Something failed, or will be destroyed."},"color.feedback.info":{"type\#
    ":"color","roles":["text","icon","fill","tint","background","border"],"means":"feedback","\#
    words":["info","information","informational","notice","tip","hint"],"description":"Somethi\#
    ng worth knowing."},"color.shadow.default":{"type":"color","roles":["shadow"],"description\#
    ":"The shadow under cards and buttons at rest."},"color.shadow.raised":{"type":"color","ro\#
    les":["shadow"],"description":"The shadow under what is raised: menus, active buttons."},"\#
    color.shadow.prominent":{"type":"color","roles":["shadow"],"description":"The shadow under\#
     what floats above everything: alerts, sheets."},"color.overlay.scrim":{"type":"color","ro\#
    les":["background","fill"],"description":"What dims the content behind a modal."},"radius.\#
    small":{"type":"radius","description":"The smallest rounding."},"radius.medium":{"type":"r\#
    adius","description":"The standard rounding."},"radius.large":{"type":"radius","descriptio\#
    n":"Rounding of large parts."},"radius.xlarge":{"type":"radius","description":"Rounding of\#
     the largest parts."},"radius.card":{"type":"radius","roles":["card"],"description":"Cards\#
     and panels."},"radius.button":{"type":"radius","roles":["button"],"description":"Buttons \#
    and other controls."},"radius.input":{"type":"radius","roles":["input"],"description":"Tex\#
    t fields and editors."},"radius.badge":{"type":"radius","roles":["badge"],"description":"B\#
    adges, tags and chips."},"radius.sheet":{"type":"radius","roles":["sheet"],"description":"\#
    Sheets and modals."},"radius.bubble":{"type":"radius","roles":["bubble"],"description":"Me\#
    ssage bubbles."},"radius.image":{"type":"radius","roles":["image"],"description":"Pictures\#
     and covers."},"radius.pill":{"type":"radius","roles":["button","badge"],"description":"Fu\#
    lly rounded ends."},"text.display":{"type":"font","roles":["text"],"description":"The larg\#
    est text: welcome screens, celebrations."},"text.title":{"type":"font","roles":["text"],"d\#
    escription":"Screen and section titles."},"text.title2":{"type":"font","roles":["text"],"d\#
    escription":"Second-level titles."},"text.title3":{"type":"font","roles":["text"],"descrip\#
    tion":"Third-level titles."},"text.headline":{"type":"font","roles":["text"],"description"\#
    :"Titles of cards, rows and forms."},"text.body":{"type":"font","roles":["text"],"descript\#
    ion":"Running text."},"text.bodyEmphasized":{"type":"font","roles":["text"],"description":\#
    "Emphasized running text."},"text.callout":{"type":"font","roles":["text"],"description":"\#
    Text beside the main text."},"text.subheadline":{"type":"font","roles":["text"],"descripti\#
    on":"Text under a title."},"text.footnote":{"type":"font","roles":["text"],"description":"\#
    Notes and small labels."},"text.caption":{"type":"font","roles":["text"],"description":"Ca\#
    ptions, timestamps, metadata."},"text.caption2":{"type":"font","roles":["text"],"descripti\#
    on":"The smallest text."},"text.button":{"type":"font","roles":["text"],"description":"Lab\#
    els of buttons."},"text.reading":{"type":"font","roles":["text"],"description":"Long text \#
    that is read for its own sake."},"text.readingTitle":{"type":"font","roles":["text"],"desc\#
    ription":"The title of a long text."},"text.quote":{"type":"font","roles":["text"],"descri\#
    ption":"Quotations."},"text.metric.hero":{"type":"font","roles":["text"],"description":"Th\#
    e one number that a screen is about."},"text.metric.large":{"type":"font","roles":["text"]\#
    ,"description":"Large figures."},"text.metric.medium":{"type":"font","roles":["text"],"des\#
    cription":"Figures among others."},"icon.inline":{"type":"font","roles":["icon"],"descript\#
    ion":"Icons in a line of text."},"icon.header":{"type":"font","roles":["icon"],"descriptio\#
    n":"Icons in card headers."},"icon.standard":{"type":"font","roles":["icon"],"description"\#
    :"Icons in bars and rows."},"icon.action":{"type":"font","roles":["icon"],"description":"I\#
    cons of main actions."},"icon.hero":{"type":"font","roles":["icon"],"description":"The lar\#
    ge icon of an empty or a failed screen."},"spacing.minimal":{"type":"spacing","description\#
    ":"The smallest spacing: between a title and what is below it."},"spacing.tight":{"type":"\#
    spacing","description":"Within a component: an icon and its label."},"spacing.standard":{"\#
    type":"spacing","description":"Between things that belong together."},"spacing.section":{"\#
    type":"spacing","description":"Between sections."},"spacing.wide":{"type":"spacing","descr\#
    iption":"Between the parts of a screen."},"spacing.hero":{"type":"spacing","description":"\#
    Around what a screen is about."},"spacing.card":{"type":"spacing","roles":["card"],"descri\#
    ption":"Inside of cards."},"spacing.sheet":{"type":"spacing","roles":["sheet"],"descriptio\#
    n":"Inside of sheets and modals."},"spacing.screen":{"type":"spacing","description":"Betwe\#
    en content and the edges of the screen."},"lineSpacing.tight":{"type":"lineSpacing","descr\#
    iption":"Added between the lines of dense text."},"lineSpacing.standard":{"type":"lineSpac\#
    ing","description":"Added between the lines of running text."},"lineSpacing.relaxed":{"typ\#
    e":"lineSpacing","description":"Added between the lines of long text."},"touchTarget.minim\#
    um":{"type":"touchTarget","description":"The minimum size of a tap target."},"shadow.card"\#
    :{"type":"shadow","description":"The shadow under cards and buttons at rest."},"shadow.rai\#
    sed":{"type":"shadow","description":"The shadow under what is raised: menus, active button\#
    s."},"shadow.prominent":{"type":"shadow","description":"The shadow under what floats above\#
     everything: alerts, sheets."},"duration.quick":{"type":"duration","description":"Feedback\#
     to a touch, changes of state."},"duration.standard":{"type":"duration","description":"Wha\#
    t moves within a screen."},"duration.slow":{"type":"duration","description":"What moves a \#
    whole screen."},"duration.celebration":{"type":"duration","description":"Moments of succes\#
    s."},"animation.spring":{"type":"animation","description":"The spring that things move by.\#
    "},"animation.celebration":{"type":"animation","description":"Moments of success."}}}
    """#
}
