import type { TelegramLoginRequest } from '@portal/contracts';

/** The part of the API of Telegram's script that we use. */
export interface TelegramApi {
  /**
   * Opens Telegram's window. Calls back with the signed payload, or false when the user closed the window.
   */
  auth(
    options: { bot_id: number; request_access: 'write' },
    callback: (payload: unknown) => void,
  ): void;
}

declare global {
  interface Window {
    Telegram?: { Login?: TelegramApi };
  }
}

const PATIENCE_MS = 10_000;

/**
 * Loads Telegram's sign-in script, once per page. We call its API ourselves: Telegram's own button evaluates
 * its callback attribute as code, which our policy forbids (SEC-8).
 * @throws Error when the script cannot be loaded within 10 s or has an unexpected form; the next call tries
 * again.
 */
export async function loadTelegram(url: string): Promise<TelegramApi> {
  const known = window.Telegram?.Login;
  if (known) return known;
  const script = document.createElement('script');
  const arrived = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('Telegram did not answer')), PATIENCE_MS);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Telegram could not be reached'));
  });
  script.src = url;
  document.head.append(script);
  try {
    await arrived;
  } catch (error) {
    script.remove();
    throw error;
  }
  const loaded = window.Telegram?.Login;
  if (!loaded) throw new Error('The script of Telegram has no sign-in');
  return loaded;
}

/** The payload that Telegram signed; null when the user closed the window or the format is unknown. */
export function readPayload(value: unknown): TelegramLoginRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const isPlain = Object.values(value).every((field) =>
    ['string', 'number'].includes(typeof field),
  );
  return isPlain ? (value as TelegramLoginRequest) : null;
}
