import vectors from './telegram-app-data.json';

const { token, authDate, real, good, bad } = vectors;
const at = (seconds: number): Date => new Date(seconds * 1_000);

/** Data of a Mini App signed by another program than ours (make_telegram_app_data.py), valid at `signedAt`. */
export const TELEGRAM_APP_VECTORS = {
  token,
  signedAt: at(authDate),
  /** Published data that Telegram itself signed. */
  real: { ...real, signedAt: at(real.authDate) },
  good,
  bad,
} as const;
