import { DAY_MS, PLAN_PACKAGES, replayPlan } from '@portal/rules';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import type { LedgerEntry } from '../src/domain/plans/ledger-entry';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { type Cause, PlansService } from '../src/domain/plans/plans.service';
import { replayedPlan } from './support/replayed-plan';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

const ADMIN = 'admin:ana';
let server: TestServer;
let elsewhere: TestServer;
let plans: PlansService;
let ledger: LedgerRepository;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
  plans = server.app.get(PlansService, { strict: false });
  ledger = server.app.get(LedgerRepository, { strict: false });
});
afterAll(() => server.stop());

let nextSource = 0;
const once = (reason: Cause['reason'] = 'admin'): Cause => ({
  reason,
  actor: ADMIN,
  sourceId: `edit-${(nextSource += 1)}`,
});

/** A user whose whole plan stands in the ledger. */
async function givenUser(days: number, videos: number): Promise<number> {
  const userId = 70_000 + (nextSource += 1);
  await server.app.get(AccountsService, { strict: false }).open({ userId });
  if (days + videos > 0) await plans.grantPlan(userId, { days, videos }, once());
  return userId;
}

const stored = async (userId: number) => {
  const user = await server.connection.collection('users').findOne({ userId });
  if (!user) throw new Error(`no user ${userId}`);
  return user;
};

describe('a cut', () => {
  it('shortens the plan, takes videos, and the ledger says what was really cut and by whom', async () => {
    const userId = await givenUser(10, 8);
    const start = server.clock.now();
    const { cut } = await plans.cutPlan(userId, { days: 4, videos: 20 }, { actor: ADMIN });
    expect(cut).toEqual({ days: 4, videos: 8 });
    expect(await stored(userId)).toMatchObject({
      plan: { start, days: 6, balance: 0 },
      expiresAt: new Date(start.getTime() + 6 * DAY_MS),
    });
    const entry: Partial<LedgerEntry> = { number: 2, days: -4, videos: -8, balanceAfter: 0 };
    const entries = await ledger.listOfUser(userId);
    expect(entries[1]).toMatchObject({ ...entry, reason: 'cut', actor: ADMIN, sourceId: null });
  });

  it('of days takes none from a plan that is over', async () => {
    const userId = await givenUser(1, 5);
    server.clock.advance(DAY_MS);
    const before = await stored(userId);
    expect((await plans.cutPlan(userId, { days: 1, videos: 0 }, { actor: ADMIN })).cut.days).toBe(
      0,
    );
    expect(await stored(userId)).toEqual(before);
  });

  it.each([-1, 0.5, Number.NaN])('of %d is refused, so that it cannot add', async (amount) => {
    const userId = await givenUser(10, 8);
    const before = await stored(userId);
    const refused = { code: 'plans/invalid-amount' };
    await expect(
      plans.cutPlan(userId, { days: amount, videos: 0 }, { actor: ADMIN }),
    ).rejects.toMatchObject(refused);
    await expect(
      plans.cutPlan(userId, { days: 0, videos: amount }, { actor: ADMIN }),
    ).rejects.toMatchObject(refused);
    expect(await stored(userId)).toEqual(before);
    expect(await ledger.listOfUser(userId)).toHaveLength(1);
  });

  it('of nobody is refused', async () => {
    const nobody = { code: 'accounts/not-found' };
    await expect(
      plans.cutPlan(999_999, { days: 1, videos: 1 }, { actor: ADMIN }),
    ).rejects.toMatchObject(nobody);
    await expect(plans.resetPlan(999_999, { actor: ADMIN })).rejects.toMatchObject(nobody);
  });
});

it('a reset: the plan expires and the balance becomes 0; the next grant starts it anew', async () => {
  const userId = await givenUser(30, 65);
  server.clock.advance(2.5 * DAY_MS);
  await plans.resetPlan(userId, { actor: ADMIN });
  const { plan, expiresAt } = await stored(userId);
  expect(expiresAt.getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
  expect(plan.balance).toBe(0);
  expect((await ledger.listOfUser(userId))[1]).toMatchObject({
    ...{ reason: 'reset', days: -28, videos: -65, balanceAfter: 0 },
  });
  await plans.grantPlan(userId, { days: 3, videos: 9 }, once());
  expect((await stored(userId))['plan']).toMatchObject({
    start: server.clock.now(),
    ...{ days: 3, balance: 9 },
  });
});

/** One of a hundred edits; each is another kind than its neighbours and comes through either instance. */
async function edit(number: number, userId: number): Promise<unknown> {
  const at = number % 2 ? server : elsewhere;
  const service = at.app.get(PlansService, { strict: false });
  switch (number % 7) {
    case 0:
      return service.grantPlan(userId, { days: number % 4, videos: number }, once());
    case 1:
      return service.cutPlan(userId, { days: number % 5, videos: number * 3 }, { actor: ADMIN });
    case 2:
      return service.grantPlan(
        userId,
        PLAN_PACKAGES[number % 2] ?? { days: 1, videos: 65 },
        once(),
      );
    case 3:
      return service.grantPlan(
        userId,
        { days: 7, videos: 40, price: 799, currency: 'BDT', activates: ['drm'] },
        once('payment'),
      );
    case 4:
      return number % 4
        ? service.resetPlan(userId, { actor: ADMIN })
        : service.cutPlan(userId, ALL, { actor: ADMIN });
    default:
      return reportedAtLast(at, userId);
  }
}

/** As a bot does it: what is not answered in time is reported again under its id, and counts once. */
async function reportedAtLast(at: TestServer, userId: number): Promise<unknown> {
  const taskId = newTaskId();
  for (;;) {
    const answer = await send(at.bot(), taskId, report(userId));
    if (answer.code !== 'service/unavailable') return answer.payload();
  }
}
const ALL = { days: 1_000, videos: 1_000_000 };
const EDITS = Array.from({ length: 100 }, (_, number) => number);

it('100 concurrent mixed edits over two instances equal some serial order and never go below zero', async () => {
  const userId = await givenUser(5, 50);
  await Promise.all(EDITS.map((number) => edit(number, userId)));
  const entries = await ledger.listOfUser(userId);
  const changes = EDITS.filter((number) => number % 7 < 5).length;
  expect(entries.map(({ number }) => number)).toEqual(
    Array.from({ length: changes + 1 }, (_, place) => place + 1),
  );
  // The ledger is that order: from entry to entry nothing is negative, and its end is what is stored.
  for (let last = 1; last <= entries.length; last += 1) {
    const plan = replayPlan(entries.slice(0, last));
    expect(
      Math.min(plan.days, plan.balance, entries[last - 1]?.balanceAfter ?? -1),
    ).toBeGreaterThanOrEqual(0);
  }
  const { plan } = await stored(userId);
  expect(plan).toEqual(await replayedPlan(server, userId));
});
