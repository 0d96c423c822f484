const YEAR_SECONDS = 31_536_000;

/** Caching of files of the web root (OPS-2, OPS-3, OPS-14); proxies must not rewrite them. */
export const FILE_CACHING = {
  /** Under a name that holds the hash of the content. */
  immutable: 'public, max-age=31536000, immutable, no-transform',
  /** Revalidated on each use. */
  revalidated: 'no-cache, no-transform',
} as const;

/** Policy of answers that are not pages: they may do nothing in a browser. */
export const ANSWER_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every answer (SEC-56), for whoever gives it: the service or the edge. Pages replace the
 * policy, files the caching with their own.
 */
export function protectiveHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': ANSWER_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The Telegram sign-in opens a window and has to talk to it (SEC-8).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isProduction
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}
