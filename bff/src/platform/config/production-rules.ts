import { hasLowVariety, PAYMENT_METHODS, paymentNumberVariable } from '@portal/rules';
import { createHash } from 'node:crypto';
import { type Environment, TRIAL_PAYMENT_NUMBERS, TRIAL_SECRET_MARK } from './environment';

const MIN_ARGON2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+)/;

/** Keys of our own public examples. Anybody can read them. */
const SAMPLE_KEYS = [
  ...['trial-bot-key', 'trial-relay-key', 'change-me', 'changeme', 'secret', 'password', 'admin'],
  ...['bot', 'bot-key', 'botkey', 'relay', 'relay-key', 'relaykey', 'key', 'api-key', 'apikey'],
  ...['test', 'example', 'sample', 'demo', 'token', 'a long random key', '123456', '12345678', ''],
];

const NUMBER_VARIABLES = PAYMENT_METHODS.map(paymentNumberVariable);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Also with the newline that `echo` adds before hashing. */
const sampleKeyHashes = new Set(SAMPLE_KEYS.flatMap((key) => [sha256(key), sha256(`${key}\n`)]));

/** Problems that stop a start in production but not in a trial (SEC-7, SEC-17, SEC-61). */
export function productionProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  demand(environment.TRIAL === '', 'TRIAL: is refused in production');
  demand(environment.MONGODB_URI !== null, 'MONGODB_URI: is required in production');
  demand(environment.ADMINS.length > 0, 'ADMINS: is required in production');
  demand(environment.BOT_KEYS.length > 0, 'BOT_KEYS: is required in production');
  demand(environment.RELAY_KEYS.length > 0, 'RELAY_KEYS: is required in production');
  demand(environment.RELAY_SECRETS.length > 0, 'RELAY_SECRETS: is required in production');
  demand(
    NUMBER_VARIABLES.some((name) => environment[name] !== null),
    `${NUMBER_VARIABLES.join(', ')}: one of them is required in production`,
  );
  demand(
    environment.TELEGRAM_BOT_TOKEN.length > 0,
    'TELEGRAM_BOT_TOKEN: is required in production',
  );
  demand(environment.TELEGRAM_BOT_NAME !== null, 'TELEGRAM_BOT_NAME: is required in production');
  demand(
    environment.ADMINS.every(({ secret }) => isStrongHash(secret)),
    'ADMINS: a hash is weaker than m=19456,t=2',
  );
  for (const name of ['ADMINS', 'BOT_KEYS', 'RELAY_KEYS'] as const) {
    demand(
      environment[name].every((entry) => !entry.name.startsWith(TRIAL_SECRET_MARK)),
      `${name}: holds a trial entry`,
    );
  }
  for (const name of ['BOT_KEYS', 'RELAY_KEYS'] as const) {
    demand(
      environment[name].every(({ secret }) => !sampleKeyHashes.has(secret)),
      `${name}: holds a key from the examples`,
    );
  }
  problems.push(...sharedSecrets(environment), ...patternedSecrets(environment));
  for (const name of NUMBER_VARIABLES) {
    const used = environment[name]?.number ?? '';
    demand(!TRIAL_PAYMENT_NUMBERS.includes(used), `${name}: is the number of the trial`);
  }
  demand(
    environment.RELAY_SECRETS.every((secret) => !secret.startsWith(TRIAL_SECRET_MARK)),
    'RELAY_SECRETS: holds a trial secret',
  );
  demand(
    environment.ADMIN_FACTOR_KEY.every((key) => !key.startsWith(TRIAL_SECRET_MARK)),
    'ADMIN_FACTOR_KEY: is the key of a trial',
  );
  return problems;
}

/**
 * Secrets used for two purposes or two names. The log could not distinguish them, and one leak would open
 * both.
 */
function sharedSecrets(environment: Environment): string[] {
  const { BOT_KEYS, RELAY_KEYS, RELAY_SECRETS, ADMIN_FACTOR_KEY } = environment;
  const botKeys = BOT_KEYS.map(({ secret }) => secret);
  const machineKeys = [...botKeys, ...RELAY_KEYS.map(({ secret }) => secret)];
  const problems = (['ADMINS', 'BOT_KEYS', 'RELAY_KEYS'] as const)
    .filter((name) => hasOneSecretOfTwoNames(environment[name]))
    .map((name) => `${name}: the same hash stands under two names`);
  if (RELAY_KEYS.some(({ secret }) => botKeys.includes(secret))) {
    problems.push('BOT_KEYS, RELAY_KEYS: hold the same key');
  }
  if (RELAY_SECRETS.some((secret) => ADMIN_FACTOR_KEY.includes(secret))) {
    problems.push('RELAY_SECRETS, ADMIN_FACTOR_KEY: hold the same secret');
  }
  for (const name of ['RELAY_SECRETS', 'ADMIN_FACTOR_KEY'] as const) {
    if (environment[name].some((secret) => machineKeys.includes(sha256(secret)))) {
      problems.push(`${name}: is also the key of a machine`);
    }
  }
  return problems;
}

function hasOneSecretOfTwoNames(entries: readonly { name: string; secret: string }[]): boolean {
  return entries.some(({ name, secret }) =>
    entries.some((other) => other.secret === secret && other.name !== name),
  );
}

function patternedSecrets(environment: Environment): string[] {
  return (['RELAY_SECRETS', 'ADMIN_FACTOR_KEY'] as const)
    .filter((name) => environment[name].some((secret) => hasLowVariety(secret)))
    .map((name) => `${name}: is a pattern; make one with: openssl rand -hex 32`);
}

function isStrongHash(hash: string): boolean {
  const [, memory, passes] = MIN_ARGON2.exec(hash) ?? [];
  return Number(memory) >= 19_456 && Number(passes) >= 2;
}
