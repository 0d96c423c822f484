import { PAYMENT_METHODS, paymentNumberVariable } from '@portal/rules';
import { createHash } from 'node:crypto';
import { ConfigError, loadConfig } from './load-config';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2g';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const KEY = sha256('a long key of the bot');
const RELAY_KEY = sha256('a long key of the relay');
const RELAY_SECRET = 'b7f1c09a4d3e86527f0a9bd4e3c81f65';

const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://db.internal/portal',
  ADMINS: `ana=${HASH}`,
  BOT_KEYS: `bot=${KEY}`,
  RELAY_KEYS: `relay=${RELAY_KEY}`,
  RELAY_SECRETS: RELAY_SECRET,
  TELEGRAM_BOT_TOKEN: `123456789:${'A'.repeat(35)}`,
  TELEGRAM_BOT_NAME: 'portal_bot',
  BKASH_NUMBER: '01712345678',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('configuration', () => {
  it('has a safe default for everything outside production', () => {
    expect(loadConfig({})).toMatchObject({
      environment: 'development',
      isTrial: false,
      server: { host: '127.0.0.1', port: 4200, trustedProxies: [] },
      database: { uri: null },
      admins: [],
      bots: [],
      timeZone: 'Asia/Dhaka',
      brand: { name: 'Dhara', botUrl: null, supportBotUrl: null },
      logLevel: 'info',
    });
  });

  it('reads names, secrets and lists', () => {
    const config = loadConfig({
      ...production,
      ADMINS: `ana=${HASH}; ben=${HASH}A;`,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      TELEGRAM_BOT_TOKEN: `  123456789:${'A'.repeat(35)}\n`,
    });
    expect(config.admins.map(({ name }) => name)).toEqual(['ana', 'ben']);
    expect(config.bots).toEqual([{ name: 'bot', keyHash: KEY }]);
    expect(config.server.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(config.telegram.botTokens).toEqual([`123456789:${'A'.repeat(35)}`]);
  });

  it('reads roles of administrators; who has none is an owner', () => {
    const ADMINS = `ana=${HASH};ben:finance=${HASH};cid:support=${HASH};vic:viewer=${HASH}`;
    expect(loadConfig({ ADMINS }).admins.map(({ name, role }) => [name, role])).toEqual([
      ...[
        ['ana', 'owner'],
        ['ben', 'finance'],
        ['cid', 'support'],
        ['vic', 'viewer'],
      ],
    ]);
    for (const odd of [`ana:boss=${HASH}`, `ana:=${HASH}`, `ana:owner:viewer=${HASH}`]) {
      expect(problemsOf({ ADMINS: odd })).toEqual([expect.stringMatching(/^ADMINS: .*role/)]);
    }
    const twice = `ana=${HASH};ana:viewer=${HASH}`;
    expect(problemsOf({ ADMINS: twice })).toEqual([
      'ADMINS: two entries are the same',
      'ADMINS: two entries have the same name and other roles',
    ]);
  });

  it('takes a key of authenticator apps of 32 characters or more, or none', () => {
    expect(loadConfig({}).adminFactorKeys).toEqual([]);
    const ADMIN_FACTOR_KEY = 'k'.repeat(32);
    expect(loadConfig({ ADMIN_FACTOR_KEY }).adminFactorKeys).toEqual([ADMIN_FACTOR_KEY]);
    expect(problemsOf({ ADMIN_FACTOR_KEY: 'k'.repeat(31) })).toHaveLength(1);
  });

  it('takes two values of a secret while one replaces the other, and no third (OPS-30)', () => {
    const other = createHash('sha256').update('another long random key').digest('hex');
    const third = createHash('sha256').update('a third long random key').digest('hex');
    const token = (letter: string) => `123456789:${letter.repeat(35)}`;
    const two = {
      BOT_KEYS: `bot=${KEY};bot=${other}`,
      RELAY_SECRETS: `${'x'.repeat(32)};${'y'.repeat(32)}`,
      ADMIN_FACTOR_KEY: `${'k'.repeat(32)};${'l'.repeat(32)}`,
      TELEGRAM_BOT_TOKEN: `${token('A')};${token('B')}`,
      ADMINS: `ana=${HASH};ana=${HASH}x`,
    };
    const config = loadConfig(two);
    expect(config.bots).toHaveLength(2);
    expect(config.telegram).toMatchObject({
      botTokens: [token('A'), token('B')],
      botId: 123_456_789,
    });
    expect(problemsOf({ BOT_KEYS: `${two.BOT_KEYS};bot=${third}` })).toHaveLength(1);
    for (const name of ['RELAY_SECRETS', 'ADMIN_FACTOR_KEY'] as const) {
      expect(problemsOf({ [name]: `${two[name]};${'z'.repeat(32)}` })).toHaveLength(1);
    }
    const ofTwoBots = `${token('A')};987654321:${'B'.repeat(35)}`;
    expect(problemsOf({ TELEGRAM_BOT_TOKEN: ofTwoBots })).toHaveLength(1);
  });

  it('lists all problems at once and never a value', () => {
    const problems = problemsOf({
      PORT: '99999',
      MONGODB_URI: 'postgres://user:canary@host',
      ADMINS: 'ana=canary',
      BOT_KEYS: `bot=${KEY};bot=${KEY}`,
      RELAY_SECRETS: 'canary',
      ADMIN_FACTOR_KEY: 'canary',
      TELEGRAM_BOT_TOKEN: 'canary',
      SERVICE_TIME_ZONE: 'Mars/Olympus',
      TRUSTED_PROXIES: '10.0.0.0/99',
      LOG_LEVEL: 'loud',
      TRIAL: 'yes',
      SUPPORT_BOT_URL: 'javascript:alert(1)',
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'ADMINS',
      'ADMIN_FACTOR_KEY',
      'BOT_KEYS',
      'LOG_LEVEL',
      'MONGODB_URI',
      'PORT',
      'RELAY_SECRETS',
      'SERVICE_TIME_ZONE',
      'SUPPORT_BOT_URL',
      'TELEGRAM_BOT_TOKEN',
      'TRIAL',
      'TRUSTED_PROXIES',
    ]);
    expect(problems.join()).not.toContain('canary');
  });

  it('opens the bot of the sign-in, unless another address is configured', () => {
    const TELEGRAM_BOT_NAME = 'portal_bot';
    const botUrl = (environment: NodeJS.ProcessEnv) => loadConfig(environment).brand.botUrl;
    expect(botUrl({ TELEGRAM_BOT_NAME })).toBe('https://t.me/portal_bot');
    const BOT_URL = 'https://bot.example/start';
    expect(botUrl({ TELEGRAM_BOT_NAME, BOT_URL })).toBe(BOT_URL);
  });

  it.each(['', ' ', '0x50', '1e3', '80.5', '65536', '-1'])('takes %p for no port', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT: must be a port']);
  });

  it('keeps the metrics off the public port, and off without one of their own', () => {
    expect(loadConfig({}).server.metricsPort).toBeNull();
    expect(loadConfig({ METRICS_PORT: '9100' }).server.metricsPort).toBe(9_100);
    for (const METRICS_PORT of ['4200', '65536', 'x', '-1']) {
      expect(problemsOf({ METRICS_PORT })).toEqual([expect.stringMatching(/^METRICS_PORT: must/)]);
    }
  });

  it.each(['0', '86401', '1e3', '300.5', '-1', ''])(
    'takes %p for no age of sign-in data',
    (age) => {
      const [problem] = problemsOf({ TELEGRAM_MAX_AGE_SECONDS: age });
      expect(problem).toMatch(/^TELEGRAM_MAX_AGE_SECONDS: must be/);
    },
  );

  it('keeps photos under DATA_DIR unless set otherwise, never in WEB_ROOT', () => {
    expect(loadConfig({ DATA_DIR: '/srv/data' }).uploadsDir).toBe('/srv/data/uploads');
    expect(loadConfig({ UPLOADS_DIR: '/srv/photos' }).uploadsDir).toBe('/srv/photos');
    for (const inside of ['/srv/www', '/srv/www/uploads']) {
      expect(problemsOf({ WEB_ROOT: '/srv/www', UPLOADS_DIR: inside })).toEqual([
        expect.stringMatching(/^UPLOADS_DIR: /),
      ]);
    }
    expect(problemsOf({ WEB_ROOT: '/srv/www', UPLOADS_DIR: '/srv/www-uploads' })).toEqual([]);
  });

  it('reads where money is sent', () => {
    const numbers = { BKASH_NUMBER: '01712345678', NAGAD_NUMBER: '01812345678:merchant' };
    expect(loadConfig(numbers).paymentNumbers).toEqual([
      { method: 'bkash', number: '01712345678', kind: 'personal' },
      { method: 'nagad', number: '01812345678', kind: 'merchant' },
    ]);
    expect(loadConfig({}).paymentNumbers).toEqual([]);
    for (const odd of ['1712345678', '017123456789', '01712345678:agent', '01712345678:']) {
      expect(problemsOf({ BKASH_NUMBER: odd })).toEqual([expect.stringMatching(/^BKASH_NUMBER: /)]);
    }
  });

  it('reads days of reminders, most first, and refuses others', () => {
    const daysOf = (REMINDER_DAYS: string) => loadConfig({ REMINDER_DAYS }).reminderDays;
    expect([daysOf(''), daysOf('2, 14'), daysOf('-')]).toEqual([[7, 3, 1], [14, 2], []]);
    for (const REMINDER_DAYS of ['0', '61', '3,3', 'soon', '1,,2']) {
      expect(problemsOf({ REMINDER_DAYS })).toEqual([expect.stringMatching(/^REMINDER_DAYS: /)]);
    }
  });

  it('reads which service details are locked, by their variables', () => {
    const LOCKED_DETAILS = 'REMINDER_DAYS, BRAND_NAME';
    expect(loadConfig({ LOCKED_DETAILS }).lockedDetails).toEqual(['name', 'reminderDays']);
    expect(problemsOf({ LOCKED_DETAILS: 'HOST' })).toEqual([
      expect.stringMatching(/^LOCKED_DETAILS: /),
    ]);
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1,0.0.0.0/00', '127.0.0.1/0'])(
    'trusts no proxies of %p, which are everybody',
    (TRUSTED_PROXIES) => {
      expect(problemsOf({ TRUSTED_PROXIES })).toEqual([
        'TRUSTED_PROXIES: a range of /0 trusts everybody; name the proxies',
      ]);
    },
  );

  it('takes a complete production', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it('names everything that a production misses', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'MONGODB_URI',
      'ADMINS',
      'BOT_KEYS',
      'RELAY_KEYS',
      'RELAY_SECRETS',
      PAYMENT_METHODS.map(paymentNumberVariable).join(', '),
      'TELEGRAM_BOT_TOKEN',
      'TELEGRAM_BOT_NAME',
    ]);
  });

  it.each([
    ['the trial switch', { TRIAL: '1' }, 'TRIAL'],
    ['a trial administrator', { ADMINS: `trial-admin=${HASH}` }, 'ADMINS'],
    ['a weak hash', { ADMINS: `ana=${HASH.replace('19456', '1024')}` }, 'ADMINS'],
    ['a trial key', { BOT_KEYS: `trial-bot=${KEY}` }, 'BOT_KEYS'],
    [
      'a key from the examples',
      { RELAY_KEYS: `relay=${createHash('sha256').update('change-me').digest('hex')}` },
      'RELAY_KEYS',
    ],
    ['the number of the trial', { NAGAD_NUMBER: '01800000000:merchant' }, 'NAGAD_NUMBER'],
    [
      'a trial key of authenticator apps',
      { ADMIN_FACTOR_KEY: `trial-${sha256('x')}` },
      'ADMIN_FACTOR_KEY',
    ],
    ['a trial secret', { RELAY_SECRETS: `trial-${RELAY_SECRET}` }, 'RELAY_SECRETS'],
    [
      'a key from the examples, hashed with the line end',
      { BOT_KEYS: `bot=${sha256('bot-key\n')}` },
      'BOT_KEYS',
    ],
    ['one hash of two administrators', { ADMINS: `ana=${HASH};ben=${HASH}` }, 'ADMINS'],
    ['one key of two bots', { BOT_KEYS: `bot=${KEY};other=${KEY}` }, 'BOT_KEYS'],
    ['one key of bot and relay', { RELAY_KEYS: `relay=${KEY}` }, 'BOT_KEYS, RELAY_KEYS'],
    [
      'one secret of relay and authenticator apps',
      { ADMIN_FACTOR_KEY: RELAY_SECRET },
      'RELAY_SECRETS, ADMIN_FACTOR_KEY',
    ],
    [
      'a relay secret that is also its key',
      { RELAY_KEYS: `relay=${sha256(RELAY_SECRET)}` },
      'RELAY_SECRETS',
    ],
    ['a relay secret of one letter', { RELAY_SECRETS: 'a'.repeat(36) }, 'RELAY_SECRETS'],
    ['a relay secret that repeats', { RELAY_SECRETS: 'changeme-'.repeat(4) }, 'RELAY_SECRETS'],
    [
      'a second relay secret of runs',
      { RELAY_SECRETS: `${RELAY_SECRET};abcdefghijklmnopqrstuvwxyz012345` },
      'RELAY_SECRETS',
    ],
    ['a factor key of few letters', { ADMIN_FACTOR_KEY: 'abba'.repeat(8) }, 'ADMIN_FACTOR_KEY'],
  ])('refuses %s in production', (_name, change, variable) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([variable]);
  });
});
