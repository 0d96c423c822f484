import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { METHODS, PAYMENT_METHODS, paymentNumberVariable } from '@portal/rules';
import { currentCommit } from '../../operate/release/current-commit';
import type { StartConfig } from './config';
import type { Trial } from './trial';

/** The environment of the bff and its helpers. Secrets that it only compares are passed as hashes. */
export async function serviceEnvironment(
  config: StartConfig,
  trial: Trial | null,
): Promise<NodeJS.ProcessEnv> {
  const base = {
    ...process.env,
    NODE_ENV: 'development',
    RELEASE_COMMIT: currentCommit(),
    PORT: String(config.port),
    HOST: config.host,
    MONGODB_URI: config.mongodbUri,
    DATA_DIR: config.dataDir,
    WEB_ROOT: config.webRoot,
    TRIAL: trial ? '1' : '',
  };
  if (!trial) return base;
  return {
    ...base,
    ADMINS: joined(
      `${TRIAL_ADMIN_NAME}=${await adminHash(trial.admin.password)}`,
      process.env['ADMINS'],
    ),
    // Has the prefix that production refuses. It must be the same at every start, or stored codes could not
    // be read.
    ADMIN_FACTOR_KEY: `trial-${sha256(`portal-trial-admin-factor:${trial.relaySecret}`)}`,
    // Any 32 bytes below the order of the curve are a key; the chance of others is 2^-32.
    VAPID_PRIVATE_KEY: Buffer.from(
      sha256(`portal-trial-push:${trial.relaySecret}`),
      'hex',
    ).toString('base64url'),
    VAPID_SUBJECT: 'mailto:trial@example.com',
    BOT_KEYS: joined(`trial-bot=${sha256(trial.botKey)}`, process.env['BOT_KEYS']),
    RELAY_KEYS: joined(`trial-relay=${sha256(trial.relayKey)}`, process.env['RELAY_KEYS']),
    RELAY_SECRETS: joined(trial.relaySecret, process.env['RELAY_SECRETS']),
    ...trialNumbers(),
    TELEGRAM_BOT_TOKEN: trial.telegramBotToken,
    ...TRIAL_LINKS,
    // Telegram knows no such bot. The mock of the trial signs with its token instead.
    TELEGRAM_BOT_NAME: '',
  };
}

/** Pages of a site that nobody can own (RFC 2606), so that the card with the links shows itself. */
const TRIAL_LINKS = {
  BOT_URL: process.env['BOT_URL'] || 'https://example.com/trial/download-bot',
  SUPPORT_BOT_URL: process.env['SUPPORT_BOT_URL'] || 'https://example.com/trial/bot',
  SUPPORT_CONTACT_URL: process.env['SUPPORT_CONTACT_URL'] || 'https://example.com/trial/support',
  CHANNEL_URL: process.env['CHANNEL_URL'] || 'https://example.com/trial/channel',
} as const;

/** Name of the trial's administrator. Production refuses such names. */
const TRIAL_ADMIN_NAME = 'trial-admin';

/**
 * The same hash at every start: the salt comes from the random password. A changed hash would count as a
 * changed secret and end the administrator's sessions.
 */
export function adminHash(password: string): Promise<string> {
  const salt = createHash('sha256')
    .update(`portal-trial-admin:${password}`)
    .digest()
    .subarray(0, 16);
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

/** Refused in production, so that nobody sends money to them. A method without one has that of the caller. */
function trialNumbers(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PAYMENT_METHODS.flatMap((method) => {
      const { trialNumber } = METHODS[method];
      return trialNumber === null ? [] : [[paymentNumberVariable(method), trialNumber]];
    }),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function joined(first: string, more: string | undefined): string {
  return more ? `${first};${more}` : first;
}
