import { type BulkAction, deductPlan, toggleFreeze, updatePlan } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import fc from 'fast-check';
import { AccountActionsService } from '../src/domain/account-lifecycle/account-actions.service';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { PlansService } from '../src/domain/plans/plans.service';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { BulkRun } from './support/bulk';
import { replayedPlan } from './support/replayed-plan';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  // The proof of the sign-in carries half an hour, and tests travel for days.
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const plansOf = () => server.app.get(PlansService, { strict: false });
const planOf = async (userId: number): Promise<unknown> =>
  (await storedUser(server, userId))?.['plan'];
let nextUserId = 700_000;

/** A user whose plan stands in the ledger, so that it can be replayed. */
async function givenUser(days: number, videos: number): Promise<number> {
  const userId = (nextUserId += 1);
  await server.app.get(AccountsService, { strict: false }).open({ userId });
  const terms = { price: 999, currency: 'BDT', activates: ['drm' as const] };
  const cause = {
    reason: 'payment',
    actor: `user:${userId}`,
    sourceId: `order-${userId}`,
  } as const;
  if (days + videos > 0) await plansOf().grantPlan(userId, { days, videos, ...terms }, cause);
  return userId;
}

const plan = (action: BulkAction, userIds: number[]) =>
  BulkRun.plan(server, () => admin, action, { userIds });
const week: BulkAction = { kind: 'add', days: 7, videos: 10 };
const travel = async (days: number) => {
  server.clock.advance(days * DAY_MS);
  admin = await server.signInAsAdmin();
};
const download = (userId: number) => send(server.bot(), newTaskId(), report(userId));

/** The ledger makes the plan that is stored, and no record contradicts another. */
async function expectBooksRight(...userIds: number[]): Promise<void> {
  for (const userId of userIds)
    expect(await planOf(userId)).toEqual(await replayedPlan(server, userId));
  const books = server.app.get(ReconciliationService, { strict: false });
  const { violations } = await books.findMoneyViolations();
  // Payments of these tests have no orders.
  expect(violations.filter(({ kind }) => kind === 'plan_differs')).toEqual([]);
}

it.each<[string, BulkAction]>([
  ['added', week],
  ['cut', { kind: 'cut', days: 5, videos: 8 }],
  ['cut to nothing', { kind: 'cut', days: 999, videos: 999 }],
  ['set', { kind: 'set', days: 12, videos: 3 }],
])('what was %s comes back to the letter, days later too', async (_what, action) => {
  const active = await givenUser(30, 20);
  const expired = await givenUser(3, 20);
  const none = await givenUser(0, 0);
  await travel(6.4);
  const userIds = [active, expired, none];
  const before = await Promise.all(userIds.map(planOf));
  const users = await Promise.all(userIds.map((userId) => storedUser(server, userId)));
  const bulkRun = await plan(action, userIds);
  const { outcomes } = await bulkRun.run();
  await travel(2);
  expect(await bulkRun.undo()).toMatchObject({
    ...{ state: 'undone', sum: { days: 0, videos: 0 } },
    outcomes: { undone: outcomes.done, done: 0, kept: 0, unchanged: outcomes.unchanged },
  });
  expect(await Promise.all(userIds.map(planOf))).toEqual(before);
  expect(await Promise.all(userIds.map((userId) => storedUser(server, userId)))).toEqual(users);
  await expectBooksRight(...userIds);
});

it('reverses by ledger entries of its own, each with its audit record', async () => {
  const userId = await givenUser(30, 20);
  const bulkRun = await plan(week, [userId]);
  await bulkRun.run();
  await bulkRun.undo();
  const sourceId = `${bulkRun.planned._id}:${userId}`;
  expect((await ledgerOf(server, userId)).slice(1)).toMatchObject([
    { reason: 'bulk', days: 7, videos: 10, sourceId, actor: 'admin:ana' },
    { reason: 'bulk_undo', days: -7, videos: -10, sourceId, actor: 'admin:ana', balanceAfter: 20 },
  ]);
  expect(await auditOf(server, userId)).toMatchObject([
    {
      action: 'bulk-actions/add',
      details: { bulkAction: bulkRun.planned._id, days: 7, videos: 10 },
    },
    {
      action: 'bulk-actions/take-back',
      details: {
        ...{ bulkAction: bulkRun.planned._id, days: -7, videos: -10 },
        ...{ 'before:days': 37, 'after:days': 30, 'before:videos': 30, 'after:videos': 20 },
      },
    },
  ]);
});

it('videos that were downloaded meanwhile stay downloaded', async () => {
  const [some, all] = [await givenUser(30, 2), await givenUser(30, 2)];
  const bulkRun = await plan({ kind: 'add', days: 0, videos: 2 }, [some, all]);
  await bulkRun.run();
  await download(some);
  for (let count = 0; count < 3; count += 1) await download(all);
  await bulkRun.undo();
  expect([await planOf(some), await planOf(all)]).toMatchObject([{ balance: 1 }, { balance: 0 }]);
  expect(await bulkRun.endings()).toEqual({
    [some]: 'undone',
    [all]: 'undone: 1 of the videos were downloaded already.',
  });
  await expectBooksRight(some, all);
});

it('a plan that was changed since keeps the change, and the amounts go as far as there are any', async () => {
  const bought = await givenUser(3, 20);
  const emptied = await givenUser(3, 20);
  await travel(4);
  const bulkRun = await plan(week, [bought, emptied]);
  await bulkRun.run();
  await admin.send(updatePlan, { params: { id: bought }, body: { daysToAdd: 30 } });
  const everything = { daysToCut: 999, balanceToCut: 999 };
  await admin.send(deductPlan, { params: { id: emptied }, body: everything });
  expect(await bulkRun.undo()).toMatchObject({ outcomes: { undone: 1, kept: 1 } });
  expect(await planOf(bought)).toMatchObject({ start: server.clock.now(), days: 30, balance: 20 });
  expect(await bulkRun.endings()).toEqual({
    [bought]: 'undone: The plan was changed since: 7 days and 10 videos were taken back.',
    [emptied]: 'kept: The plan was changed since, and there is nothing left to take back.',
  });
  await expectBooksRight(bought, emptied);
});

it('two actions undone in the reverse order bring back the exact plan', async () => {
  const userId = await givenUser(3, 20);
  await travel(5);
  const before = await planOf(userId);
  const first = await plan(week, [userId]);
  await first.run();
  const second = await plan({ kind: 'set', days: 1, videos: 0 }, [userId]);
  await second.run();
  await second.undo();
  await first.undo();
  expect(await planOf(userId)).toEqual(before);
  await expectBooksRight(userId);
});

it('takes nothing from who is gone, or came back under the same id', async () => {
  const [gone, back] = [await givenUser(30, 20), await givenUser(30, 20)];
  const bulkRun = await plan(week, [gone, back]);
  await bulkRun.run();
  const origin = { actor: 'ana', address: '203.0.113.9', requestId: 'r' };
  for (const userId of [gone, back]) {
    await server.app.get(AccountActionsService, { strict: false }).delete(origin, userId);
  }
  await server.app.get(AccountsService, { strict: false }).open({ userId: back });
  await plansOf().grantPlan(back, { days: 9, videos: 9 }, { reason: 'admin', actor: 'admin:ana' });
  expect(await bulkRun.undo()).toMatchObject({ outcomes: { kept: 2, undone: 0 } });
  expect(await planOf(back)).toMatchObject({ days: 9, balance: 9 });
  expect(await bulkRun.endings()).toEqual({
    [gone]: 'kept: User not found.',
    [back]: 'kept: The account was deleted since, this is another one.',
  });
  await expectBooksRight(back);
});

it('unfreezes only whom it froze and nobody froze or unfroze since', async () => {
  const [ours, frozen, freed, again] = [
    await givenUser(1, 1),
    await givenUser(1, 1),
    await givenUser(1, 1),
    await givenUser(1, 1),
  ];
  const toggle = (id: number) => admin.send(toggleFreeze, { params: { id } });
  await toggle(frozen);
  const bulkRun = await plan({ kind: 'freeze' }, [ours, frozen, freed, again]);
  await bulkRun.run();
  server.clock.advance(1_000);
  await toggle(freed);
  await toggle(again);
  server.clock.advance(1_000);
  await toggle(again);
  await bulkRun.undo();
  const states = await Promise.all(
    [ours, frozen, freed, again].map((id) => storedUser(server, id)),
  );
  expect(states.map((user) => user?.['isFrozen'] as boolean)).toEqual([false, true, false, true]);
  const since = 'kept: Somebody froze or unfroze the user since.';
  expect(await bulkRun.endings()).toEqual({
    ...{ [ours]: 'undone', [frozen]: 'unchanged', [freed]: since, [again]: since },
  });
});

it('removes the offers that are still there', async () => {
  const [has, removed] = [await givenUser(1, 1), await givenUser(1, 1)];
  const offers = server.connection.collection('offers');
  const bulkRun = await plan({ kind: 'offer', message: 'Come back!' }, [has, removed]);
  await bulkRun.run();
  await offers.deleteOne({ userId: removed });
  await bulkRun.undo();
  expect(await offers.countDocuments({ userId: { $in: [has, removed] } })).toBe(0);
  expect(await bulkRun.endings()).toEqual({
    ...{ [has]: 'undone', [removed]: 'kept: The offer was removed already.' },
  });
});

it('of what was stopped takes back what was done, and leaves the others alone', async () => {
  const [one, other] = [await givenUser(30, 20), await givenUser(30, 20)];
  const before = await planOf(one);
  const bulkRun = await plan(week, [one, other]);
  const rows = server.connection.collection('bulk_rows');
  await bulkRun.run();
  // As if it had been stopped before the second.
  await rows.updateOne({ userId: other }, { $set: { outcome: 'pending' } });
  await bulkRun.undo();
  expect(await planOf(one)).toEqual(before);
  expect(await bulkRun.endings()).toEqual({ [one]: 'undone', [other]: 'pending' });
});

const amount = fc.nat(40);
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('add' as const, 'cut' as const),
    days: amount,
    videos: amount,
  }),
  fc.record({ does: fc.constant('set' as const), days: fc.option(amount), videos: amount }),
  fc.record({
    does: fc.constantFrom('grant' as const, 'deduct' as const),
    days: amount,
    videos: amount,
  }),
  fc.record({ does: fc.constant('undo' as const) }),
  fc.record({ does: fc.constant('download' as const) }),
  fc.record({ does: fc.constant('wait' as const) }),
);

it('after any sequence of actions and undos the ledger makes the plan that is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const userId = await givenUser(10, 10);
      const done: BulkRun[] = [];
      for (const one of steps) {
        if (one.does === 'wait') await travel(3.7);
        else if (one.does === 'download') await download(userId);
        else if (one.does === 'undo') await done.pop()?.undo();
        else if (one.does === 'grant') {
          const cause = { reason: 'admin', actor: 'admin:ana' } as const;
          await plansOf().grantPlan(userId, one, cause);
        } else if (one.does === 'deduct')
          await plansOf().cutPlan(userId, one, { actor: 'admin:ana' });
        else {
          const { does: kind, days, videos } = one;
          if (kind !== 'set' && (days ?? 0) + videos === 0) continue;
          const bulkRun = await plan({ kind, days, videos } as BulkAction, [userId]);
          if ((await bulkRun.run()).outcomes.done === 1) done.push(bulkRun);
        }
        expect(await planOf(userId)).toEqual(await replayedPlan(server, userId));
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
