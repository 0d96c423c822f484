import type { TelegramLoginRequest } from '@portal/contracts';

/** The part of Telegram's script that we call. */
export interface TelegramApi {
  /** Opens Telegram's window; hands over what it signed, or false when it was closed. */
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
 * Telegram's sign-in, its script loaded once per page. We call it by ourselves, because the attribute
 * by which its own button reports back is evaluated as code, which pages forbid (SEC-8).
 * @throws Error when the script cannot be had within 10 s or is not what it should be; the next call
 * tries again.
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

/** What Telegram signed; null when the person closed the window or it is nothing we know. */
export function readPayload(value: unknown): TelegramLoginRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const isPlain = Object.values(value).every((field) =>
    ['string', 'number'].includes(typeof field),
  );
  return isPlain ? (value as TelegramLoginRequest) : null;
}
