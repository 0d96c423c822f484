/**
 * What a page of the product may load and do, as a Content-Security-Policy (goal S55): for whoever
 * serves the web root. The hash is that of an empty style element, which emotion makes and fills
 * through the CSSOM (notes/module-federation.md §4).
 */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');
