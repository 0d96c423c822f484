import { MAX_NAME_LENGTH } from '../accounts/profile-rules';
import { MINUTE_MS } from '../time/units';

/** How far Telegram's clock may be ahead of ours (SEC-4). */
const MAX_AHEAD_SECONDS = MINUTE_MS / 1_000;

/** Age of signed data of Telegram: 'ahead' was signed in the future, which no real data are. */
export type TelegramDataAge = 'valid' | 'old' | 'ahead';

/** Judges the age of data that Telegram signed at `signedAt`, in unix seconds (SEC-4). */
export function telegramDataAge(
  signedAt: number,
  now: Date,
  maxAgeSeconds: number,
): TelegramDataAge {
  const age = Math.floor(now.getTime() / 1_000) - signedAt;
  if (age < -MAX_AHEAD_SECONDS) return 'ahead';
  return age > maxAgeSeconds ? 'old' : 'valid';
}

/** Parses `auth_date`: unix seconds in plain decimal form; null for any other value. */
export function parseTelegramDate(value: string | number | undefined): number | null {
  const text = String(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** First and last name at Telegram as the name of an account; null for none. */
export function telegramName(first: string | number, last: string | number): string | null {
  const whole = [...`${first} ${last}`.trim()];
  return whole.slice(0, MAX_NAME_LENGTH).join('').trim() || null;
}
