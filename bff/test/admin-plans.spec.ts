import { addUser, deductPlan, resetUserPlan, updatePlan } from '@portal/contracts';
import { DAY_MS, PLAN_AMOUNT_LIMIT, PLAN_PACKAGES } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { NO_USER_IDS } from './support/bad-input';
import { replayedPlan } from './support/replayed-plan';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

let nextUserId = 300_000;
const newUserId = () => (nextUserId += 1);
const add = (body: object) => admin.send(addUser, { body });
const update = (id: number, body: object) => admin.send(updatePlan, { params: { id }, body });
const cut = (id: number, body: object) => admin.send(deductPlan, { params: { id }, body });
const reset = (id: number) => admin.send(resetUserPlan, { params: { id } });

/** A user whose plan stands in the ledger. */
async function givenUser(days: number, balance: number): Promise<number> {
  const userId = newUserId();
  (await add({ userId, days, balance })).payload();
  return userId;
}

/** No whole numbers above 0, as a client could send them (PAY-26). */
const NO_AMOUNTS = ['5', '', -1, 1.5, null, true, [], {}, [5], 2 ** 53, -0.5];

/** All that a refused change must not touch. */
const snapshot = async (userId: number) => ({
  user: await storedUser(server, userId),
  ledger: await ledgerOf(server, userId),
  audit: await auditOf(server, userId),
});

describe('Add / Update User', () => {
  it('of an unknown id opens the account with the days and videos', async () => {
    const userId = newUserId();
    expect((await add({ userId, days: 30, balance: 65 })).payload()).toMatchObject({
      message: 'User added with 30 days and 65 videos.',
      isNew: true,
      user: { userId, name: `User ${userId}`, expiry: 30, balance: 65, isExpired: false },
    });
    expect(await ledgerOf(server, userId)).toMatchObject([
      { days: 30, videos: 65, reason: 'admin', actor: 'admin:ana', balanceAfter: 65, number: 1 },
    ]);
  });

  it('of a known id adds to the plan', async () => {
    const userId = await givenUser(30, 65);
    expect((await add({ userId, days: 30 })).payload()).toMatchObject({
      message: 'Plan updated: 30 days added.',
      isNew: false,
      user: { expiry: 60, balance: 65 },
    });
  });

  it('balance is optional, and days or balance may be 0 but not both', async () => {
    const userId = await givenUser(0, 1);
    expect((await add({ userId, days: 0, balance: 0 })).code).toBe('request/invalid');
    expect((await add({ userId, days: 0 })).code).toBe('request/invalid');
    expect((await add({ userId: newUserId(), days: 1 })).payload().message).toBe(
      'User added with 1 day.',
    );
  });

  it.each(NO_USER_IDS)('of the id %p is refused', async (userId) => {
    expect((await add({ userId, days: 30, balance: 0 })).code).toBe('request/invalid');
  });

  it('above what a plan can hold is refused and opens no account', async () => {
    const userId = newUserId();
    const answer = await add({ userId, days: PLAN_AMOUNT_LIMIT + 1 });
    expect([answer.status, answer.code]).toEqual([422, 'plans/amount-too-large']);
    expect(await snapshot(userId)).toEqual({ user: null, ledger: [], audit: [] });
  });

  it('of one unknown id twice at once opens one account with both', async () => {
    const userId = newUserId();
    const other = await server.another();
    const there = await other.signInAsAdmin();
    const body = { userId, days: 10, balance: 5 };
    const answers = await Promise.all([add(body), there.send(addUser, { body })]);
    expect(answers.map((answer) => answer.payload().isNew).sort()).toEqual([false, true]);
    expect((await storedUser(server, userId))?.['plan']).toMatchObject({ days: 20, balance: 10 });
    expect((await auditOf(server, userId)).map(({ action }) => action)).toEqual([
      'accounts/open',
      'plans/add',
    ]);
  });
});

describe('Add Days, Add Videos and Add Package', () => {
  it('add days, videos or both', async () => {
    const userId = await givenUser(10, 5);
    expect((await update(userId, { daysToAdd: 7 })).payload()).toMatchObject({
      message: 'Plan updated: 7 days added.',
      user: { expiry: 17, balance: 5 },
    });
    expect((await update(userId, { balanceToAdd: 1 })).payload()).toMatchObject({
      message: 'Plan updated: 1 video added.',
      user: { expiry: 17, balance: 6 },
    });
    for (const { days: daysToAdd, videos: balanceToAdd } of PLAN_PACKAGES) {
      (await update(userId, { daysToAdd, balanceToAdd })).payload();
    }
    const stored = await storedUser(server, userId);
    expect(stored?.['plan']).toMatchObject({ days: 201, balance: 201_000_167 });
    expect(stored?.['plan']).toEqual(await replayedPlan(server, userId));
  });

  it('days for a plan that is over start it anew now', async () => {
    const userId = await givenUser(1, 0);
    server.clock.advance(3 * DAY_MS);
    admin = await server.signInAsAdmin();
    expect((await update(userId, { daysToAdd: 2 })).payload().user).toMatchObject({
      startDate: server.clock.now().toISOString(),
      daysRemaining: 2,
    });
  });

  it('more than a plan can hold is refused and changes nothing', async () => {
    const userId = await givenUser(30, 65);
    const before = await snapshot(userId);
    for (const body of [
      { daysToAdd: PLAN_AMOUNT_LIMIT },
      { balanceToAdd: PLAN_AMOUNT_LIMIT },
      { daysToAdd: 1, balanceToAdd: Number.MAX_SAFE_INTEGER },
    ]) {
      expect((await update(userId, body)).code).toBe('plans/amount-too-large');
    }
    expect(await snapshot(userId)).toEqual(before);
  });

  it('for nobody is User not found.', async () => {
    const answers = [
      await update(999_999_999, { daysToAdd: 1 }),
      await cut(999_999_999, { daysToCut: 1 }),
      await reset(999_999_999),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array<unknown>(3).fill([404, 'accounts/not-found']),
    );
    expect(await snapshot(999_999_999)).toEqual({ user: null, ledger: [], audit: [] });
  });
});

describe('Cut Days and Cut Videos', () => {
  it('take what is asked for', async () => {
    const userId = await givenUser(10, 8);
    expect((await cut(userId, { daysToCut: 1 })).payload()).toMatchObject({
      message: 'Plan updated: 1 day cut.',
      cut: { days: 1, videos: 0 },
      user: { expiry: 9, balance: 8 },
    });
    expect((await cut(userId, { balanceToCut: 5 })).payload()).toMatchObject({
      cut: { days: 0, videos: 5 },
      user: { expiry: 9, balance: 3 },
    });
  });

  it('never go below zero and say what was really cut', async () => {
    const userId = await givenUser(10, 8);
    expect((await cut(userId, { daysToCut: 20, balanceToCut: 100 })).payload()).toMatchObject({
      message: 'Plan updated: 10 days and 8 videos cut. There was no more to cut.',
      cut: { days: 10, videos: 8 },
      user: { expiry: 0, balance: 0, isExpired: true },
    });
    expect((await cut(userId, { daysToCut: 1, balanceToCut: 1 })).payload().cut).toEqual({
      ...{ days: 0, videos: 0 },
    });
    expect((await ledgerOf(server, userId)).map(({ days, videos }) => [days, videos])).toEqual([
      [10, 8],
      [-10, -8],
      [0, 0],
    ]);
    expect(await auditOf(server, userId)).toMatchObject([
      {},
      { action: 'plans/cut', details: { wantedDays: 20, days: 10, wantedVideos: 100, videos: 8 } },
      { action: 'plans/cut', details: { days: 0, videos: 0 } },
    ]);
  });
});

describe('amounts', () => {
  it.each(NO_AMOUNTS)('of %p are refused everywhere and change nothing (PAY-26)', async (wrong) => {
    const userId = await givenUser(10, 8);
    const before = await snapshot(userId);
    const answers = [
      await update(userId, { daysToAdd: wrong }),
      await update(userId, { balanceToAdd: wrong }),
      await update(userId, { daysToAdd: 1, balanceToAdd: wrong }),
      await cut(userId, { daysToCut: wrong }),
      await cut(userId, { daysToCut: 1, balanceToCut: wrong }),
      await add({ userId, days: wrong }),
      await add({ userId, days: 1, balance: wrong }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array<unknown>(answers.length).fill([400, 'request/invalid']),
    );
    expect(await snapshot(userId)).toEqual(before);
  });

  it.each(['{}', '{"daysToAdd":0}', '{"daysToAdd":1e309}', '{"daysToAdd":NaN}', '[]', ''])(
    'in the body %s are refused and change nothing',
    async (payload) => {
      const userId = await givenUser(10, 8);
      const before = await snapshot(userId);
      for (const action of ['update-plan', 'deduct-plan']) {
        const url = `/api/admin/user/${userId}/${action}`;
        const body = payload.replace(
          'daysToAdd',
          action === 'update-plan' ? 'daysToAdd' : 'daysToCut',
        );
        const headers = { 'content-type': 'application/json' };
        const answer = await admin.request({ method: 'POST', url, payload: body, headers });
        expect(answer.status).toBe(400);
      }
      expect(await snapshot(userId)).toEqual(before);
    },
  );
});

describe('Reset Plan', () => {
  it('the plan expires and the balance becomes 0; settings stay', async () => {
    const userId = await givenUser(30, 65);
    const before = await storedUser(server, userId);
    expect((await reset(userId)).payload()).toMatchObject({
      message: 'Plan reset: it has expired and no videos are left.',
      user: { isExpired: true, daysRemaining: 0, balance: 0 },
    });
    const after = await storedUser(server, userId);
    expect(after?.['settings']).toEqual(before?.['settings']);
    expect(after?.['plan']).toEqual(await replayedPlan(server, userId));
    expect(await auditOf(server, userId)).toMatchObject([
      {},
      {
        action: 'plans/reset',
        details: { days: 30, videos: 65, 'after:days': 0, 'after:videos': 0 },
      },
    ]);
  });
});

it('40 adds, cuts and resets at once over two instances equal some serial order (PAY-25)', async () => {
  const userId = await givenUser(20, 200);
  const other = await server.another();
  const there = await other.signInAsAdmin();
  await Promise.all(
    Array.from({ length: 40 }, (_, number) => {
      const browser = number % 2 ? admin : there;
      const params = { id: userId };
      if (number % 10 === 9) return browser.send(resetUserPlan, { params });
      if (number % 3 === 0) {
        const body = { daysToAdd: 1 + (number % 5), balanceToAdd: 3 };
        return browser.send(updatePlan, { params, body });
      }
      return browser.send(deductPlan, { params, body: { daysToCut: 2, balanceToCut: 30 } });
    }),
  ).then((answers) => expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200)));
  const plan = (await storedUser(server, userId))?.['plan'];
  expect(plan).toEqual(await replayedPlan(server, userId));
  const entries = await ledgerOf(server, userId);
  expect(Math.min(...entries.map(({ balanceAfter }) => Number(balanceAfter)))).toBe(0);
  // Each change has its record, and no record is without its change.
  expect(entries).toHaveLength(41);
  expect(await auditOf(server, userId)).toHaveLength(41);
});
