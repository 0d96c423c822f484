/**
 * What surrounds the page: an ordinary browser, or Telegram, which shows it as a Mini App. The shell sets it;
 * nothing else opens windows.
 */
export interface Platform {
  readonly kind: 'browser' | 'telegram';
  /** Whether the page is in a frame of Telegram Web. */
  readonly isFramed: boolean;
  /** Says that the page shows itself, so that the loading sign may go. */
  ready(): void;
  /** Takes the whole height of the window. */
  expand(): void;
  /** Shows the platform's own back button; null hides it. A browser has one already. */
  setBack(onBack: (() => void) | null): void;
  /** Lets the phone be felt, where it can. */
  haptic(tone: 'success' | 'error'): void;
  /** Opens an https address outside this page: in a new tab, from Telegram in the browser. */
  openLink(url: string): void;
}

declare global {
  // One of the page: each app has its own copy of this lib.
  var portalPlatform: Platform | undefined;
}

/** The platform of this page; null where no shell has set one. */
export function currentPlatform(): Platform | null {
  return globalThis.portalPlatform ?? null;
}

/** Whether Telegram shows the page as a Mini App. */
export function isInTelegram(): boolean {
  return currentPlatform()?.kind === 'telegram';
}
