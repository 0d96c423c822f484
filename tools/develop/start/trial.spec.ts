import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { normaliseRedeemCode } from '@portal/rules';
import { readConfig } from './config';
import { serviceEntry } from './service';
import { serviceEnvironment } from './service-environment';
import { readOrDrawTrial, writeTrial } from './trial';

describe('the accounts and keys of a trial', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-trial-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const draw = async (url = 'http://127.0.0.1:1') => (await readOrDrawTrial(dataDir, url)).trial;

  it('are drawn once: a second start finds the same ones, and the address of now', async () => {
    const first = await draw();
    await writeTrial(dataDir, first);
    expect(await draw('http://127.0.0.1:2')).toEqual({ ...first, url: 'http://127.0.0.1:2' });
  });

  it('differ from one data folder to the next', async () => {
    const [one, other] = [await draw(), await draw()];
    expect(one.subscriber.password).not.toBe(other.subscriber.password);
    expect(one.botKey).not.toBe(other.botKey);
  });

  it('hold exactly what scripts are promised', async () => {
    const trial = await draw();
    expect(Object.keys(trial).toSorted()).toEqual(
      [
        'admin',
        'botKey',
        'redeemCode',
        'relayKey',
        'relaySecret',
        'subscriber',
        'telegramBotToken',
        'url',
      ].toSorted(),
    );
    expect(Object.keys(trial.subscriber)).toEqual(['userId', 'password']);
    expect(Object.keys(trial.admin)).toEqual(['password']);
    expect(trial.telegramBotToken).toMatch(/^\d{10}:[\w-]{35}$/);
    expect(normaliseRedeemCode(trial.redeemCode ?? '')).not.toBeNull();
  });

  it('of a folder that is older than redeem codes are taken without one', async () => {
    const { redeemCode: _later, ...older } = await draw();
    await writeTrial(dataDir, older);
    expect(await draw(older.url)).toEqual(older);
  });

  it('stand in a file that only its owner can read', async () => {
    await writeTrial(dataDir, await draw());
    expect((await stat(join(dataDir, 'trial.json'))).mode & 0o777).toBe(0o600);
  });

  it('are not drawn anew over a file that cannot be read', async () => {
    await writeFile(join(dataDir, 'trial.json'), '{ half');
    await expect(draw()).rejects.toThrow(/cannot be read/);
  });

  it('reach the bff as hashes, the admin hash the same at each start', async () => {
    const trial = await draw();
    const config = readConfig({ DATA_DIR: dataDir }, { root: '/', demoBot: false });
    const env = await serviceEnvironment(config, trial);
    const [name, hash = ''] = (env['ADMINS'] ?? '').split(/=(.*)/s);
    expect(name).toBe('trial-admin');
    expect(await verify(hash, trial.admin.password)).toBe(true);
    expect((await serviceEnvironment(config, trial))['ADMINS']).toBe(env['ADMINS']);
    const given = JSON.stringify({ ...env, RELAY_SECRETS: '', TELEGRAM_BOT_TOKEN: '' });
    for (const secret of [trial.admin.password, trial.botKey, trial.relayKey]) {
      expect(given).not.toContain(secret);
    }
  });

  it('bring a key of authenticator apps that is the same at each start and no use in production', async () => {
    const config = readConfig({ DATA_DIR: dataDir }, { root: '/', demoBot: false });
    const trial = await draw();
    const keyOf = async (of: typeof trial) =>
      (await serviceEnvironment(config, of))['ADMIN_FACTOR_KEY'] ?? '';
    const key = await keyOf(trial);
    expect(key).toMatch(/^trial-.{32,}$/);
    expect(await keyOf(trial)).toBe(key);
    expect(await keyOf({ ...trial, relaySecret: 'another' })).not.toBe(key);
  });

  it('come with the entry of the bff that has the stand-in for Telegram; without a trial it is not started', async () => {
    const config = readConfig({ DATA_DIR: dataDir }, { root: '/', demoBot: false });
    const env = await serviceEnvironment(config, await draw());
    expect(env['TELEGRAM_BOT_NAME']).toBe('');
    expect(serviceEntry(env)).toMatch(/bff\/dist\/main-trial\.js$/);
    expect(serviceEntry(await serviceEnvironment(config, null))).toMatch(/bff\/dist\/main\.js$/);
  });
});
