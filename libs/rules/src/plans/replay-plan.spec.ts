import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import type { BotAccess } from './catalogue';
import { cutPlan, resetPlan } from './cut-plan';
import { extendPlan, PLAN_AMOUNT_LIMIT } from './extend-plan';
import { extendTerms } from './plan-terms';
import { type FullPlan, NO_PLAN, type PlanChange, replayPlan } from './replay-plan';
import { setPlan, shiftPlan, type ShiftedPlan } from './shift-plan';
import { undoPlan } from './undo-plan';

const start = new Date('2026-02-01T10:00:00.000Z');
const amounts = { days: fc.nat(60), videos: fc.nat(500) };
const bots = fc.option(fc.uniqueArray(fc.constantFrom<BotAccess>('drm', 'notify')));

/** Changes of a plan; `take` is a download, which is not in the ledger. */
const edit = fc.oneof(
  fc.record({ does: fc.constant('grant' as const), ...amounts, activates: bots }),
  fc.record({ does: fc.constant('cut' as const), ...amounts }),
  fc.record({ does: fc.constant('reset' as const) }),
  fc.record({ does: fc.constant('take' as const) }),
  fc.record({ does: fc.constant('delete' as const) }),
  fc.record({
    does: fc.constant('shift' as const),
    days: fc.integer({ min: -40, max: 40 }),
    ...{ videos: fc.integer({ min: -300, max: 300 }) },
  }),
  fc.record({
    does: fc.constant('set' as const),
    days: fc.option(fc.nat(60)),
    videos: fc.option(fc.nat(500)),
  }),
  // Undoes one of the earlier bulk actions, often the last.
  fc.record({ does: fc.constant('undo' as const), back: fc.constantFrom(0, 0, 0, 1, 2) }),
);
const edits = fc.array(fc.tuple(fc.nat(40 * DAY_MS), edit), { maxLength: 40 });

it('no change is no plan', () => {
  expect(replayPlan([])).toEqual(NO_PLAN);
});

interface BulkChange {
  readonly place: number;
  readonly sourceId: string;
  readonly before: FullPlan;
  readonly shift: ShiftedPlan['shift'];
}

it('whatever was granted, cut, reset, downloaded, deleted, done to many and undone, the ledger makes the plan and nothing is negative', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      let at = start;
      let plan: FullPlan = NO_PLAN;
      let taken = 0;
      const ledger: PlanChange[] = [];
      const bulk: BulkChange[] = [];
      for (const [pause, step] of sequence) {
        at = new Date(at.getTime() + pause);
        if (step.does === 'take') {
          if (plan.balance > 0) {
            plan = { ...plan, balance: plan.balance - 1 };
            taken += 1;
          }
        } else if (step.does === 'delete') {
          ledger.push({ days: -plan.days, videos: -plan.balance, at, reason: 'deleted' });
          plan = NO_PLAN;
        } else if (step.does === 'grant') {
          const { does: _grant, ...grant } = step;
          plan = { ...extendPlan(plan, grant, at), ...extendTerms(plan, grant, at) };
          ledger.push({ ...grant, at });
        } else if (step.does === 'shift' || step.does === 'set') {
          const after = step.does === 'set' ? setPlan(plan, step, at) : shiftPlan(plan, step, at);
          const sourceId = `action-${ledger.length}`;
          bulk.push({ place: ledger.length, sourceId, before: plan, shift: after.shift });
          ledger.push({ ...after.shift, at, reason: 'bulk', sourceId });
          plan = { ...plan, ...after.plan };
        } else if (step.does === 'undo') {
          const [change] = bulk.splice(-1 - step.back, 1);
          if (!change) continue;
          const since = ledger.slice(change.place);
          const undone = undoPlan(plan, { ...change, since }, at);
          if (!undone) continue;
          ledger.push({ ...undone.shift, at, reason: 'bulk_undo', sourceId: change.sourceId });
          plan = undone.plan;
        } else {
          const after = step.does === 'cut' ? cutPlan(plan, step, at) : resetPlan(plan, at);
          plan = { ...plan, ...after.plan };
          ledger.push({ days: -after.cut.days, videos: -after.cut.videos, at });
        }
        expect(Math.min(plan.days, plan.balance)).toBeGreaterThanOrEqual(0);
      }
      expect(replayPlan(ledger)).toEqual({ ...plan, balance: plan.balance + taken });
    }),
  );
});

it('a deleted account ends its plan: a later one of the same id starts without one', () => {
  const terms = { price: 2_200, currency: 'BDT', activates: ['drm'] as const };
  const granted = { days: 30, videos: 5, at: start, reason: 'payment', ...terms };
  const deleted = { days: -30, videos: -5, at: start, reason: 'deleted' };
  expect(replayPlan([granted, deleted])).toEqual(NO_PLAN);
  const gift = { days: 3, videos: 2, at: new Date(start.getTime() + DAY_MS), reason: 'admin' };
  expect(replayPlan([granted, deleted, gift])).toEqual({
    ...NO_PLAN,
    ...{ start: gift.at, days: 3, balance: 2 },
  });
});

it('videos that were cut and taken do not count against the limit of what a plan holds', () => {
  const full = { days: 1, videos: PLAN_AMOUNT_LIMIT, at: start };
  const emptied = { days: 0, videos: -PLAN_AMOUNT_LIMIT, at: start };
  expect(replayPlan([full, emptied, full]).balance).toBe(PLAN_AMOUNT_LIMIT);
  // Downloads emptied the plan between the two grants; the ledger does not contain them.
  expect(replayPlan([full, full]).balance).toBe(2 * PLAN_AMOUNT_LIMIT);
});
