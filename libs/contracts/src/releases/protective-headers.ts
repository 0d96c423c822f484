const YEAR_SECONDS = 31_536_000;

/**
 * Values of Cache-Control for files of the web root (OPS-2, OPS-3, OPS-14); proxies must not change the
 * files.
 */
export const FILE_CACHING = {
  /** For file names with a content hash. */
  immutable: 'public, max-age=31536000, immutable, no-transform',
  /** Revalidated on each use. */
  revalidated: 'no-cache, no-transform',
} as const;

/** Policy of answers that are not pages: they may load and do nothing. */
export const ANSWER_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The service worker: its own policy, not the page's, decides what it may fetch. */
export const WORKER_PATH = '/service-worker.js';

/** Policy of a file. The worker fetches navigations, and the texts of notices. */
export const filePolicy = (path: string): string =>
  path === WORKER_PATH ? `${ANSWER_POLICY}; connect-src 'self'` : ANSWER_POLICY;

/**
 * Headers of every answer (SEC-56), for both senders: the service and the edge. Pages replace the policy,
 * files the caching.
 */
export function protectiveHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': ANSWER_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The Telegram sign-in opens a window and communicates with it (SEC-8).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isProduction
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}
