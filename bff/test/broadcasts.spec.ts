import { getBroadcastMessage, getUser } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { HOUR_MS } from '@portal/rules';
import { BroadcastsService } from '../src/domain/broadcasts/broadcasts.service';
import { shareServer } from './support/baseline';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let broadcasts: BroadcastsService;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  broadcasts = server.app.get(BroadcastsService, { strict: false });
});
shareServer(() => server);
beforeEach(async () => {
  browser = await server.signInAs(await server.givenAccount());
});

const shown = async () => (await browser.send(getBroadcastMessage)).payload().message;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS);

describe('the broadcast message', () => {
  it('is none before the first', async () => {
    expect(await shown()).toBeNull();
  });

  it('has an id that stays the same, so that a browser shows it once', async () => {
    await broadcasts.send('Maintenance tonight.');
    const first = await shown();
    expect(first).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      text: 'Maintenance tonight.',
    });
    expect(await shown()).toEqual(first);
  });

  it('is the newest, also of two sent in the same instant', async () => {
    await broadcasts.send('one');
    await broadcasts.send('two');
    expect(await shown()).toMatchObject({ text: 'two' });
    server.clock.advance(1);
    await broadcasts.send('three');
    expect(await shown()).toMatchObject({ text: 'three' });
  });

  it.each([
    [-1, 'now'],
    [0, 'later'],
    [1, 'later'],
  ])('%i ms from the time it is scheduled for is the one %s', async (ms, text) => {
    await broadcasts.send('later', inHours(1));
    await broadcasts.send('now');
    server.clock.advance(HOUR_MS + ms);
    expect(await shown()).toMatchObject({ text });
  });

  it('is the one that became due last, whenever it was written', async () => {
    await broadcasts.send('in two hours', inHours(2));
    await broadcasts.send('in one hour', inHours(1));
    server.clock.advance(1.5 * HOUR_MS);
    expect(await shown()).toMatchObject({ text: 'in one hour' });
    server.clock.advance(HOUR_MS);
    expect(await shown()).toMatchObject({ text: 'in two hours' });
  });

  it('is never one that is no longer active', async () => {
    await broadcasts.send('old');
    await broadcasts.send('withdrawn');
    await server.connection
      .collection('broadcasts')
      .updateOne({ text: 'withdrawn' }, { $set: { status: 'expired' } });
    expect(await shown()).toMatchObject({ text: 'old' });
  });

  it('is plain text, whatever stands in it', async () => {
    const text = '<script>alert(1)</script> www.example.com https://example.com/?a=1&b=2 {"$ne":1}';
    await broadcasts.send(text);
    expect(await shown()).toMatchObject({ text });
  });

  it('is for every signed-in subscriber and for nobody else', async () => {
    const admin = await server.signInAsAdmin();
    expect((await server.client().send(getBroadcastMessage)).code).toBe('sessions/required');
    expect((await admin.send(getBroadcastMessage)).code).toBe('sessions/forbidden');
    expect((await server.bot().send(getBroadcastMessage)).code).toBe('sessions/forbidden');
  });

  it('has a literal path that wins over the id of a user', async () => {
    const answer = await browser.request({ method: 'GET', url: '/api/user/broadcast-message' });
    expect(answer.body).toEqual({ success: true, message: null });
    const odd = await browser.send(getUser, { params: { id: 'broadcast-messages' } });
    expect(odd.code).toBe('accounts/invalid-id');
  });
});
