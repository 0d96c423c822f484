import { isUserId } from '../accounts/user-id';
import { parseTelegramDate, telegramDataAge, telegramName } from './telegram-data';

/** Maximum length of the data; Telegram sends about 600 characters. */
export const MAX_TELEGRAM_APP_DATA_LENGTH = 4_096;
const MAX_FIELDS = 32;

/** Only visible ASCII: Telegram percent-encodes everything else. So a character is a byte. */
const VISIBLE_ASCII = /^[!-~]+$/;
const FIELD = /^(\w{1,64})=(.*)$/;
const HASH = /^[0-9a-f]{64}$/;

/** Person and hash of valid data. */
export interface TelegramAppData {
  /** Telegram's numeric id, which is the User ID. */
  readonly userId: number;
  /** First and last name at Telegram; null for none. */
  readonly name: string | null;
  /** Identifies the data; equal for all spellings of them. */
  readonly hash: string;
}

/** What to check the data with. */
export interface TelegramAppDataRules {
  /** Whether `hash` is Telegram's signature of this text under the Mini App's key; compares in constant time. */
  readonly isSigned: (text: string, hash: string) => boolean;
  readonly now: Date;
  /** Maximum age of `auth_date`, in seconds. */
  readonly maxAgeSeconds: number;
}

/**
 * Reads the `initData` of a Telegram Mini App by the published rule (core.telegram.org/bots/webapps). 'stale'
 * is right but too old: some clients hand out the data of an earlier launch. Everything else is 'wrong'.
 */
export function readTelegramAppData(
  initData: string,
  { isSigned, now, maxAgeSeconds }: TelegramAppDataRules,
): TelegramAppData | 'wrong' | 'stale' {
  const fields = parseFields(initData);
  const hash = fields?.get('hash');
  if (!fields || hash === undefined || !HASH.test(hash)) return 'wrong';
  if (!isSigned(signedText(fields), hash)) return 'wrong';
  const signedAt = parseTelegramDate(fields.get('auth_date'));
  const person = parsePerson(fields.get('user'));
  if (signedAt === null || person === null) return 'wrong';
  const age = telegramDataAge(signedAt, now, maxAgeSeconds);
  if (age === 'ahead') return 'wrong';
  return age === 'old' ? 'stale' : { ...person, hash };
}

/** The decoded fields; null for data that can be read in two ways. */
function parseFields(initData: string): Map<string, string> | null {
  if (initData.length > MAX_TELEGRAM_APP_DATA_LENGTH || !VISIBLE_ASCII.test(initData)) return null;
  const parts = initData.split('&');
  if (parts.length > MAX_FIELDS) return null;
  const fields = new Map<string, string>();
  for (const part of parts) {
    const [, key, encoded] = FIELD.exec(part) ?? [];
    if (key === undefined || encoded === undefined || fields.has(key)) return null;
    const value = decode(encoded);
    // With a line feed in a value, one signed text could be parsed as other fields, for example another user.
    if (value === null || value.includes('\n')) return null;
    fields.set(key, value);
  }
  return fields;
}

/** Decodes a value as Telegram's own script does; null when it is malformed. */
function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replaceAll('+', '%20'));
  } catch {
    return null;
  }
}

/** The text that Telegram signs: all fields but `hash`, sorted. The field `signature` belongs to them. */
function signedText(fields: ReadonlyMap<string, string>): string {
  return [...fields.keys()]
    .filter((key) => key !== 'hash')
    .toSorted()
    .map((key) => `${key}=${fields.get(key) ?? ''}`)
    .join('\n');
}

function parsePerson(json: string | undefined): Omit<TelegramAppData, 'hash'> | null {
  const user = parseObject(json ?? '');
  const userId = user?.['id'];
  if (!user || !isUserId(userId)) return null;
  return { userId, name: telegramName(textOf(user['first_name']), textOf(user['last_name'])) };
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
