import { POLICY_REPORTING } from '../browser-reports/report-browser';
import type { Screen } from '../browser-reports/screens';

/** Screens that may load Telegram's script: those that sign in with it. */
export const TELEGRAM_SCREENS: readonly Screen[] = ['/'];

/** The settings of the service that decide what its pages may load. */
export interface PageNeeds {
  /** Whether Telegram's sign-in is configured. */
  readonly telegram: boolean;
  /** Path of the address that the page is served at, without its query. */
  readonly path: string;
}

/**
 * Whether a page served at this path may load Telegram's script. A page keeps the policy of the
 * address it was loaded from, whichever screen it shows later.
 */
export function mayLoadTelegram(path: string): boolean {
  return TELEGRAM_SCREENS.some((screen) => screen === path);
}

/**
 * What a page of the product may load and do, as a Content-Security-Policy (SEC-55): for whoever
 * serves the web root. The hash is that of an empty style element, which emotion makes and fills
 * through the CSSOM. Telegram's script comes from one host and talks
 * to another (SEC-8); nothing of it is allowed where it is not configured, or on a page that was not
 * asked for as a login screen: foreign code has no business beside a signed-in user's data.
 */
export function pagePolicy({ telegram, path }: PageNeeds): string {
  const hasTelegram = telegram && mayLoadTelegram(path);
  const own = (directive: string, host: string): string =>
    hasTelegram ? `${directive} 'self' ${host}` : `${directive} 'self'`;
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
