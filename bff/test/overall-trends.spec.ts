import { generateRedeemCodes, getOverallStats, redeemCode } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { download } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

/** Midnight in Dhaka, the zone of the service. */
const MIDNIGHT = Date.parse('2031-04-30T18:00:00.000Z');

const trends = async () =>
  (await (await server.signInAsAdmin()).send(getOverallStats)).payload().trends;
const lastTwo = (days: readonly number[] = []) => days.slice(-2);

test('each number of the cards says what was added on each of the last 30 days of the service’s zone', async () => {
  server.clock.travelTo(new Date(MIDNIGHT - 1));
  const account = await server.givenAccount();
  await download(server, account.userId, 'Netflix');
  const body = { count: 3, days: 7, videos: 0 };
  const admin = await server.signInAsAdmin();
  const { codes } = (await admin.send(generateRedeemCodes, { body })).payload();
  server.clock.travelTo(new Date(MIDNIGHT));
  const subscriber = await server.signInAs(account);
  (await subscriber.send(redeemCode, { body: { code: codes[0]?.redeem_code ?? '' } })).payload();
  await server.givenAccount();
  await server.givenAccount();
  const read = await trends();
  expect(Object.values(read ?? {}).map((days) => days.length)).toEqual([30, 30, 30, 30]);
  expect({
    users: lastTwo(read?.totalUsers),
    downloads: lastTwo(read?.totalDownloads),
    made: lastTwo(read?.totalRedeemCodes),
    used: lastTwo(read?.usedRedeemCodes),
  }).toEqual({ users: [1, 2], downloads: [1, 0], made: [3, 0], used: [0, 1] });
});

test('they are at most 15 minutes old', async () => {
  await server.givenAccount();
  const today = async () => (await trends())?.totalUsers.at(-1);
  expect(await today()).toBe(2);
  server.clock.advance(15 * MINUTE_MS);
  expect(await today()).toBe(3);
});
