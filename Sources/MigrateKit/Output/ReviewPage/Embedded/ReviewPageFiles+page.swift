// swift-format-ignore-file
// Written by Scripts/embed-review-page from Web/page.html; change that file instead.

extension ReviewPageFiles {
  static let page = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>dsmigrate review</title>
<style>
/*STYLE*/
</style>
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
<header class="top">
  <div class="top-text">
    <h1 id="title">Review</h1>
    <p id="subtitle"></p>
  </div>
  <div class="top-actions">
    <span id="progress"></span>
    <button type="button" id="undo" disabled>Undo <kbd>u</kbd></button>
    <button type="button" id="help">Keys <kbd>?</kbd></button>
    <button type="button" id="theme" aria-label="Switch between light and dark">◐</button>
    <button type="button" id="export" class="primary">Export decisions <kbd>e</kbd></button>
  </div>
  <div class="done" aria-hidden="true"><i id="done"></i></div>
</header>
<noscript><p class="notice">This page needs JavaScript; nothing is loaded from the network.</p></noscript>
<main>
  <section id="overview" aria-label="Overview"></section>
  <section id="changes" aria-label="Changes" tabindex="-1">
    <h2 class="sr-only">Changes</h2>
    <div class="toolbar">
      <div class="filters" role="search">
        <input type="search" id="search" placeholder="Search code, files, reasons" aria-label="Search" aria-keyshortcuts="/">
        <div class="picks" id="filters"></div>
      </div>
      <div class="bulk" id="bulk"></div>
    </div>
    <div id="list"></div>
    <div id="more" aria-hidden="true"></div>
  </section>
</main>
<dialog id="keys" aria-labelledby="keys-title"></dialog>
<div id="live" class="toast" role="status" aria-live="polite"></div>
<script type="application/json" id="data">/*DATA*/</script>
<script>
"use strict";
/*SCRIPT*/
</script>
</body>
</html>
"""##
}
