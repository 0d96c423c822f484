import {
  type BroadcastRequest,
  countRecipients,
  createBroadcast,
  deleteBroadcast,
  getBroadcastMessage,
  listBroadcasts,
  markBroadcastSeen,
  updateBroadcast,
} from '@portal/contracts';
import { DAY_MS, HOUR_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

const GONE = 'a'.repeat(24);

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
// Anew, because clocks of tests run for days and sessions end.
beforeEach(async () => {
  admin = await server.signInAsAdmin();
});
afterEach(async () => {
  for (const name of ['users', 'broadcasts', 'broadcast_views', 'audit']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const inHours = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
const list = async () => (await admin.send(listBroadcasts)).payload().broadcasts;
const create = async (body: BroadcastRequest) => {
  (await admin.send(createBroadcast, { body })).payload();
  const [newest] = await list();
  if (!newest) throw new Error('no broadcast');
  return newest;
};
const params = ({ _id: broadcastId }: { _id: string }) => ({ broadcastId });
const shownTo = async (browser: TestClient) =>
  (await browser.send(getBroadcastMessage)).payload().message;
const stored = () => server.connection.collection('broadcasts').find({}).toArray();

/** A signed-in user whose plan ends so many days from now; null: who never had one. */
async function givenReader(daysLeft: number | null = 30): Promise<TestClient> {
  const start = new Date(server.clock.now().getTime() + ((daysLeft ?? 0) - 30) * DAY_MS);
  const plan = daysLeft === null ? { start: null, days: 0 } : { start, days: 30 };
  return server.signInAs(await server.givenAccount({ plan }));
}

describe('broadcasts of administrators', () => {
  it('are sent at once without a schedule, and seen by subscribers', async () => {
    const browser = await givenReader();
    const answer = await admin.send(createBroadcast, {
      body: { message: '  Maintenance tonight. ', scheduledAt: null },
    });
    expect(answer.body).toMatchObject({ success: true, message: 'Broadcast sent!' });
    const [sent] = await list();
    expect(sent).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      text: 'Maintenance tonight.',
      status: 'active',
      scheduledAt: null,
      createdAt: server.clock.now().toISOString(),
      segment: 'all',
      seen: 0,
      delivery: null,
      heldUntil: null,
    });
    expect(await shownTo(browser)).toEqual({ _id: sent?._id, text: 'Maintenance tonight.' });
  });

  it('with a schedule wait for it', async () => {
    const browser = await givenReader();
    const body = { message: 'later', scheduledAt: inHours(1) };
    const answer = await admin.send(createBroadcast, { body });
    expect(answer.payload().message).toBe('Broadcast scheduled!');
    expect((await list())[0]).toMatchObject({ status: 'active', scheduledAt: body.scheduledAt });
    expect(await shownTo(browser)).toBeNull();
    server.clock.advance(HOUR_MS);
    expect(await shownTo(browser)).toMatchObject({ text: 'later' });
  });

  it('are listed newest first; one that a later one replaced has ended', async () => {
    await create({ message: 'one' });
    server.clock.advance(1);
    const two = await create({ message: 'two' });
    const states = async () => (await list()).map(({ text, status }) => [text, status]);
    expect(await states()).toEqual([
      ['two', 'active'],
      ['one', 'expired'],
    ]);
    (await admin.send(deleteBroadcast, { params: params(two) })).payload();
    expect(await states()).toEqual([['one', 'active']]);
  });

  it('are changed: text, schedule and segment', async () => {
    const browser = await givenReader();
    const broadcast = await create({ message: 'draft', scheduledAt: inHours(5) });
    const body = { message: 'better', scheduledAt: inHours(1), segment: 'active' } as const;
    const answer = await admin.send(updateBroadcast, { params: params(broadcast), body });
    expect(answer.payload().message).toBe('Broadcast updated!');
    const { scheduledAt, segment } = body;
    expect(await list()).toEqual([
      { ...broadcast, text: 'better', segment, scheduledAt, heldUntil: scheduledAt },
    ]);
    server.clock.advance(HOUR_MS);
    expect(await shownTo(browser)).toMatchObject({ text: 'better' });
  });

  it('are deleted with what is known of their readers', async () => {
    const browser = await givenReader();
    const broadcast = await create({ message: 'gone soon' });
    await browser.send(markBroadcastSeen, { params: params(broadcast) });
    const answer = await admin.send(deleteBroadcast, { params: params(broadcast) });
    expect(answer.payload().message).toBe('Broadcast deleted!');
    expect(await list()).toEqual([]);
    expect(await shownTo(browser)).toBeNull();
    expect(await server.connection.collection('broadcast_views').countDocuments()).toBe(0);
  });

  it('are created, changed and deleted with one record each, or not at all', async () => {
    const facts = { message: 'hello', scheduledAt: inHours(1), segment: 'active' } as const;
    const details = { text: 'hello', scheduledAt: facts.scheduledAt, segment: 'active' };
    await expectRemembered(server, () => admin.send(createBroadcast, { body: facts }), {
      action: 'broadcasts/create',
      target: 'broadcasts',
      details: { ...details, id: expect.stringMatching(/^[0-9a-f]{24}$/) as string },
    });
    const [broadcast] = await list();
    if (!broadcast) throw new Error('no broadcast');
    const target = `broadcast:${broadcast._id}`;
    const body = { message: 'hello again' };
    await expectRemembered(
      server,
      () => admin.send(updateBroadcast, { params: params(broadcast), body }),
      {
        action: 'broadcasts/update',
        target,
        details: {
          ...{ 'before:text': 'hello', 'after:text': 'hello again' },
          ...{ 'before:scheduledAt': facts.scheduledAt, 'after:scheduledAt': null },
          ...{ 'before:segment': 'active', 'after:segment': 'all' },
        },
      },
    );
    await expectRemembered(
      server,
      () => admin.send(deleteBroadcast, { params: params(broadcast) }),
      { action: 'broadcasts/delete', target, details: { text: 'hello again', seen: 0 } },
    );
  });

  it('that are gone are not found', async () => {
    const body = { message: 'x' };
    for (const answer of [
      await admin.send(updateBroadcast, { params: params({ _id: GONE }), body }),
      await admin.send(deleteBroadcast, { params: params({ _id: GONE }) }),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'broadcasts/not-found']);
    }
    expect(
      await server.connection.collection('audit').countDocuments({ action: /^broadcasts\// }),
    ).toBe(0);
  });

  it.each([
    { message: '' },
    { message: '   ' },
    { message: 'x'.repeat(4_001) },
    { message: 7 },
    { message: 'x', scheduledAt: 'tomorrow' },
    { message: 'x', scheduledAt: '2026-11-21T10:00' },
    { message: 'x', scheduledAt: 1_800_000_000_000 },
    { message: 'x', segment: 'nobody' },
    {},
  ])('refuses %p and keeps nothing', async (body) => {
    const answer = await admin.request({
      method: 'POST',
      url: createBroadcast.path,
      payload: body,
    });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await stored()).toEqual([]);
  });

  it('reach only their segment, as it is when they are read', async () => {
    const readers = {
      active: await givenReader(20),
      expiring: await givenReader(3),
      expired: await givenReader(-1),
      never: await givenReader(null),
    };
    await create({ message: 'to all' });
    for (const segment of ['active', 'expiring', 'expired'] as const) {
      server.clock.advance(1);
      await create({ message: `to ${segment}`, segment });
    }
    for (const [name, text] of [
      ['active', 'to active'],
      ['expiring', 'to expiring'],
      ['expired', 'to expired'],
      ['never', 'to all'],
    ] as const) {
      expect(await shownTo(readers[name])).toMatchObject({ text });
    }
    server.clock.advance(4 * DAY_MS);
    expect(await shownTo(readers.expiring)).toMatchObject({ text: 'to expired' });
  });

  it('know how many users a segment has', async () => {
    for (const daysLeft of [20, 20, 3, -1, null]) await givenReader(daysLeft);
    const count = async (query: Record<string, string>) =>
      (await admin.send(countRecipients, { query })).payload().recipients;
    expect([
      await count({}),
      await count({ segment: 'active' }),
      await count({ segment: 'expiring' }),
      await count({ segment: 'expired' }),
    ]).toEqual([5, 2, 1, 1]);
  });

  it('count each reader once, also when one says it ten times at once', async () => {
    const [one, two] = [await givenReader(), await givenReader()];
    const broadcast = await create({ message: 'read me' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => one.send(markBroadcastSeen, { params: params(broadcast) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await two.send(markBroadcastSeen, { params: params(broadcast) });
    expect((await list())[0]?.seen).toBe(2);
  });

  it('that are gone count no reader', async () => {
    const browser = await givenReader();
    const answer = await browser.send(markBroadcastSeen, { params: params({ _id: GONE }) });
    expect(answer.status).toBe(200);
    expect(await server.connection.collection('broadcast_views').countDocuments()).toBe(0);
  });
});
