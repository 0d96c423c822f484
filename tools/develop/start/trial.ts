import { drawRedeemCode, formatRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';

/** `DATA_DIR/trial.json`: everything a script needs to try the running system. */
export interface Trial {
  url: string;
  subscriber: { userId: number; password: string };
  admin: { password: string };
  botKey: string;
  relayKey: string;
  relaySecret: string;
  telegramBotToken: string;
  /** Unused when the data are new; absent in folders older than it. */
  redeemCode?: string;
}

/** User ID of the subscriber that the trial data centres on. */
export const TRIAL_SUBSCRIBER_ID = 10001;

const FILE = 'trial.json';
// Letters and digits that are not mistaken for each other when typed from a screen.
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Yesterday's accounts and keys of this data folder, or newly drawn ones.
 * @throws Problem when the file is there and is not ours.
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

/** Writes the file for its owner only, never half. */
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
    // The bff refuses secrets that begin like this in production.
    relaySecret: `trial-${randomBytes(32).toString('base64url')}`,
    // The shape of a real token: bot number, colon, 35 characters.
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
