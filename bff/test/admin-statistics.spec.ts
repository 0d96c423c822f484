import { getDownloadsOverTime, getOttPopularity } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { download } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
let userId: number;

/** Midnight in Dhaka, the zone of the service. */
const MIDNIGHT = Date.parse('2031-04-30T18:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.travelTo(new Date(MIDNIGHT));
  for (const name of ['day_figures', 'day_figure_changes'])
    await server.connection.collection(name).deleteMany({});
  const plan = { start: server.clock.now(), days: 999, balance: 999 };
  userId = (await server.givenAccount({ plan })).userId;
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const overTime = async () => (await admin.send(getDownloadsOverTime)).payload().stats;
const popularity = async () => (await admin.send(getOttPopularity)).payload().stats;

describe('downloads over the last 30 days', () => {
  it('are 30 points with zeros, oldest first, today last, before the first download too', async () => {
    const points = await overTime();
    expect(points).toHaveLength(30);
    expect(points.every(({ downloads }) => downloads === 0)).toBe(true);
    expect([points[0]?.date, points[29]?.date]).toEqual(['2031-04-02', '2031-05-01']);
  });

  it('count a download for its calendar day in the zone of the service', async () => {
    server.clock.travelTo(new Date(MIDNIGHT - 1));
    await download(server, userId, 'Netflix');
    server.clock.travelTo(new Date(MIDNIGHT));
    await download(server, userId, 'Netflix');
    await download(server, userId, 'Zee5');
    expect((await overTime()).slice(-3)).toEqual([
      { date: '2031-04-29', downloads: 0 },
      { date: '2031-04-30', downloads: 1 },
      { date: '2031-05-01', downloads: 2 },
    ]);
  });

  it('forget what is older than the first of the 30 days', async () => {
    await download(server, userId, 'Netflix');
    const sumAfter = async (days: number) => {
      server.clock.travelTo(new Date(MIDNIGHT + days * DAY_MS));
      admin = await server.signInAsAdmin();
      return (await overTime()).reduce((sum, { downloads }) => sum + downloads, 0);
    };
    expect(await sumAfter(29)).toBe(1);
    expect(await sumAfter(30)).toBe(0);
  });
});

describe('the popularity of services', () => {
  it('is nothing before the first download', async () => {
    expect(await popularity()).toEqual([]);
  });

  it('merges names over all days and stands by value descending', async () => {
    await download(server, userId, 'Zee5');
    await download(server, userId, 'Netflix');
    server.clock.advance(40 * DAY_MS);
    await download(server, userId, ' NETFLIX ');
    admin = await server.signInAsAdmin();
    expect(await popularity()).toEqual([
      { name: 'Netflix', value: 2 },
      { name: 'Zee5', value: 1 },
    ]);
  });
});
