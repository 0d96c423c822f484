import { readTelegramAppData } from '@portal/rules';
import { createHmac } from 'node:crypto';
import { DomainError } from '../../platform/errors/domain-error';
import type { TelegramPerson, TelegramRules } from './telegram-login';
import { isSignedByAny } from './telegram-signature';

/** Telegram's name of the key of Mini Apps; the widget has another one. */
const KEY_NAME = 'WebAppData';

/**
 * Validates the `initData` of a Mini App (SEC-66).
 * @throws DomainError sessions/wrong-telegram-app-data, sessions/stale-telegram-app-data.
 */
export function readTelegramAppLogin(
  initData: string,
  { botTokens, now, maxAgeSeconds }: TelegramRules,
): TelegramPerson {
  const isSigned = (text: string, hash: string) =>
    isSignedByAny(botTokens, hash, (token) => telegramAppHash(text, token));
  const data = readTelegramAppData(initData, { isSigned, now, maxAgeSeconds });
  if (data === 'wrong') throw new DomainError('sessions/wrong-telegram-app-data');
  if (data === 'stale') throw new DomainError('sessions/stale-telegram-app-data');
  return data;
}

/** Telegram's signature of a Mini App's text: its key is the HMAC-SHA-256 of the token under KEY_NAME. */
export function telegramAppHash(text: string, botToken: string): string {
  const key = createHmac('sha256', KEY_NAME).update(botToken).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}
