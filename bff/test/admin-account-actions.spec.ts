import {
  changeUserPassword,
  getSession,
  getUser,
  loginWithPassword,
  loginWithTelegram,
  redeemCode,
  resetUserSettings,
  toggleFreeze,
  updateProfile,
  updateSettings,
} from '@portal/contracts';
import {
  DEFAULT_PHOTO_URL,
  DEFAULT_SETTINGS,
  type DownloadSettings,
  SETTING_KEYS,
} from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { NO_TEXTS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { OTHER_SETTINGS } from './support/other-settings';
import { givenSubscriber } from './support/photos';
import { picture } from './support/pictures';
import { TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let admin: TestClient;
let user: GivenAccount;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.givenAccount();
});

const NOBODY = { id: 999_999_999 };
const paramsOf = ({ userId: id }: { userId: number }) => ({ id });
const statusOf = async (browser: TestClient) =>
  (await browser.send(getUser, { params: paramsOf(user) })).status;
const signIn = (password: string) =>
  server.client().send(loginWithPassword, { body: { userId: user.userId, password } });
const signInByTelegram = () =>
  server.client().send(loginWithTelegram, {
    body: telegramPayload(server.clock, { id: user.userId, first_name: 'Mina' }),
  });

/** The user's browsers on both machines, each signed in. */
async function browsers(): Promise<TestClient[]> {
  return Promise.all([server.signInAs(user), elsewhere.signInAs(user)]);
}

/** Another value for every setting, as far as two may be on at once. */
const CUSTOM: DownloadSettings = { ...OTHER_SETTINGS, multiDownloadEnabled: false };

describe('Reset Settings', () => {
  const reset = (params = paramsOf(user)) => admin.send(resetUserSettings, { params });

  it('resets all settings, not the plan, nor name and email', async () => {
    user = await server.givenAccount({ name: 'Mina', email: 'mina@mail.com', settings: CUSTOM });
    const before = await storedUser(server, user.userId);
    const answer = (await reset()).payload();
    expect(answer.message).toBe('All settings were reset.');
    expect(answer.user).toMatchObject({ ...DEFAULT_SETTINGS, name: 'Mina', balance: 100 });
    expect(answer.updated).toEqual(answer.user);
    expect(await storedUser(server, user.userId)).toEqual({
      ...before,
      settings: DEFAULT_SETTINGS,
    });
    expect(await ledgerOf(server, user.userId)).toEqual([]);
  });

  it('tells the audit what it changed', async () => {
    user = await server.givenAccount({ settings: { videoQuality: '1080p' } });
    await reset();
    expect((await auditOf(server, user.userId))[0]?.details).toEqual({
      'before:videoQuality': '1080p',
      'after:videoQuality': '480p',
    });
  });

  it('of nobody is User not found.', async () => {
    expect((await reset(NOBODY)).code).toBe('accounts/not-found');
  });
});

describe('Edit Profile and settings of a user by an administrator', () => {
  it('write name and email; the audit has them before and after', async () => {
    const body = { name: 'Mina', email: 'mina@mail.com' };
    const answer = await admin.send(updateProfile, { params: paramsOf(user), body });
    expect(answer.payload().updated).toMatchObject(body);
    expect(await auditOf(server, user.userId)).toMatchObject([
      {
        action: 'accounts/profile',
        actor: 'ana',
        details: {
          'before:name': `User ${user.userId}`,
          'after:name': 'Mina',
          'before:email': null,
          'after:email': 'mina@mail.com',
        },
      },
    ]);
  });

  it('take the whole settings object as the screen holds it, and write its settings only', async () => {
    const read = await admin.send(getUser, { params: paramsOf(user) });
    const whole = { ...read.payload().user, ...CUSTOM, balance: 9_999, isFrozen: true };
    const answer = await admin.send(updateSettings, { params: paramsOf(user), body: whole });
    expect(answer.payload().updated).toMatchObject({ ...CUSTOM, balance: 100, isFrozen: false });
    const [record] = await auditOf(server, user.userId);
    expect(record).toMatchObject({ action: 'settings/update' });
    const changed = SETTING_KEYS.filter((key) => key !== 'multiDownloadEnabled');
    expect(Object.keys(record?.details ?? {}).sort()).toEqual(
      changed.flatMap((key) => [`before:${key}`, `after:${key}`]).sort(),
    );
  });

  it('that are refused change nothing and are not in the audit', async () => {
    const body = { autoVideoSync: true, multiDownloadEnabled: true };
    const answer = await admin.send(updateSettings, { params: paramsOf(user), body });
    expect(answer.code).toBe('settings/exclusive');
    expect(await auditOf(server, user.userId)).toEqual([]);
  });

  it('never take the photo, which stays the user’s own', async () => {
    const { userId, send, photo } = await givenSubscriber(server);
    await send({ bytes: await picture('png') });
    const before = await photo();
    const params = { id: userId };
    const body = { profilePhotoUrl: DEFAULT_PHOTO_URL };
    (await admin.send(updateSettings, { params, body })).payload();
    expect(await photo()).toBe(before);
  });

  it('by the users themselves are no actions of an administrator', async () => {
    const browser = await server.signInAs(user);
    const params = paramsOf(user);
    (await browser.send(updateSettings, { params, body: { retryEnabled: true } })).payload();
    (await browser.send(updateProfile, { params, body: { name: 'Mina' } })).payload();
    expect(await auditOf(server, user.userId)).toEqual([]);
  });
});

describe('Password', () => {
  const change = (newPassword: unknown, params = paramsOf(user)) =>
    admin.send(changeUserPassword, { params, body: { newPassword } });

  it('is changed: the old one no longer opens, the new one does', async () => {
    expect((await change('another fine word')).payload().message).toBe(
      'Password changed. The user is signed out everywhere.',
    );
    expect((await signIn(user.password)).code).toBe('sessions/wrong-credentials');
    expect((await signIn('another fine word')).status).toBe(200);
  });

  it('ends all sessions of the user at once, on every instance (SEC-21)', async () => {
    const signedIn = await browsers();
    await change('another fine word');
    expect(await Promise.all(signedIn.map(statusOf))).toEqual([401, 401]);
  });

  it('follows the rules of a user’s own', async () => {
    expect((await change('short')).code).toBe('sessions/password-too-short');
    expect((await change('password')).code).toBe('sessions/password-too-common');
    expect((await change(`x${user.userId}`)).code).toBe('sessions/password-too-short');
    expect((await change(`${user.userId}99999`)).code).toBe('sessions/password-too-common');
    expect((await change('x'.repeat(1_025))).code).toBe('request/invalid');
    for (const wrong of NO_TEXTS) expect((await change(wrong)).code).toBe('request/invalid');
    expect((await signIn(user.password)).status).toBe(200);
    expect(await auditOf(server, user.userId)).toEqual([]);
  });

  it('lets in again who was locked out by wrong ones', async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn('a wrong password');
    expect((await signIn(user.password)).code).toBe('sessions/locked');
    await change('another fine word');
    expect((await signIn('another fine word')).status).toBe(200);
  });

  it('is written nowhere: not in log, audit or answer', async () => {
    const secret = 'a secret that nobody reads';
    const answer = await change(secret);
    const passwordHash: unknown = (await storedUser(server, user.userId))?.['passwordHash'];
    const written = [answer.text, server.log, await auditOf(server, user.userId)];
    for (const hidden of [secret, String(passwordHash)]) {
      expect(JSON.stringify(written)).not.toContain(hidden);
    }
    const events = server.log.filter(({ event }) => event === 'authn_password_change');
    expect(events.at(-1)).toMatchObject({ userId: user.userId, actor: 'ana' });
  });

  it('of nobody is User not found.', async () => {
    expect((await change('another fine word', NOBODY)).code).toBe('accounts/not-found');
  });
});

describe('Freeze and Unfreeze', () => {
  const toggle = (params = paramsOf(user)) => admin.send(toggleFreeze, { params });

  it('toggle, and the message tells which', async () => {
    expect((await toggle()).payload()).toMatchObject({
      message: 'User frozen and signed out everywhere.',
      user: { isFrozen: true },
    });
    expect((await toggle()).payload()).toMatchObject({
      message: 'User unfrozen. Signing in works again.',
      user: { isFrozen: false },
    });
    expect((await auditOf(server, user.userId)).map(({ action }) => action)).toEqual([
      'accounts/freeze',
      'accounts/unfreeze',
    ]);
    expect((await signIn(user.password)).status).toBe(200);
  });

  it('who is frozen is out at once on every instance, and gets in by no way (SEC-25)', async () => {
    const signedIn = await browsers();
    await toggle();
    expect(await Promise.all(signedIn.map(statusOf))).toEqual([401, 401]);
    expect((await signIn(user.password)).code).toBe('accounts/frozen');
    expect((await signInByTelegram()).code).toBe('accounts/frozen');
    const code = { body: { code: 'AAAA-AAAA-AAAA-AAAA' } };
    expect((await signedIn[0]?.send(redeemCode, code))?.status).toBe(401);
  });

  it('twice at once over two instances ends where it began', async () => {
    const there = await elsewhere.signInAsAdmin();
    const params = paramsOf(user);
    await Promise.all([toggle(), there.send(toggleFreeze, { params })]);
    expect(await storedUser(server, user.userId)).toMatchObject({ isFrozen: false });
    expect((await auditOf(server, user.userId)).map(({ action }) => action).sort()).toEqual([
      'accounts/freeze',
      'accounts/unfreeze',
    ]);
  });

  it('while the user signs in never leaves a frozen user inside', async () => {
    for (let round = 0; round < 5; round += 1) {
      user = await server.givenAccount();
      const browser = elsewhere.client();
      const body = { userId: user.userId, password: user.password };
      await Promise.all([toggle(), browser.send(loginWithPassword, { body })]);
      expect((await browser.send(getSession)).payload().user).toBeNull();
    }
  });

  it('of nobody is User not found.', async () => {
    expect((await toggle(NOBODY)).code).toBe('accounts/not-found');
  });
});
