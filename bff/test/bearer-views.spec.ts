import {
  generateRedeemCodes,
  getTimeline,
  getUserOffer,
  getUserPayments,
  getUserRecords,
  listActiveOffers,
  listAudit,
  listPaymentInbox,
  listPayments,
  listRedeemCodes,
  redeemCode,
} from '@portal/contracts';
import { DAY_MS, formatRedeemCode, maskBearerValue, MINUTE_MS, SETTLING_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { givenLiveCode, givenLiveOffer, plantLiveValues } from './support/bearer-values';
import { givenOrder } from './support/payments';
import { createTestServer, testEnvironment, type TestServer } from './support/test-server';

let server: TestServer;
let there: TestServer;
beforeAll(async () => {
  // Sessions of one instance hold on the other: both know the same passwords' hashes.
  const { ADMINS = '' } = await testEnvironment();
  server = await createTestServer({ env: { ADMINS } });
  there = await server.another({ ADMINS });
});
beforeEach(async () => {
  for (const name of ['audit', 'bearer_views', 'redeem_codes', 'offers', 'payment_orders']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const audit = () => server.connection.collection('audit');
/** Signing in leaves a record too. */
const OF_VALUES = { action: { $ne: 'admins/sign-in' } };
const finance = () => server.signInAsAdmin(undefined, 'finance');
const support = () => server.signInAsAdmin(undefined, 'support');
const readCodes = (browser: TestClient, query: Record<string, string> = { page: '1' }) =>
  browser.send(listRedeemCodes, { query });

describe('a view of whole live values', () => {
  it('is recorded with who, what and where', async () => {
    await givenLiveCode(server);
    const browser = await finance();
    (await readCodes(browser)).payload();
    expect(await audit().find(OF_VALUES).toArray()).toMatchObject([
      {
        ...{ actor: 'fay', action: 'redeem-codes/view', target: 'redeem-codes' },
        ...{ details: { list: 'redeem-codes' }, at: server.clock.now() },
        requestId: expect.any(String) as string,
      },
    ]);
    const query = { action: 'redeem-codes/view,offers/view,payments/view' };
    expect((await browser.send(listAudit, { query })).payload().audit).toHaveLength(1);
  });

  it('names the user whose records were read, without standing in the timeline', async () => {
    const { userId } = await server.givenAccount();
    await givenOrder(server, userId);
    const browser = await finance();
    const params = { id: userId };
    (await browser.send(getTimeline, { params })).payload();
    expect(await audit().find(OF_VALUES).toArray()).toMatchObject([
      { action: 'accounts/view-codes', target: 'users', userId, details: { userId } },
    ]);
    const { timeline } = (await browser.send(getTimeline, { params })).payload();
    expect(timeline.filter(({ kind }) => kind === 'admin')).toEqual([]);
    const query = { about: String(userId) };
    const found = (await browser.send(listAudit, { query })).payload().audit;
    expect(found.map(({ action }) => action)).toContain('accounts/view-codes');
  });

  it('is one for an opened record of a user, whatever lists and kinds of codes it reads', async () => {
    const { userId } = await server.givenAccount();
    await givenOrder(server, userId);
    await givenLiveOffer(server, userId);
    const browser = await finance();
    const params = { id: userId };
    const reads = [getUserRecords, getTimeline, getUserPayments, getUserRecords];
    const answers = await Promise.all(
      reads.map((call) => browser.send(call as typeof getUserRecords, { params })),
    );
    for (const answer of answers) answer.payload();
    expect(await audit().find(OF_VALUES).toArray()).toMatchObject([
      { action: 'accounts/view-codes', userId },
    ]);
    server.clock.advance(20 * MINUTE_MS);
    (await browser.send(getTimeline, { params })).payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(1);
    server.clock.advance(10 * MINUTE_MS);
    (await browser.send(getTimeline, { params })).payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(2);
  });

  it('is one, however often the list is read within half an hour, page by page or whole', async () => {
    await Promise.all(Array.from({ length: 3 }, () => givenLiveCode(server)));
    const browser = await finance();
    for (const query of [{ page: '1', limit: '1' }, { page: '2', limit: '1' }, {}] as object[]) {
      (await readCodes(browser, query as Record<string, string>)).payload();
    }
    server.clock.advance(30 * MINUTE_MS - 1);
    // Another instance knows it too.
    const same = there.client();
    same.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
    (await readCodes(same)).payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(1);
  });

  it('is another one after half an hour, in another list, of another user, in another session', async () => {
    const [one, other] = [await server.givenAccount(), await server.givenAccount()];
    await givenLiveCode(server);
    for (const { userId } of [one, other]) await givenOrder(server, userId);
    const browser = await finance();
    const count = () => audit().countDocuments(OF_VALUES);
    (await readCodes(browser)).payload();
    server.clock.advance(20 * MINUTE_MS);
    (await browser.send(listPayments)).payload();
    server.clock.advance(10 * MINUTE_MS);
    (await readCodes(browser)).payload();
    expect(await count()).toBe(3);
    for (const { userId } of [one, other]) {
      (await browser.send(getUserPayments, { params: { id: userId } })).payload();
    }
    expect(await count()).toBe(5);
    (await readCodes(await finance())).payload();
    expect(await count()).toBe(6);
  });

  it('is one when two instances show it at the same time', async () => {
    await givenLiveCode(server);
    const browser = await finance();
    const same = there.client();
    same.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
    const both = [browser, same, browser, same].map((client) => readCodes(client));
    for (const answer of await Promise.all(both)) answer.payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(1);
  });

  it('shows nothing that cannot be recorded', async () => {
    const code = await givenLiveCode(server);
    const browser = await finance();
    const repository = server.app.get(AuditRepository, { strict: false });
    const broken = jest.spyOn(repository, 'append').mockImplementation(() => {
      throw new Error('no audit');
    });
    try {
      for (const query of [{}, { page: '1' }] as Record<string, string>[]) {
        const answer = await readCodes(browser, query);
        expect([answer.status, answer.text.includes(code)]).toEqual([500, false]);
      }
    } finally {
      broken.mockRestore();
    }
    (await readCodes(browser)).payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(1);
  });

  it('is none of used, ended or masked values, and none of what an action made', async () => {
    const user = await server.givenAccount();
    const used = await givenLiveCode(server);
    const body = { code: used };
    (await (await server.signInAs(user)).send(redeemCode, { body })).payload();
    await givenOrder(server, user.userId, {
      expiresAt: new Date(server.clock.now().getTime() - SETTLING_MS),
    });
    const browser = await finance();
    expect((await readCodes(browser)).payload().codes[0]?.redeem_code).toBe(used);
    (await browser.send(listPayments)).payload();
    await givenLiveCode(server);
    (await readCodes(await support())).payload();
    expect(await audit().countDocuments(OF_VALUES)).toBe(0);
    (await browser.send(generateRedeemCodes, { body: { count: 2, days: 1, videos: 0 } })).payload();
    const records = await audit().find(OF_VALUES).toArray();
    expect(records.map(({ action }) => action as unknown)).toEqual(['redeem-codes/generate']);
  });

  it('costs no round trip more once it is recorded', async () => {
    await givenLiveCode(server);
    const browser = await finance();
    const commands: string[] = [];
    const note = ({ commandName }: { commandName: string }) => void commands.push(commandName);
    (await readCodes(browser)).payload();
    server.serviceConnection.getClient().on('commandStarted', note);
    (await readCodes(browser)).payload();
    const asFinance = commands.splice(0).toSorted();
    const viewer = await support();
    commands.splice(0);
    (await readCodes(viewer)).payload();
    server.serviceConnection.getClient().off('commandStarted', note);
    expect(asFinance).toEqual(commands.toSorted());
  });
});

describe('values that are live', () => {
  it('are masked to their last four characters, and whole again when they are used or over', async () => {
    const user = await server.givenAccount();
    const { userId } = user;
    const code = await givenLiveCode(server);
    const offer = await givenLiveOffer(server, userId);
    const { ref_code } = await givenOrder(server, userId);
    const browser = await support();
    const codeShown = async () => (await readCodes(browser)).payload().codes[0]?.redeem_code;
    const refShown = async () => (await browser.send(listPayments)).payload().payments[0]?.ref_code;
    expect(await codeShown()).toBe(`••••••••••••${code.slice(-4)}`);
    expect(await refShown()).toBe(`••••${ref_code.slice(-4)}`);
    const { offers } = (await browser.send(listActiveOffers)).payload();
    expect(offers[0]?.message).toContain(`/plans/${maskBearerValue(offer)}`);

    (await (await server.signInAs(user)).send(redeemCode, { body: { code } })).payload();
    expect(await codeShown()).toBe(code);
    // It reads timed out from its end on, and may be completed for another day.
    server.clock.advance(30 * MINUTE_MS);
    const later = await support();
    const [listed] = (await later.send(listPayments)).payload().payments;
    expect(listed).toMatchObject({ status: 'timed_out', ref_code: maskBearerValue(ref_code) });
    server.clock.advance(DAY_MS);
    const last = await support();
    expect((await last.send(listPayments)).payload().payments[0]?.ref_code).toBe(ref_code);
  });

  it('are whole for their own user, also in a browser that is an administrator as well', async () => {
    const user = await server.givenAccount();
    const params = { id: user.userId };
    const offer = await givenLiveOffer(server, user.userId);
    const { ref_code } = await givenOrder(server, user.userId);
    const browser = await server.signInAs(user);
    await server.signInAsAdmin(browser, 'viewer');
    const own = (await browser.send(getUserOffer, { params })).payload().offer;
    expect(own?.message).toContain(`/plans/${offer}`);
    const { payments } = (await browser.send(getUserPayments, { params })).payload();
    expect(payments[0]?.ref_code).toBe(ref_code);
    expect(await audit().countDocuments(OF_VALUES)).toBe(0);
  });

  it('are recorded where the inbox suggests their orders', async () => {
    await plantLiveValues(server, (await server.givenAccount()).userId);
    (await (await finance()).send(listPaymentInbox)).payload();
    const record = { action: 'payments/view', details: { list: 'payment-inbox' } };
    expect(await audit().countDocuments(record)).toBe(1);
  });
});

describe('searching unused codes without the permission to grant', () => {
  const found = async (browser: TestClient, search: string) => {
    const { codes, counts } = (await readCodes(browser, { page: '1', search })).payload();
    expect(counts?.all).toBe(codes.length);
    return codes.length;
  };

  it('finds them by their end, by the whole code and by their batch', async () => {
    const code = await givenLiveCode(server, 'Eid 2031');
    const browser = await support();
    for (const search of [code.slice(-4), code.slice(-1), code, formatRedeemCode(code), 'eid']) {
      expect([search, await found(browser, search)]).toEqual([search, 1]);
    }
  });

  it('tells nothing about any other part, so that no code can be guessed bit by bit', async () => {
    const code = await givenLiveCode(server);
    const [viewer, owner] = [await support(), await server.signInAsAdmin()];
    for (let length = 1; length < 16; length += 1) {
      const beginning = code.slice(0, length);
      const end = code.slice(-length);
      const isSameAsEnd = code.endsWith(beginning);
      expect([beginning, await found(viewer, beginning)]).toEqual([beginning, isSameAsEnd ? 1 : 0]);
      expect([end, await found(viewer, end)]).toEqual([end, length <= 4 ? 1 : 0]);
      expect([end, await found(owner, end)]).toEqual([end, 1]);
    }
  });
});
