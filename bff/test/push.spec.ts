import {
  addPushBrowser,
  deleteUser,
  getNoticeText,
  getPush,
  PUSH_BROWSERS_LIMIT,
  removePushBrowser,
  testPushBrowser,
  updateNoticePreferences,
} from '@portal/contracts';
import { MINUTE_MS, kindSwitchesBy } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { PushMessagesRepository } from '../src/domain/notices/push/push-messages.repository';
import { PUSH_NOTICES_JOB, PushNoticesJob } from '../src/domain/notices/push/push-notices.job';
import { runJob } from './support/bot-feed';
import type { GivenAccount } from './support/given-account';
import {
  givenNotice,
  type PushBrowser,
  pushBrowser,
  PushService,
  TEST_PUSH_ENVIRONMENT,
} from './support/push';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

/** Has the form of an uncompressed point, and is none of P-256. */
const NO_POINT = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let service: PushService;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer({ env: TEST_PUSH_ENVIRONMENT });
  elsewhere = await server.another(TEST_PUSH_ENVIRONMENT);
});
beforeEach(async () => {
  for (const name of ['notifications', 'push_browsers', 'push_messages'])
    await server.connection.collection(name).deleteMany({});
  service = await PushService.start();
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
});
afterAll(() => server.stop());

const params = () => ({ id: user.userId });
const add = async (body: object) =>
  browser.send(addPushBrowser, { params: params(), body: body as ReturnType<typeof pushBrowser> });
const subscribe = async (name = 'phone'): Promise<PushBrowser> => {
  const pushed = service.browser(name);
  (await add(pushed.request)).payload();
  return pushed;
};
const listed = async () => (await browser.send(getPush, { params: params() })).payload();
const push = (of = server) => runJob(of, PUSH_NOTICES_JOB);
/** On both machines at once, beside the lease that keeps jobs apart. */
const pushEverywhere = () =>
  Promise.all(
    [server, elsewhere].map(({ app }) =>
      app.get(PushNoticesJob, { strict: false }).runOnce(server.clock.now()),
    ),
  );

describe('a notice is one message for each browser', () => {
  it('over two instances and repeated runs', async () => {
    await subscribe('phone');
    await subscribe('desk');
    for (let count = 0; count < 5; count += 1) await givenNotice(server, user.userId);
    await pushEverywhere();
    await pushEverywhere();
    await push();
    const paths = service.received.map(({ path }) => path).toSorted();
    expect(paths).toEqual([...Array<string>(5).fill('/desk'), ...Array<string>(5).fill('/phone')]);
    expect(service.arrived).toHaveLength(10);
  });

  it('also when the process dies between the answer of the push service and its own record', async () => {
    await subscribe();
    await givenNotice(server, user.userId);
    const messages = server.app.get(PushMessagesRepository, { strict: false });
    jest.spyOn(messages, 'remove').mockRejectedValueOnce(new Error('the power went out'));
    await push().catch(() => undefined);
    expect(service.received).toHaveLength(1);
    // Nobody takes it while the first one may still be sending.
    await push(elsewhere);
    expect(service.received).toHaveLength(1);
    server.clock.advance(MINUTE_MS);
    await push(elsewhere);
    expect(service.received).toHaveLength(2);
    // The same topic: the push service replaces the first by the second.
    expect(service.arrived).toHaveLength(1);
    server.clock.advance(MINUTE_MS);
    await pushEverywhere();
    expect(service.received).toHaveLength(2);
  });

  it('also when it dies before the push service got it', async () => {
    await subscribe();
    await givenNotice(server, user.userId);
    const messages = server.app.get(PushMessagesRepository, { strict: false });
    jest.spyOn(messages, 'claim').mockRejectedValueOnce(new Error('the power went out'));
    await push().catch(() => undefined);
    expect(service.received).toHaveLength(0);
    await pushEverywhere();
    expect(service.received).toHaveLength(1);
  });

  it.each([503, 429])(
    'after the answer %i it is tried again later, until it is taken',
    async (status) => {
      await subscribe();
      await givenNotice(server, user.userId);
      service.statuses.push(status, status);
      await push();
      expect((await listed()).browsers[0]?.lastDelivery).toMatchObject({
        isAccepted: false,
        status,
      });
      await push();
      expect(service.received).toHaveLength(1);
      for (const minutes of [1, 5, 30]) {
        server.clock.advance(minutes * MINUTE_MS);
        await push();
      }
      expect(service.received).toHaveLength(3);
      expect((await listed()).browsers[0]?.lastDelivery).toMatchObject({ isAccepted: true });
    },
  );

  it.each([500, 429])(
    'a push service that always answers %i is asked five times',
    async (status) => {
      await subscribe();
      await givenNotice(server, user.userId);
      service.statuses.push(...Array<number>(9).fill(status));
      for (const minutes of [0, 1, 5, 30, 120, 600]) {
        server.clock.advance(minutes * MINUTE_MS);
        await pushEverywhere();
      }
      expect(service.received).toHaveLength(5);
      expect((await listed()).browsers).toHaveLength(1);
    },
  );

  it.each([301, 400, 403, 413])(
    'the answer %i ends the message and keeps the browser',
    async (status) => {
      await subscribe();
      await givenNotice(server, user.userId);
      service.statuses.push(status);
      for (const minutes of [0, 1, 5]) {
        server.clock.advance(minutes * MINUTE_MS);
        await push();
      }
      expect(service.received).toHaveLength(1);
      expect((await listed()).browsers[0]?.lastDelivery).toMatchObject({
        isAccepted: false,
        status,
      });
    },
  );

  it('finished files are one message after a while', async () => {
    const phone = await subscribe();
    for (let count = 0; count < 3; count += 1) {
      (await send(server.bot(), newTaskId(), report(user.userId))).payload();
    }
    await push();
    expect(service.received).toHaveLength(0);
    server.clock.advance(5 * MINUTE_MS);
    await push();
    expect(service.received).toHaveLength(1);
    const { notice, files } = JSON.parse(phone.read(service.received[0]?.body ?? Buffer.of())) as {
      notice: string;
      files: number;
    };
    const query = { language: 'en', files: String(files) };
    const text = await browser.send(getNoticeText, { params: { noticeId: notice }, query });
    expect(text.payload()).toMatchObject({ title: '3 downloads finished', path: '/downloads' });
  });
});

describe('nobody gets what is not theirs', () => {
  it('the message names the notice and holds no word of it; only its user reads the text', async () => {
    const phone = await subscribe();
    const noticeId = await givenNotice(server, user.userId, 'Salim bought a plan for 1500');
    await push();
    const [sent] = service.received;
    expect(JSON.parse(phone.read(sent?.body ?? Buffer.of()))).toEqual({
      ...{ notice: noticeId, files: 1, language: 'bn' },
    });
    expect(JSON.stringify(sent?.headers)).not.toContain(String(user.userId));
    expect(sent?.headers['authorization']).toMatch(/^vapid t=.+, k=.+/);
    const query = { language: 'bn' };
    const own = await browser.send(getNoticeText, { params: { noticeId }, query });
    expect(own.payload().text).toBe('Salim bought a plan for 1500');
    expect(own.payload().path).toBe('/dashboard');
    const other = await server.signInAs(await server.givenAccount());
    expect((await other.send(getNoticeText, { params: { noticeId }, query })).status).toBe(404);
  });

  it('switched off, before or while it waits, nothing is sent', async () => {
    await subscribe();
    const off = async (kinds = kindSwitchesBy((_, channel) => channel !== 'push')) =>
      (
        await browser.send(updateNoticePreferences, { params: params(), body: { kinds } })
      ).payload();
    await givenNotice(server, user.userId);
    await off();
    await push();
    await givenNotice(server, user.userId);
    await pushEverywhere();
    expect(service.received).toHaveLength(0);
    await off(kindSwitchesBy(() => true));
    await givenNotice(server, user.userId);
    await push();
    expect(service.received).toHaveLength(1);
  });

  it.each([404, 410])('a browser whose push service answers %i is removed', async (status) => {
    await subscribe();
    await givenNotice(server, user.userId);
    service.statuses.push(status);
    await push();
    expect((await listed()).browsers).toEqual([]);
    await givenNotice(server, user.userId);
    await push();
    expect(service.received).toHaveLength(1);
  });

  it('what still waited for the user of before is not sent to the one who takes the browser over', async () => {
    const phone = await subscribe();
    await givenNotice(server, user.userId);
    service.statuses.push(503);
    await push();
    const other = await server.givenAccount();
    const theirs = await server.signInAs(other);
    const to = { id: other.userId };
    (await theirs.send(addPushBrowser, { params: to, body: phone.request })).payload();
    server.clock.advance(MINUTE_MS);
    await push();
    expect(service.received).toHaveLength(1);
  });

  it('a browser goes to the user who signs in there last, and goes with a deleted user', async () => {
    const phone = await subscribe();
    const other = await server.givenAccount();
    const theirs = await server.signInAs(other);
    const to = { id: other.userId };
    (await theirs.send(addPushBrowser, { params: to, body: phone.request })).payload();
    expect((await listed()).browsers).toEqual([]);
    const admin = await server.signInAsAdmin();
    (await admin.send(deleteUser, { params: to })).payload();
    expect(await server.connection.collection('push_browsers').countDocuments()).toBe(0);
  });
});

describe('a browser to which nothing can be sent', () => {
  // Stored by a version that did not check the key.
  const givenBroken = async () => {
    const broken = await subscribe('broken');
    await server.connection
      .collection('push_browsers')
      .updateOne({ endpoint: broken.request.endpoint }, { $set: { p256dh: NO_POINT } });
  };

  it('keeps no message of others from being sent', async () => {
    await givenBroken();
    await subscribe('phone');
    await givenNotice(server, user.userId);
    await push();
    for (const minutes of [0, 1, 5, 30, 120]) {
      server.clock.advance(minutes * MINUTE_MS);
      await push();
    }
    expect(service.received.map(({ path }) => path)).toEqual(['/phone']);
    expect(await server.connection.collection('push_messages').countDocuments()).toBe(0);
  });

  it('is tested and says so, as one whose push service does not answer', async () => {
    await givenBroken();
    const to = { ...params(), browserId: (await listed()).browsers[0]?._id ?? '' };
    const { delivery } = (await browser.send(testPushBrowser, { params: to })).payload();
    expect(delivery).toMatchObject({ isAccepted: false, status: null });
  });
});

describe('browsers of a user', () => {
  it('are tested by a message without a notice, and say how it went', async () => {
    const phone = await subscribe();
    const [found] = (await listed()).browsers;
    const to = { ...params(), browserId: found?._id ?? '' };
    const { delivery } = (await browser.send(testPushBrowser, { params: to })).payload();
    expect(delivery).toMatchObject({ isAccepted: true, status: 201 });
    expect(JSON.parse(phone.read(service.received[0]?.body ?? Buffer.of()))).toMatchObject({
      notice: null,
    });
    const removed = (await browser.send(removePushBrowser, { params: to })).payload();
    expect(removed.browsers).toEqual([]);
    expect((await browser.send(testPushBrowser, { params: to })).status).toBe(404);
  });

  it(`are at most ${PUSH_BROWSERS_LIMIT}; the oldest goes`, async () => {
    for (let count = 0; count <= PUSH_BROWSERS_LIMIT; count += 1) await add(pushBrowser());
    expect((await listed()).browsers).toHaveLength(PUSH_BROWSERS_LIMIT);
  });

  it.each([
    'http://push.example.com/a',
    'https://localhost/a',
    'https://10.0.0.7/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.7]/a',
    'https://push.example.com:8443/a',
    'https://user:secret@push.example.com/a',
    'file:///etc/passwd',
    'not an address',
  ])('an address that is no push service is refused: %s', async (endpoint) => {
    const refused = await add({ ...pushBrowser(), endpoint });
    expect([refused.status, refused.code]).toEqual([400, 'notices/push-address']);
    expect((await listed()).browsers).toEqual([]);
  });

  it('keys of another form are refused', async () => {
    expect((await add({ ...pushBrowser(), auth: 'short' })).status).toBe(400);
    expect((await add({ ...pushBrowser(), p256dh: 'x'.repeat(200) })).status).toBe(400);
  });

  it('a key of the right form that is no point of the curve is refused', async () => {
    const refused = await add({ ...pushBrowser(), p256dh: NO_POINT });
    expect([refused.status, refused.code]).toEqual([400, 'notices/push-address']);
    expect((await listed()).browsers).toEqual([]);
  });
});

it('without keys of the service nothing waits for browsers, and the screen can say so', async () => {
  const plain = await createTestServer();
  const someone = await plain.givenAccount();
  const at = await plain.signInAs(someone);
  await givenNotice(plain, someone.userId);
  const answer = (await at.send(getPush, { params: { id: someone.userId } })).payload();
  expect(answer.publicKey).toBeNull();
  const stored = await plain.connection.collection('notifications').findOne({});
  expect(stored?.['pushDueAt']).toBeNull();
  await plain.stop();
});
