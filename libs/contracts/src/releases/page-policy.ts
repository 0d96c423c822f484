import { POLICY_REPORTING } from '../browser-reports/report-browser';
import type { Screen } from '../browser-reports/screens';

/** Screens that may load Telegram's script: those with the Telegram sign-in. */
export const TELEGRAM_SCREENS: readonly Screen[] = ['/'];

/** Path of the entry of the Telegram Mini App, the only page that another site may frame (SEC-70). */
export const TELEGRAM_APP_PATH = '/tg' satisfies Screen;

/** Origin of Telegram Web, the only site that may frame the Mini App. */
export const TELEGRAM_WEB_ORIGIN = 'https://web.telegram.org';

/** Hash of an empty style element, which emotion creates and fills through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes of the own style and script elements of a page, each `'sha256-…'` with its quotes. */
export interface ElementHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The settings of the service that decide which resources its pages may load. */
export interface PageNeeds {
  /** Whether Telegram's sign-in is configured. */
  readonly telegram: boolean;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly hashes?: ElementHashes;
  /** Origin that may frame the Mini App's entry; null or absent: none. */
  readonly appFrame?: string | null;
}

/**
 * Whether a page served at this path may load Telegram's script. A page keeps the policy of its first URL,
 * whichever screen it shows later.
 */
export function mayLoadTelegram(path: string): boolean {
  return TELEGRAM_SCREENS.some((screen) => screen === path);
}

/** Whether the page served at this path, decoded and without its query, is the entry of the Mini App. */
export function isTelegramApp(path: string): boolean {
  return path === TELEGRAM_APP_PATH;
}

/**
 * The Content-Security-Policy of a page (SEC-55), for every server of the web root. Style and script elements
 * with a text are allowed by their hashes only. Telegram's script is loaded from
 * one host and talks to another (SEC-8). Both are allowed only if Telegram is configured and the page was
 * requested as a login screen, so that third-party code never runs on a page with a user's data. Only the
 * entry of the Mini App may be framed, by `appFrame`; its answer must not have X-Frame-Options.
 */
export function pagePolicy({
  telegram,
  path,
  hashes = { styles: [], scripts: [] },
  appFrame = null,
}: PageNeeds): string {
  const hasTelegram = telegram && mayLoadTelegram(path);
  const own = (directive: string, host: string): string =>
    hasTelegram ? `${directive} 'self' ${host}` : `${directive} 'self'`;
  const ancestor = isTelegramApp(path) && appFrame !== null ? appFrame : "'none'";
  return [
    "default-src 'self'",
    [own('script-src', 'https://telegram.org'), ...hashes.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE_HASH, ...hashes.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    own('connect-src', 'https://oauth.telegram.org'),
    own('frame-src', 'https://oauth.telegram.org'),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestor}`,
    "form-action 'self'",
    POLICY_REPORTING,
  ].join('; ');
}
