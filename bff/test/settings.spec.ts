import { getBotUser, getUser, updateSettings } from '@portal/contracts';
import { DEFAULT_PHOTO_URL, DEFAULT_SETTINGS, SETTING_KEYS, SETTINGS } from '@portal/rules';
import { FORBIDDEN_KEYS } from './support/forbidden-keys';
import { OTHER_SETTINGS } from './support/other-settings';
import { removeField } from './support/remove-field';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

async function givenSubscriber(facts: Parameters<TestServer['givenAccount']>[0] = {}) {
  const user = await server.givenAccount(facts);
  const browser = await server.signInAs(user);
  const params = { id: user.userId };
  return {
    userId: user.userId,
    browser,
    patch: (body: object) => browser.send(updateSettings, { params, body }),
    read: async () => (await browser.send(getUser, { params })).payload().user,
    stored: () => server.connection.collection('users').findOne({ userId: user.userId }),
  };
}

describe('a change of settings', () => {
  it('writes what it names, leaves the rest alone and answers the new user', async () => {
    const { patch, read } = await givenSubscriber({ settings: { uploadAs: 'document' } });
    const before = await read();
    const { updated } = (await patch({ videoQuality: '1080p', gdriveFolderId: ' 1aB ' })).payload();
    expect(updated).toEqual({ ...before, videoQuality: '1080p', gdriveFolderId: '1aB' });
    expect(await read()).toEqual(updated);
  });

  it('of nothing answers the user as it is', async () => {
    const { patch, read } = await givenSubscriber();
    expect((await patch({})).payload().updated).toEqual(await read());
  });

  it('Reset All Settings sends the defaults and does not touch the plan', async () => {
    const { patch, read } = await givenSubscriber({
      settings: { videoFormat: 'mkv', videoQuality: '1080p', autoVideoSync: true },
    });
    const { balance, expiryDate } = await read();
    expect((await patch({ ...DEFAULT_SETTINGS })).payload().updated).toMatchObject({
      ...DEFAULT_SETTINGS,
      balance,
      expiryDate,
    });
  });

  it('is for that user and for administrators', async () => {
    const { userId, browser } = await givenSubscriber();
    const other = await givenSubscriber();
    const admin = await server.signInAsAdmin();
    const statuses = [];
    for (const client of [browser, admin, other.browser, server.bot(), server.client()]) {
      const answer = await client.send(updateSettings, {
        params: { id: userId },
        body: { retryEnabled: true },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 403, 403, 401]);
  });

  it('of nobody is 404 for an administrator', async () => {
    const admin = await server.signInAsAdmin();
    for (const body of [{}, { retryEnabled: true }]) {
      const answer = await admin.send(updateSettings, { params: { id: 999_999_999 }, body });
      expect([answer.status, answer.code]).toEqual([404, 'accounts/not-found']);
    }
  });

  it.each([
    ['an unknown format', { videoFormat: 'avi' }],
    ['an unknown quality', { videoQuality: '4k' }],
    ['an unknown upload mode', { uploadMode: 'ftp' }],
    ['an unknown upload kind', { uploadAs: 'audio' }],
    ['a switch in text', { retryEnabled: 'true' }],
    ['null for a switch', { autoVideoSync: null }],
    ['an operator', { gdriveFolderId: { $ne: '' } }],
    ['a list', { videoFormat: ['mp4'] }],
    ['a folder id of 201 characters', { gdriveFolderId: 'x'.repeat(201) }],
    ['a name of 65 characters', { name: 'x'.repeat(65) }],
    ['null for a name', { name: null }],
    ['no email at all', { email: 'not an email' }],
    ['a photo address that is no text', { profilePhotoUrl: 5 }],
  ])('with %s is refused with 400 and writes nothing', async (_what, wrong) => {
    const { patch, stored } = await givenSubscriber();
    const before = await stored();
    const answer = await patch({ videoQuality: '720p', ...wrong });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await stored()).toEqual(before);
  });
});

describe.each(SETTING_KEYS)('%s, like every setting', (key) => {
  it('is stored, shown to the user and to the bot, and reset', async () => {
    const { patch, read, stored, userId } = await givenSubscriber();
    const bot = async () =>
      (await server.bot().send(getBotUser, { params: { id: userId } })).payload().user.settings;
    const before = await read();
    expect(before[key]).toBe(SETTINGS[key].default);
    const change = { [key]: OTHER_SETTINGS[key] };
    expect((await patch(change)).payload().updated).toEqual({ ...before, ...change });
    expect(await read()).toEqual({ ...before, ...change });
    expect(await bot()).toEqual({ ...DEFAULT_SETTINGS, ...change });
    expect((await stored())?.['settings']).toEqual({ ...DEFAULT_SETTINGS, ...change });
    await patch(DEFAULT_SETTINGS);
    expect(await read()).toEqual(before);
  });

  it('has its default in accounts from before it existed', async () => {
    const { read, userId } = await givenSubscriber({ settings: OTHER_SETTINGS });
    await removeField(server, 'users', { userId }, `settings.${key}`);
    expect((await read())[key]).toBe(SETTINGS[key].default);
  });

  it.each([null, 5, ['mp4'], 'x'.repeat(201)])('is refused as %j', async (value) => {
    const { patch, stored } = await givenSubscriber();
    const before = await stored();
    expect((await patch({ [key]: value })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });
});

describe('name and email', () => {
  it('are trimmed; an empty name gives User {id}; null or nothing clears the email', async () => {
    const { patch, userId } = await givenSubscriber({ name: 'Old', email: 'old@example.com' });
    const change = async (body: object) => {
      const { name, email } = (await patch(body)).payload().updated;
      return [name, email];
    };
    expect(await change({ name: ' Nusrat ' })).toEqual(['Nusrat', 'old@example.com']);
    expect(await change({ email: ' new@example.com ' })).toEqual(['Nusrat', 'new@example.com']);
    expect(await change({ name: '  ', email: null })).toEqual([`User ${userId}`, null]);
    expect(await change({ email: 'a@example.com' })).toEqual([`User ${userId}`, 'a@example.com']);
    expect(await change({ email: '' })).toEqual([`User ${userId}`, null]);
    expect(await change({ name: 'x'.repeat(64) })).toEqual(['x'.repeat(64), null]);
  });
});

describe('the photo address', () => {
  it('of somebody else, of another site or a script is ignored', async () => {
    const { patch, stored } = await givenSubscriber();
    for (const profilePhotoUrl of [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '/uploads/somebody-else.webp',
    ]) {
      const { updated } = (await patch({ profilePhotoUrl })).payload();
      expect(updated.profilePhotoUrl).toBe(DEFAULT_PHOTO_URL);
    }
    expect((await stored())?.['photo']).toBeNull();
  });

  it("one's own stays, the default removes it", async () => {
    const { patch, userId } = await givenSubscriber();
    const own = '/uploads/own.webp';
    await server.connection.collection('users').updateOne({ userId }, { $set: { photo: own } });
    expect((await patch({ profilePhotoUrl: own })).payload().updated.profilePhotoUrl).toBe(own);
    expect(
      (await patch({ profilePhotoUrl: DEFAULT_PHOTO_URL })).payload().updated.profilePhotoUrl,
    ).toBe(DEFAULT_PHOTO_URL);
  });
});

describe('Auto Video Sync and Multi Download', () => {
  it('turning one on turns the other off in the same answer', async () => {
    const { patch } = await givenSubscriber();
    const change = async (body: object) => {
      const { autoVideoSync, multiDownloadEnabled } = (await patch(body)).payload().updated;
      return [autoVideoSync, multiDownloadEnabled];
    };
    expect(await change({ autoVideoSync: true })).toEqual([true, false]);
    expect(await change({ multiDownloadEnabled: true })).toEqual([false, true]);
    expect(await change({ autoVideoSync: true, multiDownloadEnabled: false })).toEqual([
      true,
      false,
    ]);
    expect(await change({ autoVideoSync: false })).toEqual([false, false]);
  });

  it('both on at once is refused with 400 and writes nothing', async () => {
    const { patch, stored } = await givenSubscriber();
    const before = await stored();
    const answer = await patch({
      autoVideoSync: true,
      multiDownloadEnabled: true,
      retryEnabled: true,
    });
    expect([answer.status, answer.code]).toEqual([400, 'settings/exclusive']);
    expect(await stored()).toEqual(before);
  });

  it('are never both on at rest, also under 100 interleaved patches', async () => {
    const { patch, stored } = await givenSubscriber();
    const wishes = [
      { autoVideoSync: true },
      { multiDownloadEnabled: true },
      { autoVideoSync: true, multiDownloadEnabled: false },
      { autoVideoSync: false },
      { autoVideoSync: true, multiDownloadEnabled: true },
    ];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => patch(wishes[(number * 7) % 5] ?? {})),
    );
    const contradictions = answers.filter(({ code }) => code === 'settings/exclusive');
    expect(contradictions).toHaveLength(20);
    for (const answer of answers.filter(({ code }) => code === null)) {
      const { autoVideoSync, multiDownloadEnabled } = answer.payload().updated;
      expect(autoVideoSync && multiDownloadEnabled).toBe(false);
    }
    const settings = (await stored())?.['settings'];
    expect(settings.autoVideoSync && settings.multiDownloadEnabled).toBe(false);
  });
});

describe('keys that are not settings', () => {
  it.each(Object.keys(FORBIDDEN_KEYS))('%s is stripped and never written', async (key) => {
    const { patch, stored, read } = await givenSubscriber();
    const [before, view] = [await stored(), await read()];
    const value = FORBIDDEN_KEYS[key];
    expect((await patch({ [key]: value })).payload().updated).toEqual(view);
    (await patch({ [key]: value, videoQuality: '720p' })).payload();
    expect(await stored()).toEqual({
      ...before,
      settings: { ...before?.['settings'], videoQuality: '720p' },
    });
  });

  it('the whole user object as an administrator sends it writes its settings only', async () => {
    const { userId, read, stored } = await givenSubscriber();
    const [view, before] = [await read(), await stored()];
    const admin = await server.signInAsAdmin();
    const body = { ...view, balance: 1, isFrozen: true, videoFormat: 'mkv' };
    (await admin.send(updateSettings, { params: { id: userId }, body })).payload();
    expect(await stored()).toEqual({
      ...before,
      settings: { ...before?.['settings'], videoFormat: 'mkv' },
    });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('%s is refused with 400', async (key) => {
    const { browser, userId } = await givenSubscriber();
    const answer = await browser.request({
      method: 'PATCH',
      url: `/api/user/${userId}/settings`,
      headers: { 'content-type': 'application/json' },
      payload: `{"${key}":{"isFrozen":true}}`,
    });
    expect(answer.status).toBe(400);
  });
});
