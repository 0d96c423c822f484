import type { TelegramLoginRequest } from '@portal/contracts';
import vectors from './telegram-logins.json';

interface Vector {
  readonly name: string;
  readonly payload: TelegramLoginRequest;
}

const { token, authDate } = vectors;
const listOf = (list: readonly { name: string; payload: object }[]) => list as readonly Vector[];

/** Payloads signed by another program than ours (make_telegram_logins.py), valid at `signedAt`. */
export const TELEGRAM_VECTORS = {
  token,
  signedAt: new Date(authDate * 1_000),
  good: listOf(vectors.good),
  bad: listOf(vectors.bad),
} as const;
