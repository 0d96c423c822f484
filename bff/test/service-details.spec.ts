import {
  getCatalogue,
  getServiceDetails,
  listAudit,
  publishServiceDetails,
  type ServiceDetailsView,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { type TestClient, until } from '@portal/testing';
import { FeedReader } from './support/bot-feed';
import { createTestServer, type TestServer } from './support/test-server';

const ENVIRONMENT = {
  ...{ BRAND_NAME: 'Nodi', BOT_URL: 'https://t.me/nodi_bot', CHANNEL_URL: 'https://t.me/nodi' },
  REMINDER_DAYS: '3, 10',
};
const FIRST: ServiceDetailsView = {
  ...{ name: 'Nodi', botUrl: 'https://t.me/nodi_bot', channelUrl: 'https://t.me/nodi' },
  ...{ supportBotUrl: null, supportContactUrl: null, reminderDays: [10, 3] },
};

let server: TestServer;
let fay: TestClient;
beforeAll(async () => {
  server = await createTestServer({ env: ENVIRONMENT });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.connection.collection('service_details').deleteMany({});
  await until(async () => (await brand()).name === FIRST.name);
  fay = await server.signInAsAdmin(undefined, 'finance');
});

const brand = async (on = server) => (await on.client().send(getCatalogue)).payload().brand;
const read = async (admin = fay) => (await admin.send(getServiceDetails)).payload();

async function publish(change: Partial<ServiceDetailsView>, admin = fay) {
  const { current, versions } = await read(admin);
  const body = { after: versions[0]?.number ?? 0, details: { ...current, ...change } };
  return admin.send(publishServiceDetails, { body });
}

it('a fresh system has the details of its environment, which nobody published', async () => {
  expect(await read()).toMatchObject({
    ...{ current: FIRST, locked: [] },
    versions: [{ number: 1, details: FIRST, publisher: null, publishedAt: null }],
  });
  expect(await brand()).toMatchObject({ name: 'Nodi', channelUrl: 'https://t.me/nodi' });
});

it('a publication is on every page at once, also on those of another instance', async () => {
  const other = await server.another(ENVIRONMENT);
  expect((await brand(other)).name).toBe('Nodi');
  (await publish({ name: 'Dhara', supportContactUrl: 'https://t.me/dhara' })).payload();
  const shown = { name: 'Dhara', supportContactUrl: 'https://t.me/dhara' };
  expect(await brand()).toMatchObject(shown);
  await until(async () => (await brand(other)).name === 'Dhara');
  expect(await brand(other)).toMatchObject(shown);
});

it('of two publications that follow the same version one succeeds, over two instances', async () => {
  const other = await server.another(ENVIRONMENT);
  const ana = await other.signInAsAdmin();
  const body = { after: 1, details: { ...FIRST, name: 'Dhara' } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, call) =>
      (call % 2 ? fay : ana).send(publishServiceDetails, { body }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
  expect(new Set(refusals)).toEqual(new Set(['service-details/newer']));
});

it.each<[string, string, Partial<ServiceDetailsView>]>([
  ['of no change', 'service-details/no-changes', {}],
  ['of an address that is none', 'service-details/not-complete', { botUrl: 'javascript:alert(1)' }],
  ['of a day twice', 'service-details/not-complete', { reminderDays: [3, 3] }],
  ['of no name', 'request/invalid', { name: ' ' }],
  ['of a day beyond the longest', 'request/invalid', { reminderDays: [61] }],
])('a publication %s is refused and changes nothing', async (_what, refusal, change) => {
  expect((await publish(change)).code).toBe(refusal);
  expect((await read()).versions).toHaveLength(1);
});

describe('a field that the environment locks', () => {
  const LOCKED = { ...ENVIRONMENT, LOCKED_DETAILS: 'BRAND_NAME,REMINDER_DAYS' };

  it('has the value of the environment, also after somebody published another one elsewhere', async () => {
    (await publish({ name: 'Dhara', channelUrl: null })).payload();
    const locking = await server.another(LOCKED);
    expect(await brand(locking)).toMatchObject({ name: 'Nodi', channelUrl: null });
    const admin = await locking.signInAsAdmin();
    expect(await read(admin)).toMatchObject({
      ...{ locked: ['name', 'reminderDays'], current: { name: 'Nodi', channelUrl: null } },
    });
  });

  it('cannot be published, while the others can', async () => {
    const locking = await server.another(LOCKED);
    const admin = await locking.signInAsAdmin();
    expect((await publish({ name: 'Dhara' }, admin)).code).toBe('service-details/locked');
    expect((await publish({ channelUrl: null }, admin)).status).toBe(200);
  });
});

it('reminders come at the published days', async () => {
  await server.givenAccount({ plan: { days: 12 } });
  const bot = new FeedReader(server);
  const days = async () =>
    (await bot.catchUp()).flatMap((event) => (event.type === 'expiry_reminder' ? event.days : []));
  await days();
  (await publish({ reminderDays: [5] })).payload();
  server.clock.advance(6 * DAY_MS);
  expect(await days()).toEqual([]);
  server.clock.advance(1.5 * DAY_MS);
  expect(await days()).toEqual([5]);
});

it('who changed the details, when, why, from what to what, is one record of the audit', async () => {
  const details = { ...FIRST, name: 'Dhara', reminderDays: [1, 7] };
  await fay.send(publishServiceDetails, { body: { after: 1, details, reason: 'A new name.' } });
  const ana = await server.signInAsAdmin();
  const query = { action: 'service-details/publish' } as const;
  const { audit } = (await ana.send(listAudit, { query })).payload();
  expect(audit[0]).toMatchObject({
    ...{ actor: 'fay', target: 'service-details:2', reason: 'A new name.' },
    details: {
      'before:details': 'details name Nodi, reminderDays 10, 3',
      'after:details': 'details name Dhara, reminderDays 7, 1',
    },
  });
});
