import { getUser, updateProfile } from '@portal/contracts';
import { FORBIDDEN_KEYS } from './support/forbidden-keys';
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
    patch: (body: object) => browser.send(updateProfile, { params, body }),
    read: async () => (await browser.send(getUser, { params })).payload().user,
    stored: () => server.connection.collection('users').findOne({ userId: user.userId }),
  };
}

describe('a change of the profile', () => {
  it('writes what it names, leaves the rest alone and answers the new user', async () => {
    const { patch, read } = await givenSubscriber({ name: 'Old', email: 'old@example.com' });
    const before = await read();
    const answer = (await patch({ name: ' Nusrat ' })).payload();
    expect(answer).toEqual({
      success: true,
      message: 'User updated successfully!',
      updated: { ...before, name: 'Nusrat' },
    });
    expect((await patch({ email: ' new@example.com ' })).payload().updated).toEqual({
      ...before,
      name: 'Nusrat',
      email: 'new@example.com',
    });
    expect(await read()).toMatchObject({ name: 'Nusrat', email: 'new@example.com' });
  });

  it('of nothing answers the user as it is', async () => {
    const { patch, read } = await givenSubscriber();
    expect((await patch({})).payload().updated).toEqual(await read());
  });

  it.each([null, '', '  '])('clears the email with %p', async (email) => {
    const { patch, read } = await givenSubscriber({ email: 'old@example.com' });
    expect((await patch({ email })).payload().updated.email).toBeNull();
    expect((await read()).email).toBeNull();
  });

  it('an empty name gives User {id}', async () => {
    const { patch, userId } = await givenSubscriber({ name: 'Old' });
    expect((await patch({ name: ' ' })).payload().updated.name).toBe(`User ${userId}`);
  });

  it.each([
    ['a name of 65 characters', { name: 'x'.repeat(65) }],
    ['a name that is no text', { name: 5 }],
    ['null for a name', { name: null }],
    ['an operator', { name: { $ne: '' } }],
    ['a list', { email: ['a@example.com'] }],
    ['no email at all', { email: 'not an email' }],
    ['one right and one wrong', { name: 'Right', email: 'wrong' }],
  ])('with %s is refused with 400 and writes nothing', async (_what, body) => {
    const { patch, stored } = await givenSubscriber();
    const before = await stored();
    const answer = await patch(body);
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await stored()).toEqual(before);
  });

  it('is for that user and for administrators', async () => {
    const { userId, browser } = await givenSubscriber();
    const other = await givenSubscriber();
    const admin = await server.signInAsAdmin();
    const statuses = [];
    for (const client of [browser, admin, other.browser, server.bot(), server.client()]) {
      const call = { params: { id: userId }, body: { name: 'Somebody' } };
      statuses.push((await client.send(updateProfile, call)).status);
    }
    expect(statuses).toEqual([200, 200, 403, 403, 401]);
  });

  it('of nobody is 404 for an administrator', async () => {
    const admin = await server.signInAsAdmin();
    for (const body of [{}, { name: 'Nobody' }]) {
      const answer = await admin.send(updateProfile, { params: { id: 999_999_999 }, body });
      expect([answer.status, answer.code]).toEqual([404, 'accounts/not-found']);
    }
  });
});

describe('keys that are not of the profile', () => {
  const KEYS = {
    ...FORBIDDEN_KEYS,
    videoFormat: 'mkv',
    multiDownloadEnabled: true,
    gdriveFolderId: 'x',
    profilePhotoUrl: '/default-avatar.png',
  };

  it.each(Object.entries(KEYS))('%s is stripped and never written', async (key, value) => {
    const { patch, stored } = await givenSubscriber();
    const before = await stored();
    (await patch({ [key]: value, name: 'Nusrat' })).payload();
    const searchKeys = expect.arrayContaining(['nusrat']) as unknown;
    expect(await stored()).toEqual({ ...before, name: 'Nusrat', searchKeys });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('%s is refused with 400', async (key) => {
    const { browser, userId } = await givenSubscriber();
    const answer = await browser.request({
      method: 'PATCH',
      url: `/api/user/${userId}/profile`,
      headers: { 'content-type': 'application/json' },
      payload: `{"${key}":{"isFrozen":true}}`,
    });
    expect(answer.status).toBe(400);
  });
});
