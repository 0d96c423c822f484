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
