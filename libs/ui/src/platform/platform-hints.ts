/** Window event after a change of the platform's colour scheme. */
const SCHEME_EVENT = 'portal:platform-scheme';

/**
 * Colour scheme and language of the platform, for users who have picked none. They are attributes of the
 * document, because the boot script sets them first and each app has its own copy of this lib.
 */
export const platformHints = {
  /** The scheme of Telegram; null in a browser, which has a media query for it. */
  scheme(): 'light' | 'dark' | null {
    const scheme = document.documentElement.dataset['platformScheme'];
    return scheme === 'light' || scheme === 'dark' ? scheme : null;
  },
  setScheme(scheme: 'light' | 'dark'): void {
    document.documentElement.dataset['platformScheme'] = scheme;
    window.dispatchEvent(new Event(SCHEME_EVENT));
  },
  /** Calls back after each change of the scheme. @returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void {
    window.addEventListener(SCHEME_EVENT, onChange);
    return () => window.removeEventListener(SCHEME_EVENT, onChange);
  },
  /** Language tag of the client, such as 'bn'; that of the browser without Telegram. */
  language(): string {
    return document.documentElement.dataset['platformLanguage'] ?? navigator.language;
  },
};
