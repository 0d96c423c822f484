import type { TelegramLoginRequest } from '@portal/contracts';
import { parseTelegramDate, parseUserId, telegramDataAge, telegramName } from '@portal/rules';
import { createHash, createHmac } from 'node:crypto';
import { DomainError } from '../../platform/errors/domain-error';
import { isSignedByAny } from './telegram-signature';

/** A person identified by Telegram. */
export interface TelegramPerson {
  /** Telegram's numeric id, which is the User ID of this product. */
  readonly userId: number;
  /** First and last name at Telegram; null for none. */
  readonly name: string | null;
  /** Identifies the payload; equal for all spellings of it. */
  readonly hash: string;
}

/** Rules to validate a payload. */
export interface TelegramRules {
  /** A signature with any of these tokens is valid. */
  readonly botTokens: readonly string[];
  readonly now: Date;
  /** Maximum age of `auth_date`, in seconds. */
  readonly maxAgeSeconds: number;
}

/**
 * Validates a payload of Telegram's login widget by the published rule (core.telegram.org/widgets/login;
 * SEC-1 to SEC-4).
 * @throws DomainError sessions/wrong-telegram-data.
 */
export function readTelegramLogin(
  payload: TelegramLoginRequest,
  { botTokens, now, maxAgeSeconds }: TelegramRules,
): TelegramPerson {
  const { hash, ...fields } = payload;
  if (!isHash(hash)) throw refusal('hash');
  if (!isSignedByAny(botTokens, hash, (token) => telegramHash(fields, token))) {
    throw refusal('hash');
  }
  // With a line feed in a value, one signed text could be parsed as other fields, for example another id.
  if (Object.values(fields).some((value) => String(value).includes('\n')))
    throw refusal('line feed');
  const signedAt = parseTelegramDate(fields['auth_date']);
  if (signedAt === null) throw refusal('auth_date');
  if (telegramDataAge(signedAt, now, maxAgeSeconds) !== 'valid') throw refusal('age');
  const userId = parseUserId(String(fields['id']));
  if (userId === null) throw refusal('id');
  const name = telegramName(fields['first_name'] ?? '', fields['last_name'] ?? '');
  return { userId, name, hash };
}

/**
 * Telegram's signature of the fields: all but `hash`, sorted, HMAC-SHA-256 with the SHA-256 of the token as
 * key.
 */
export function telegramHash(fields: TelegramLoginRequest, botToken: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const refusal = (reason: string) => new DomainError('sessions/wrong-telegram-data', { reason });
