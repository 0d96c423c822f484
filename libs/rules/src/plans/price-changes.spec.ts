import fc from 'fast-check';
import { priceChanges } from './price-changes';
import { FIRST_PLANS, type PricedPlan } from './price-list';

const [first, second, ...others] = FIRST_PLANS as [PricedPlan, PricedPlan, ...PricedPlan[]];

it('a list differs in nothing from itself', () => {
  expect(priceChanges(FIRST_PLANS, FIRST_PLANS)).toEqual([]);
});

it('a changed plan names each field with its value before and after', () => {
  const dearer: PricedPlan = {
    ...first,
    priceBdt: 120,
    activates: ['notify', 'drm'],
    isUsual: true,
  };
  expect(priceChanges(FIRST_PLANS, [dearer, second, ...others])).toEqual([
    {
      ...{ planId: first.id, kind: 'changed' },
      fields: [
        { field: 'activates', before: 'drm', after: 'drm, notify' },
        { field: 'priceBdt', before: '99', after: '120' },
        { field: 'isUsual', before: 'false', after: 'true' },
      ],
    },
  ]);
});

it('the order of the bots is no difference', () => {
  const both: PricedPlan = { ...first, activates: ['drm', 'notify'] };
  expect(priceChanges([both], [{ ...both, activates: ['notify', 'drm'] }])).toEqual([]);
});

it('new plans, removed plans and plans at another place are named', () => {
  const added = { ...first, id: 'weekend_2d' };
  expect(priceChanges([first, second, ...others], [second, first, added])).toEqual([
    { planId: first.id, kind: 'moved', fields: [] },
    { planId: added.id, kind: 'added', fields: [] },
    ...others.map(({ id: planId }) => ({ planId, kind: 'removed', fields: [] })),
  ]);
});

it('a plan that is carried to the end is the only one that moved', () => {
  expect(priceChanges(FIRST_PLANS, [second, ...others, first])).toEqual([
    { planId: first.id, kind: 'moved', fields: [] },
  ]);
});

it('no difference is overlooked: lists without one are equal', () => {
  const plans = fc
    .shuffledSubarray([...FIRST_PLANS])
    .chain((picked) =>
      fc.tuple(
        ...picked.map((plan) =>
          fc.integer({ min: 1, max: 3 }).map((priceBdt) => ({ ...plan, priceBdt })),
        ),
      ),
    );
  fc.assert(
    fc.property(plans, plans, (before, after) => {
      const isEqual = JSON.stringify(before) === JSON.stringify(after);
      expect(priceChanges(before, after).length === 0).toBe(isEqual);
    }),
  );
});
