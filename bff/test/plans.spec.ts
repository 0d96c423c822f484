import { DAY_MS, PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { type Cause, type Grant, PlansService } from '../src/domain/plans/plans.service';
import { replayedPlan } from './support/replayed-plan';
import { balanceOf, newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let plans: PlansService;
/** The same service on another machine: it shares the database and nothing else. */
let elsewhere: TestServer;
let plansElsewhere: PlansService;
let ledger: LedgerRepository;

beforeAll(async () => {
  server = await createTestServer();
  plans = server.app.get(PlansService, { strict: false });
  elsewhere = await createTestServer({ clock: server.clock, databaseUri: server.databaseUri });
  plansElsewhere = elsewhere.app.get(PlansService, { strict: false });
  ledger = server.app.get(LedgerRepository, { strict: false });
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

/** Every second piece of work goes to the other machine. */
const plansFor = (number: number) => (number % 2 ? plans : plansElsewhere);
const botFor = (number: number) => (number % 2 ? server : elsewhere).bot();

const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };
const byAdmin: Cause = { reason: 'admin', actor: 'admin:ana' };
let nextSource = 0;
const once = (): Cause => ({ ...byAdmin, sourceId: `source-${(nextSource += 1)}` });

const stored = async (userId: number) => {
  const user = await server.connection.collection('users').findOne({ userId });
  if (!user) throw new Error(`no user ${userId}`);
  return user;
};

describe('a grant', () => {
  it('starts the first plan now and keeps the derived end in step', async () => {
    const { userId } = await server.givenAccount({ plan: NO_PLAN });
    const now = server.clock.now();
    const grant: Grant = { days: 30, videos: 65, price: 999, currency: 'INR', activates: ['drm'] };
    await plans.grantPlan(userId, grant, once());
    expect(await stored(userId)).toMatchObject({
      plan: { start: now, days: 30, balance: 65, price: 999, currency: 'INR', activates: ['drm'] },
      expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    });
  });

  it('adds to an active plan, keeps its start and the terms it does not name', async () => {
    const start = new Date(server.clock.now().getTime() - 10 * DAY_MS);
    const { userId } = await server.givenAccount({ plan: { start, days: 30, balance: 4 } });
    await plans.grantPlan(userId, { days: 7, videos: 6 }, once());
    expect(await stored(userId)).toMatchObject({
      plan: { start, days: 37, balance: 10, price: 1_500, currency: 'BDT' },
      expiresAt: new Date(start.getTime() + 37 * DAY_MS),
    });
  });

  it('starts an expired plan anew and keeps the videos left', async () => {
    const start = new Date(server.clock.now().getTime() - 30 * DAY_MS);
    const { userId } = await server.givenAccount({ plan: { start, days: 30, balance: 4 } });
    await plans.grantPlan(userId, { days: 7, videos: 6 }, once());
    expect((await stored(userId))['plan']).toMatchObject({
      start: server.clock.now(),
      days: 7,
      balance: 10,
    });
  });

  it('writes who gave what, why, and the videos left afterwards into the ledger', async () => {
    const { userId } = await server.givenAccount({ plan: NO_PLAN });
    const cause: Cause = { reason: 'payment', actor: 'bot:relay-one', sourceId: 'order-77' };
    await plans.grantPlan(userId, { days: 30, videos: 65, price: 99, currency: 'BDT' }, cause);
    await plans.grantPlan(userId, { days: 0, videos: 5 }, byAdmin);
    const at = server.clock.now();
    const none = { price: null, currency: null, activates: null };
    expect(await ledger.listOfUser(userId)).toEqual([
      {
        userId,
        number: 1,
        days: 30,
        videos: 65,
        ...none,
        price: 99,
        currency: 'BDT',
        ...cause,
        purchase: 'first',
        balanceAfter: 65,
        at,
      },
      {
        userId,
        number: 2,
        days: 0,
        videos: 5,
        ...none,
        ...byAdmin,
        sourceId: null,
        balanceAfter: 70,
        at,
      },
    ]);
  });
});

describe('the bots that a plan opens', () => {
  it('are united with those of a grant while it is active: nobody loses what was paid for', async () => {
    const { userId } = await server.givenAccount({ plan: { days: 30, activates: ['drm'] } });
    await plans.grantPlan(userId, { days: 7, videos: 0, activates: ['notify'] }, once());
    expect((await stored(userId))['plan']).toMatchObject({ activates: ['drm', 'notify'] });
  });

  it('are those of the grant when it was over', async () => {
    const start = new Date(server.clock.now().getTime() - 30 * DAY_MS);
    const { userId } = await server.givenAccount({ plan: { start, activates: ['drm'] } });
    await plans.grantPlan(userId, { days: 7, videos: 0, activates: ['notify'] }, once());
    expect((await stored(userId))['plan']).toMatchObject({ activates: ['notify'] });
  });
});

describe('a source that was granted before', () => {
  it('changes nothing, also 20 times at once on two machines', async () => {
    const { userId } = await server.givenAccount({ plan: NO_PLAN });
    const cause = once();
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        plansFor(number).grantPlan(userId, { days: 30, videos: 65 }, cause),
      ),
    );
    expect(new Set(given.map((plan) => plan.balance))).toEqual(new Set([65]));
    expect((await stored(userId))['plan']).toMatchObject({ days: 30, balance: 65 });
    expect(await ledger.listOfUser(userId)).toHaveLength(1);
  });

  it('is another one under another reason; grants without a source are never the same', async () => {
    const { userId } = await server.givenAccount({ plan: NO_PLAN });
    const cause = once();
    await plans.grantPlan(userId, { days: 1, videos: 1 }, cause);
    await plans.grantPlan(userId, { days: 1, videos: 1 }, { ...cause, reason: 'offer' });
    await plans.grantPlan(userId, { days: 1, videos: 1 }, byAdmin);
    await plans.grantPlan(userId, { days: 1, videos: 1 }, byAdmin);
    expect((await stored(userId))['plan']).toMatchObject({ days: 4, balance: 4 });
  });
});

describe('a grant that is refused writes nothing', () => {
  it.each([
    ['negative days', { days: -1, videos: 0 }, 'plans/invalid-amount'],
    ['half a video', { days: 0, videos: 0.5 }, 'plans/invalid-amount'],
    ['not a number', { days: Number.NaN, videos: 0 }, 'plans/invalid-amount'],
    ['more than a plan holds', { days: 0, videos: PLAN_AMOUNT_LIMIT }, 'plans/amount-too-large'],
  ])('%s', async (_what, grant, code) => {
    const { userId } = await server.givenAccount({ plan: { balance: 1 } });
    const before = await stored(userId);
    await expect(plans.grantPlan(userId, grant, once())).rejects.toMatchObject({ code });
    expect(await stored(userId)).toEqual(before);
    expect(await ledger.listOfUser(userId)).toEqual([]);
  });

  it('to nobody', async () => {
    const cause = once();
    const grant = plans.grantPlan(999_999_999, { days: 1, videos: 1 }, cause);
    await expect(grant).rejects.toMatchObject({ code: 'accounts/not-found' });
    expect(await ledger.holds(cause.reason, cause.sourceId ?? '')).toBe(false);
  });
});

describe('grants and downloads at the same time on two machines', () => {
  it('equal some order of them: nothing is lost and the ledger reproduces the plan', async () => {
    const user = await server.givenAccount({ plan: NO_PLAN });
    const { userId } = user;
    await plans.grantPlan(userId, { days: 30, videos: 10 }, once());
    await Promise.all([
      ...Array.from({ length: 12 }, (_, number) =>
        plansFor(number).grantPlan(userId, { days: number % 3, videos: number }, once()),
      ),
      ...Array.from({ length: 8 }, async (_, number) =>
        (await send(botFor(number), newTaskId(), report(userId))).payload(),
      ),
    ]);
    expect((await stored(userId))['plan']).toMatchObject({ days: 42, balance: 10 + 66 - 8 });
    expect((await stored(userId))['plan']).toMatchObject(await replayedPlan(server, userId));
    expect(await balanceOf(await server.signInAs(user), userId)).toBe(68);
  });

  it('never push the balance below 0', async () => {
    const { userId } = await server.givenAccount({ plan: NO_PLAN });
    await plans.grantPlan(userId, { days: 30, videos: 3 }, once());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => send(botFor(number), newTaskId(), report(userId))),
    );
    expect(answers.map((answer) => answer.payload().balance).sort()).toEqual([0, 0, 0, 0, 1, 2]);
    expect((await stored(userId))['plan']).toMatchObject(await replayedPlan(server, userId));
  });
});
