import { drawRedeemCode, formatRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';

/** `DATA_DIR/trial.json`: accounts and keys for scripts that use the running system. */
export interface Trial {
  url: string;
  subscriber: { userId: number; password: string };
  admin: { password: string };
  botKey: string;
  relayKey: string;
  relaySecret: string;
  telegramBotToken: string;
  /** A redeem code, unused while the data are new; absent in older folders. */
  redeemCode?: string;
}

/** User ID of the main subscriber of the trial data. */
const TRIAL_SUBSCRIBER_ID = 10001;

const FILE = 'trial.json';
// Letters and digits that look different on a screen.
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The stored accounts and keys of this data folder, or new random ones.
 * @throws Problem when the file exists and is not ours.
 */
export async function readOrDrawTrial(
  dataDir: string,
  url: string,
): Promise<{ trial: Trial; isNew: boolean }> {
  const path = join(dataDir, FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { trial: drawTrial(url), isNew: true };
  const known = parse(text);
  if (known === null) {
    throw new Problem(`${path} cannot be read. Delete the folder ${dataDir} to begin anew.`);
  }
  return { trial: { ...known, url }, isNew: false };
}

/** Writes the file atomically, readable only by its owner. */
export async function writeTrial(dataDir: string, trial: Trial): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, FILE);
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(trial, null, 2)}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, path);
}

function drawTrial(url: string): Trial {
  return {
    url,
    subscriber: { userId: TRIAL_SUBSCRIBER_ID, password: readable(12) },
    admin: { password: readable(16) },
    botKey: `bot_${randomBytes(24).toString('base64url')}`,
    relayKey: `relay_${randomBytes(24).toString('base64url')}`,
    // In production the bff refuses secrets with this prefix.
    relaySecret: `trial-${randomBytes(32).toString('base64url')}`,
    // The format of a real token: bot number, colon, 35 characters.
    telegramBotToken: `${randomInt(1_000_000_000, 9_999_999_999)}:AA${randomBytes(33).toString('base64url').slice(0, 33)}`,
    redeemCode: formatRedeemCode(drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH))),
  };
}

function readable(length: number): string {
  const characters = Array.from({ length }, () => READABLE.charAt(randomInt(READABLE.length)));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

function parse(text: string): Trial | null {
  try {
    const read = JSON.parse(text) as Partial<Trial>;
    const { subscriber, admin, botKey, relayKey, relaySecret, telegramBotToken, redeemCode } = read;
    if (!subscriber?.userId || !subscriber.password || !admin?.password) return null;
    if (!botKey || !relayKey || !relaySecret || !telegramBotToken) return null;
    const keys = { botKey, relayKey, relaySecret, telegramBotToken };
    return { url: '', subscriber, admin, ...keys, ...(redeemCode ? { redeemCode } : {}) };
  } catch {
    return null;
  }
}
