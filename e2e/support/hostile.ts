/**
 * Texts that run as a program when they are used as HTML, as an address or as a template (SEC-51). Each would
 * set `window.hostile`.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>window.hostile=1</script>',
  '<img src=x onerror="window.hostile=1">',
  '<svg/onload=window.hostile=1>',
  '"><img src=x onerror=window.hostile=1>',
  "'-window.hostile=1-'",
  '<iframe srcdoc="<script>parent.hostile=1</script>">',
  '<a href="javascript:window.hostile=1">press</a>',
  '<details open ontoggle=window.hostile=1>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hostile=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.hostile=1>">',
  'javascript:window.hostile=1',
  'JaVaScRiPt:window.hostile=1//',
  'java\tscript:window.hostile=1',
  'data:text/html,<script>window.hostile=1</script>',
  '&#60;script&#62;window.hostile=1&#60;/script&#62;',
  '&lt;img src=x onerror=window.hostile=1&gt;',
  'https://user@evil.example/"onmouseover="window.hostile=1',
  '//evil.example/plans/x',
  '/plans/../../evil',
  '{{constructor.constructor("window.hostile=1")()}}',
  '${window.hostile=1}',
  '\u202Egnp.exe<script>window.hostile=1</script>',
  '<style>@import "javascript:window.hostile=1"</style>',
  '<object data="javascript:window.hostile=1">',
  '<base href="//evil.example/">',
];
