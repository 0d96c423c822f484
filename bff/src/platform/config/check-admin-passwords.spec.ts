import { hash } from '@node-rs/argon2';
import { ManualClock } from '@portal/testing';
import { checkAdminPasswords, KNOWN_PASSWORD_BUDGET_MS } from './check-admin-passwords';
import { ConfigError, loadServiceConfig } from './load-config';

const CHEAP = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const STRONG = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const GOOD = 'rain on the tin roofs';
const brand = {
  name: 'Dhara',
  botUrl: null,
  supportBotUrl: null,
  supportContactUrl: null,
  channelUrl: null,
};

/** Administrators with these passwords, in this order: ana, ben, cid. */
async function admins(...passwords: readonly string[]) {
  const names = ['ana', 'ben', 'cid'];
  return Promise.all(
    passwords.map(async (password, at) => ({
      name: names[at] ?? '',
      role: 'owner' as const,
      passwordHash: await hash(password, CHEAP),
    })),
  );
}

/** A clock that moves forward by some milliseconds at every read. */
class RunningClock extends ManualClock {
  constructor(private readonly stepMs: number) {
    super();
  }

  override now(): Date {
    this.advance(this.stepMs);
    return super.now();
  }
}

describe('likely passwords at the start', () => {
  it.each([
    ...['admin', 'password', 'Password1', 'dhara', 'Dhara123', 'ana', 'ana1234', 'Admin@123'],
    ...[
      'passwordpassword',
      'administrator123',
      'correct horse battery staple',
      'dharaadministrator',
    ],
  ])('find %p, and its line does not hold it', async (password) => {
    const { problems } = await checkAdminPasswords(
      { admins: await admins(GOOD, password.replace('ana', 'ben')), brand },
      new ManualClock(),
    );
    expect(problems).toEqual(['ADMINS: the password of entry 2 is one that is guessed first']);
  });

  it('find none in good ones, and all were tried', async () => {
    const checked = await checkAdminPasswords(
      { admins: await admins(GOOD, 'mango lantern harbour'), brand },
      new ManualClock(),
    );
    expect(checked).toMatchObject({ problems: [], untried: 0 });
    expect(checked.tried).toBeGreaterThan(200);
  });

  it('name a hash that cannot be read', async () => {
    const [ana] = await admins(GOOD);
    const broken = {
      name: 'ben',
      role: 'owner' as const,
      passwordHash: '$argon2id$v=19$m=8,t=1,p=1$YQ$YQ',
    };
    const { problems } = await checkAdminPasswords(
      { admins: ana ? [ana, broken] : [], brand },
      new ManualClock(),
    );
    expect(problems).toEqual(['ADMINS: entry 2 is not a hash that argon2 can read']);
  });

  it('are no longer tried when the time is over, but for the likeliest four of everybody', async () => {
    const checked = await checkAdminPasswords(
      { admins: await admins(GOOD, GOOD, 'dhara'), brand },
      new RunningClock(KNOWN_PASSWORD_BUDGET_MS),
    );
    expect(checked.problems).toEqual([expect.stringContaining('entry 3')]);
    expect(checked.tried).toBe(12);
    expect(checked.untried).toBeGreaterThan(100);
  });
});

describe('the start of the service in production', () => {
  const environment = async (password: string) => ({
    NODE_ENV: 'production',
    MONGODB_URI: 'mongodb://db.internal/portal',
    ADMINS: `ana=${await hash(password, STRONG)}`,
    BOT_KEYS: `bot=${'1a'.repeat(32)}`,
    RELAY_KEYS: `relay=${'2b'.repeat(32)}`,
    RELAY_SECRETS: 'b7f1c09a4d3e86527f0a9bd4e3c81f65',
    TELEGRAM_BOT_TOKEN: `123456789:${'A'.repeat(35)}`,
    TELEGRAM_BOT_NAME: 'portal_bot',
    BKASH_NUMBER: '01712345678',
  });

  it('names a guessed password together with all else', async () => {
    const bad = { ...(await environment('admin')), RELAY_SECRETS: 'a'.repeat(36), TRIAL: '1' };
    const start = loadServiceConfig(bad, new ManualClock());
    await expect(start).rejects.toBeInstanceOf(ConfigError);
    await expect(start).rejects.toMatchObject({
      problems: [
        'TRIAL: is refused in production',
        expect.stringMatching(/^RELAY_SECRETS: /),
        'ADMINS: the password of entry 1 is one that is guessed first',
      ],
    });
  });

  it('takes good secrets and tells how many passwords were tried', async () => {
    // A few tries are enough here; each one has the cost of production.
    const clock = new RunningClock(KNOWN_PASSWORD_BUDGET_MS / 12);
    const { config, passwordCheck } = await loadServiceConfig(await environment(GOOD), clock);
    expect(config.admins).toHaveLength(1);
    expect(passwordCheck).toMatchObject({ problems: [] });
    expect(passwordCheck?.tried).toBeGreaterThan(0);
  });

  it('tries nothing in a trial, where short passwords are allowed', async () => {
    const trial = { ...(await environment('admin')), NODE_ENV: 'development' };
    expect((await loadServiceConfig(trial, new ManualClock())).passwordCheck).toBeNull();
  });
});
