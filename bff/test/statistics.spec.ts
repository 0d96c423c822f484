import {
  getFullHistory,
  getOverallStats,
  getServiceHistory,
  getUserDownloadHistory,
  getUserOttStats,
  getUserStats,
  type HistoryItem,
} from '@portal/contracts';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  REDEEM_CODE_MODEL,
  type RedeemCodeRecord,
} from '../src/domain/redeem-codes/redeem-code.schema';
import { download, newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const DHAKA_MIDNIGHT = Date.parse('2031-04-30T18:00:00.000Z');

async function givenSubscriber() {
  const user = await server.givenAccount();
  return { userId: user.userId, browser: await server.signInAs(user), params: { id: user.userId } };
}

describe('the stat cards', () => {
  it("today's downloads begin at midnight in the service's zone, total downloads never end", async () => {
    server.clock.travelTo(new Date(DHAKA_MIDNIGHT - 1));
    const { userId, browser, params } = await givenSubscriber();
    const cards = async () => {
      const { stats } = (await browser.send(getUserStats, { params })).payload();
      return [stats.todayDownloads, stats.totalDownloads];
    };
    await download(server, userId, 'Netflix');
    expect(await cards()).toEqual([1, 1]);
    server.clock.travelTo(new Date(DHAKA_MIDNIGHT));
    expect(await cards()).toEqual([0, 1]);
    await download(server, userId, 'Netflix');
    server.clock.advance(1);
    await download(server, userId, 'Netflix');
    expect(await cards()).toEqual([2, 3]);
  });

  it('count nothing for a new user', async () => {
    const { browser, params } = await givenSubscriber();
    expect((await browser.send(getUserStats, { params })).payload().stats).toEqual({
      todayDownloads: 0,
      totalDownloads: 0,
      recentDownloads: [],
    });
    expect((await browser.send(getUserOttStats, { params })).payload().stats).toEqual([]);
  });
});

describe('recent downloads', () => {
  it('are the ten newest, newest first', async () => {
    const { userId, browser, params } = await givenSubscriber();
    const names = Array.from({ length: 12 }, (_, number) => `Service ${number}`);
    for (const name of names) {
      server.clock.advance(1_000);
      await download(server, userId, name);
    }
    const { recentDownloads } = (await browser.send(getUserStats, { params })).payload().stats;
    expect(recentDownloads.map(({ ott_service }) => ott_service)).toEqual(names.slice(2).reverse());
    expect(recentDownloads[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      file_name: 'Service 11.mkv',
      ott_service: 'Service 11',
      download_date: server.clock.now().toISOString(),
    });
  });
});

describe('downloads by service', () => {
  it('merge names without regard to case and blanks and stand by value descending', async () => {
    const { userId, browser, params } = await givenSubscriber();
    await download(server, userId, 'Hoichoi', 'Netflix', ' NETFLIX ', 'netflix', 'SonyLIV');
    expect((await browser.send(getUserOttStats, { params })).payload().stats).toEqual([
      { name: 'Netflix', value: 3 },
      { name: 'Hoichoi', value: 1 },
      { name: 'SonyLIV', value: 1 },
    ]);
  });
});

describe('the history', () => {
  it('of a service holds its downloads however the name is spelled, newest first', async () => {
    const { userId, browser } = await givenSubscriber();
    for (const name of ['Amazon Prime', 'Netflix', 'AMAZON  prime']) {
      server.clock.advance(1_000);
      await download(server, userId, name);
    }
    const params = { id: userId, ott: ' amazon prime ' };
    const { history } = (await browser.send(getServiceHistory, { params })).payload();
    expect(history.map(({ ott_service }) => ott_service)).toEqual([
      'AMAZON  prime',
      'Amazon Prime',
    ]);
  });

  it('names where the bot delivered a file, if it said so', async () => {
    const { userId, browser, params } = await givenSubscriber();
    const said = { delivery_link: 'https://t.me/dhara_bot/512' };
    const reports = [report(userId, said), report(userId)];
    for (const body of reports) {
      server.clock.advance(1_000);
      (await send(server.bot(), newTaskId(), body)).payload();
    }
    const links = (history: readonly HistoryItem[]) =>
      history.map(({ delivery_link }) => delivery_link);
    const { history } = (await browser.send(getFullHistory, { params })).payload();
    const { stats } = (await browser.send(getUserStats, { params })).payload();
    for (const list of [history, stats.recentDownloads]) {
      expect(links(list)).toEqual([undefined, said.delivery_link]);
    }
    // An address opens the file for whoever has it, so administrators do not get it.
    const admin = await server.signInAsAdmin();
    const seen = [
      (await admin.send(getUserDownloadHistory, { params })).payload().history,
      (await admin.send(getFullHistory, { params })).payload().history,
      (await admin.send(getUserStats, { params })).payload().stats.recentDownloads,
    ];
    for (const list of seen) expect(links(list)).toEqual([undefined, undefined]);
  });

  it.each(['https://evil.example/x', 'http://t.me/x', 'javascript:alert(1)', 'https://t.me@x.y/z'])(
    'takes no report that leads to %s',
    async (delivery_link) => {
      const { userId } = await givenSubscriber();
      const sent = await send(server.bot(), newTaskId(), report(userId, { delivery_link }));
      expect(sent.status).toBe(400);
    },
  );

  it('takes a service name literally: no pattern matches more than itself', async () => {
    const { userId, browser } = await givenSubscriber();
    await download(server, userId, 'a.b', 'axb', '(a+)+$', 'c/d', 'চরকি');
    const namesFor = async (ott: string) =>
      (await browser.send(getServiceHistory, { params: { id: userId, ott } }))
        .payload()
        .history.map(({ ott_service }) => ott_service);
    expect(await namesFor('a.b')).toEqual(['a.b']);
    expect(await namesFor('.*')).toEqual([]);
    expect(await namesFor('(a+)+$')).toEqual(['(a+)+$']);
    expect(await namesFor('c/d')).toEqual(['c/d']);
    expect(await namesFor('চরকি')).toEqual(['চরকি']);
    expect(await namesFor('[')).toEqual([]);
  });

  it("of all services is the literal path 'all', also for a service of that name", async () => {
    const { userId, browser, params } = await givenSubscriber();
    await download(server, userId, 'Netflix', 'all', 'Chorki');
    const { history } = (await browser.send(getFullHistory, { params })).payload();
    expect(history.map(({ ott_service }) => ott_service)).toEqual(['Chorki', 'all', 'Netflix']);
    const one = await browser.send(getServiceHistory, { params: { id: userId, ott: 'all' } });
    expect(one.payload().history).toHaveLength(3);
  });

  it('of one user holds nothing of another', async () => {
    const [one, other] = [await givenSubscriber(), await givenSubscriber()];
    await download(server, one.userId, 'Netflix');
    await download(server, other.userId, 'Netflix', 'Netflix');
    const { history } = (await one.browser.send(getFullHistory, { params: one.params })).payload();
    expect(history).toHaveLength(1);
  });
});

describe("a user's metrics", () => {
  const paths = ['stats', 'ott-stats', 'history/all', 'history/netflix'];

  it('are for that user and for administrators', async () => {
    const [one, other] = [await givenSubscriber(), await givenSubscriber()];
    const admin = await server.signInAsAdmin();
    for (const path of paths) {
      const url = `/api/user/${one.userId}/${path}`;
      const statuses = [];
      for (const client of [one.browser, admin, other.browser, server.bot(), server.client()]) {
        statuses.push((await client.request({ method: 'GET', url })).status);
      }
      expect([path, ...statuses]).toEqual([path, 200, 200, 403, 403, 401]);
    }
  });

  it('of nobody are 404 for an administrator', async () => {
    const admin = await server.signInAsAdmin();
    for (const path of paths) {
      const url = `/api/user/999999999/${path}`;
      expect((await admin.request({ method: 'GET', url })).code).toBe('accounts/not-found');
    }
  });

  it.each(['007', '1e3', '+5', '5.0', '5%00', '%20', '-1', '9007199254740993', '1,2'])(
    'are not found under the spelling %s: 400',
    async (id) => {
      const { browser } = await givenSubscriber();
      for (const path of paths) {
        const answer = await browser.request({ method: 'GET', url: `/api/user/${id}/${path}` });
        expect([path, answer.status]).toEqual([path, 400]);
      }
    },
  );
});

describe('the overall stats', () => {
  it('are real counts of users, downloads and redeem codes, for administrators only', async () => {
    const fresh = await createTestServer();
    try {
      const read = async () => {
        const admin = await fresh.signInAsAdmin();
        return (await admin.send(getOverallStats)).payload().stats;
      };
      expect(await read()).toEqual({
        totalUsers: 0,
        totalDownloads: 0,
        totalRedeemCodes: 0,
        usedRedeemCodes: 0,
      });
      const users = [await fresh.givenAccount(), await fresh.givenAccount()];
      for (const { userId } of users) await download(fresh, userId, 'Netflix');
      fresh.clock.advance(86_400_000);
      for (const { userId } of users) await download(fresh, userId, 'Hulu', 'Netflix');
      const codes = fresh.app.get<Model<RedeemCodeRecord>>(getModelToken(REDEEM_CODE_MODEL), {
        strict: false,
      });
      await codes.create(
        ['AAAA', 'BBBB', 'CCCC'].map((redeem_code, place) => ({
          redeem_code,
          is_used: place === 0,
          days: 30,
          videos: 0,
          used_by_users: [],
          created_at: fresh.clock.now(),
        })),
      );
      expect(await read()).toEqual({
        totalUsers: 2,
        totalDownloads: 6,
        totalRedeemCodes: 3,
        usedRedeemCodes: 1,
      });
      const [user] = users;
      const subscriber = user ? await fresh.signInAs(user) : fresh.client();
      expect((await subscriber.send(getOverallStats)).status).toBe(403);
      expect((await fresh.client().send(getOverallStats)).status).toBe(401);
    } finally {
      await fresh.stop();
    }
  });
});
