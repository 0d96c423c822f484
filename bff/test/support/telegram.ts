import type { TelegramLoginRequest } from '@portal/contracts';
import type { ManualClock } from '@portal/testing';
import { createHash, createHmac } from 'node:crypto';

/** Token of a bot that does not exist. */
export const BOT_TOKEN = `123456789:${'T'.repeat(35)}`;

/** Environment of a server with the bot. */
export const TELEGRAM_ENV = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: 'portal_bot' };

/** The payload that Telegram would send now for a user, unless a test sets other facts. */
export function telegramPayload(
  clock: ManualClock,
  fields: TelegramLoginRequest,
  botToken = BOT_TOKEN,
): TelegramLoginRequest {
  const signed = { auth_date: Math.floor(clock.now().getTime() / 1_000), ...fields };
  const lines = Object.entries(signed).map(([key, value]) => `${key}=${value}`);
  const key = createHash('sha256').update(botToken).digest();
  const hash = createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
  return { ...signed, hash };
}

let nextId = 5_000_000_000;

/** A Telegram id no other test uses. */
export const newTelegramId = (): number => (nextId += 1);

/** A user as a Mini App gets it from Telegram. */
export interface TelegramAppUser {
  readonly id: number;
  readonly first_name?: string;
}

let launches = 0;

/** The `initData` with which Telegram would open the Mini App now; each launch has others. */
export function telegramAppData(
  clock: ManualClock,
  user: TelegramAppUser,
  botToken = BOT_TOKEN,
): string {
  const fields: Record<string, string> = {
    query_id: `AA${(launches += 1)}`,
    user: JSON.stringify(user),
    auth_date: String(Math.floor(clock.now().getTime() / 1_000)),
    signature: 'an-Ed25519-signature_for-others',
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const hash = createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

/** Headers of a request that one of our own pages sends; sessions of the Mini App need them. */
export const OF_OUR_PAGE = { 'sec-fetch-site': 'same-origin' } as const;
