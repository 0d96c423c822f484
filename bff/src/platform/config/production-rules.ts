import { createHash } from 'node:crypto';
import { type Environment, TRIAL_PAYMENT_NUMBERS, TRIAL_SECRET_MARK } from './environment';

const MIN_ARGON2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+)/;

/** SHA-256 of keys that stand in our own examples; anybody can read those. */
const SAMPLE_KEYS = ['trial-bot-key', 'trial-relay-key', 'change-me', 'changeme', 'secret'];

const sampleKeyHashes = new Set(
  SAMPLE_KEYS.map((key) => createHash('sha256').update(key).digest('hex')),
);

/** What a production start refuses although a trial takes it (goals S7, S17, S61). */
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
    environment.BKASH_NUMBER !== null || environment.NAGAD_NUMBER !== null,
    'BKASH_NUMBER, NAGAD_NUMBER: one of them is required in production',
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
  const numbers: readonly string[] = TRIAL_PAYMENT_NUMBERS;
  for (const name of ['BKASH_NUMBER', 'NAGAD_NUMBER'] as const) {
    const used = environment[name]?.number;
    demand(used === undefined || !numbers.includes(used), `${name}: is the number of the trial`);
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

function isStrongHash(hash: string): boolean {
  const [, memory, passes] = MIN_ARGON2.exec(hash) ?? [];
  return Number(memory) >= 19_456 && Number(passes) >= 2;
}
