import { DAY_MS } from '../time/units';
import { type FullPlan, type PlanChange, replayPlan } from './replay-plan';
import { shiftPlan } from './shift-plan';
import { standingChanges } from './standing-changes';
import { undoPlan } from './undo-plan';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = new Date(now.getTime() + 3 * DAY_MS);
const terms = { price: 999, currency: 'BDT', activates: ['drm' as const] };
const expired: FullPlan = {
  ...{ start: new Date('2026-01-01T00:00:00.000Z'), days: 30, balance: 5 },
  ...terms,
};

/** Effect of a bulk action of +7 days and +100 videos on a plan. */
function given(before: FullPlan, sourceId = 'action:1') {
  const { plan, shift } = shiftPlan(before, { days: 7, videos: 100 }, now);
  const change: PlanChange = { ...shift, at: now, reason: 'bulk', sourceId };
  return { after: { ...before, ...plan }, undo: { before, shift, since: [change] } };
}

it('brings back the exact plan, also one that had expired and started anew', () => {
  const { after, undo } = given(expired);
  expect(after).toMatchObject({ start: now, days: 7, balance: 105 });
  expect(undoPlan(after, undo, later)).toEqual({
    ...{ plan: expired, isExact: true },
    shift: { days: -7, videos: -100 },
  });
});

it('videos that were downloaded meanwhile stay downloaded, and nothing becomes negative', () => {
  const { after, undo } = given(expired);
  const watched = (balance: number) => undoPlan({ ...after, balance }, undo, later);
  expect(watched(102)?.plan).toEqual({ ...expired, balance: 2 });
  expect(watched(60)).toMatchObject({ plan: { ...expired, balance: 0 }, shift: { videos: -60 } });
});

it('takes back amounts only when the plan was changed since', () => {
  const { after, undo } = given(expired);
  const bought: PlanChange = { days: 30, videos: 0, at: later, reason: 'payment' };
  const since = [...undo.since, bought];
  const plan = { ...after, days: after.days + 30 };
  expect(undoPlan(plan, { ...undo, since }, later)).toEqual({
    ...{ plan: { ...plan, days: 30, balance: 5 }, isExact: false },
    shift: { days: -7, videos: -100 },
  });
});

it('is exact again when what came after was itself undone', () => {
  const first = given(expired);
  const second = given(first.after, 'action:2');
  const undone: PlanChange = { days: -7, videos: -100, at: later, reason: 'bulk_undo' };
  const since = [...first.undo.since, ...second.undo.since, { ...undone, sourceId: 'action:2' }];
  const result = undoPlan(first.after, { ...first.undo, since }, later);
  expect(result).toMatchObject({ plan: expired, isExact: true });
  const last = { ...undone, sourceId: 'action:1' };
  expect(replayPlan([...since, last])).toEqual(replayPlan([]));
});

it('takes nothing from whoever came back under the id of a deleted account', () => {
  const { after, undo } = given(expired);
  const since = [...undo.since, { days: -7, videos: -105, at: later, reason: 'deleted' }];
  expect(undoPlan(after, { ...undo, since }, later)).toBeNull();
});

it('single actions of administrators are undone by the same rule', () => {
  const at = now;
  const first: PlanChange = { days: 7, videos: 0, at, reason: 'admin', sourceId: 'a' };
  const second: PlanChange = { days: -3, videos: 0, at, reason: 'cut', sourceId: 'b' };
  const undone: PlanChange = { days: 3, videos: 0, at, reason: 'undo', sourceId: 'b' };
  expect(standingChanges([first, second])).toEqual([first, second]);
  expect(standingChanges([first, second, undone])).toEqual([first]);
  expect(standingChanges([first, second, { ...undone, sourceId: 'a' }])).toHaveLength(3);
  expect(standingChanges([first, { ...second, reason: 'payment' }, undone])).toHaveLength(3);
});

it('an undo takes back the last change in force, also the only one, and no earlier one', () => {
  const change = { reason: 'admin', sourceId: 'a' };
  const undone = { reason: 'undo', sourceId: 'a' };
  const later = { reason: 'payment', sourceId: 'b' };
  expect(standingChanges([change, undone])).toEqual([]);
  expect(standingChanges([change, undone, later])).toEqual([later]);
  expect(standingChanges([change, later, undone])).toEqual([change, later, undone]);
});

it('an undo without a source takes nothing back, also from a change without one', () => {
  for (const sourceId of [null, undefined]) {
    const both = [
      { reason: 'admin', sourceId },
      { reason: 'undo', sourceId },
    ];
    expect(standingChanges(both)).toEqual(both);
  }
});
