// The files of the folder Web, each with a zero at its end.

#pragma once
#pragma clang assume_nonnull begin

const char *dsmigrate_charts_js(void);
const char *dsmigrate_deciding_js(void);
const char *dsmigrate_draw_js(void);
const char *dsmigrate_filters_js(void);
const char *dsmigrate_inspector_js(void);
const char *dsmigrate_keys_js(void);
const char *dsmigrate_list_js(void);
const char *dsmigrate_look_js(void);
const char *dsmigrate_model_js(void);
const char *dsmigrate_overview_css(void);
const char *dsmigrate_overview_js(void);
const char *dsmigrate_page_html(void);
const char *dsmigrate_panes_css(void);
const char *dsmigrate_pick_js(void);
const char *dsmigrate_print_js(void);
const char *dsmigrate_queue_js(void);
const char *dsmigrate_rows_js(void);
const char *dsmigrate_screens_css(void);
const char *dsmigrate_screens_js(void);
const char *dsmigrate_serve_css(void);
const char *dsmigrate_serve_js(void);
const char *dsmigrate_style_css(void);

#pragma clang assume_nonnull end
