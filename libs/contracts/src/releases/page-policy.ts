import { POLICY_REPORTING } from '../browser-reports/report-browser';

/** What of the service decides what its pages may load. */
export interface PageNeeds {
  /** Whether Telegram's sign-in is configured. */
  readonly telegram: boolean;
}

/**
 * What a page of the product may load and do, as a Content-Security-Policy (goal S55): for whoever
 * serves the web root. The hash is that of an empty style element, which emotion makes and fills
 * through the CSSOM (notes/module-federation.md §4). Telegram's script comes from one host and talks
 * to another (goal S8); nothing of it is allowed where it is not configured.
 */
export function pagePolicy({ telegram }: PageNeeds): string {
  const own = (directive: string, host: string): string =>
    telegram ? `${directive} 'self' ${host}` : `${directive} 'self'`;
  return [
    "default-src 'self'",
    own('script-src', 'https://telegram.org'),
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    own('connect-src', 'https://oauth.telegram.org'),
    own('frame-src', 'https://oauth.telegram.org'),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    POLICY_REPORTING,
  ].join('; ');
}
