// Embeds the review page in the binary.
//
// SwiftPM's `embedInCode` writes each byte as an element of a Swift array, which costs the compiler seconds in
// every build of the module that has it; `#embed` costs nothing.

#include "MigrateKitReviewPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *dsmigrate_charts_js(void) {
  static const unsigned char text[] = {
#embed "Web/charts.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_deciding_js(void) {
  static const unsigned char text[] = {
#embed "Web/deciding.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_draw_js(void) {
  static const unsigned char text[] = {
#embed "Web/draw.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_filters_js(void) {
  static const unsigned char text[] = {
#embed "Web/filters.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_inspector_js(void) {
  static const unsigned char text[] = {
#embed "Web/inspector.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_keys_js(void) {
  static const unsigned char text[] = {
#embed "Web/keys.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_list_js(void) {
  static const unsigned char text[] = {
#embed "Web/list.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_look_js(void) {
  static const unsigned char text[] = {
#embed "Web/look.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_model_js(void) {
  static const unsigned char text[] = {
#embed "Web/model.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_overview_css(void) {
  static const unsigned char text[] = {
#embed "Web/overview.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_overview_js(void) {
  static const unsigned char text[] = {
#embed "Web/overview.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_page_html(void) {
  static const unsigned char text[] = {
#embed "Web/page.html" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_panes_css(void) {
  static const unsigned char text[] = {
#embed "Web/panes.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_pick_js(void) {
  static const unsigned char text[] = {
#embed "Web/pick.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_print_js(void) {
  static const unsigned char text[] = {
#embed "Web/print.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_queue_js(void) {
  static const unsigned char text[] = {
#embed "Web/queue.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_rows_js(void) {
  static const unsigned char text[] = {
#embed "Web/rows.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_screens_css(void) {
  static const unsigned char text[] = {
#embed "Web/screens.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_screens_js(void) {
  static const unsigned char text[] = {
#embed "Web/screens.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_serve_css(void) {
  static const unsigned char text[] = {
#embed "Web/serve.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_serve_js(void) {
  static const unsigned char text[] = {
#embed "Web/serve.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *dsmigrate_style_css(void) {
  static const unsigned char text[] = {
#embed "Web/style.css" suffix(, 0)
  };
  return (const char *)text;
}
