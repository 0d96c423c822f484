import fc from 'fast-check';
import { type Discount, DISCOUNT_TYPES, discountedPrice, isDiscountFor } from '../offers/discount';
import { CHECKOUT_PLANS } from '../plans/catalogue';
import { OFFER_PLANS } from '../plans/offer-plans';
import { toPoisha } from './money';
import { findFirstPlan, purchaseTerms } from './purchase';

const ALL = [...CHECKOUT_PLANS, ...OFFER_PLANS];

describe('what a purchase costs and gives', () => {
  it.each([
    ['drm_only_1d', 9_900, 1, 65, ['drm']],
    ['drm_only_7d', 59_900, 7, 250, ['drm']],
    ['notify_only_30d', 99_900, 30, 0, ['notify']],
    ['combo_3d', 49_900, 3, 99, ['drm', 'notify']],
    ['combo_30d', 220_000, 30, 999_999, ['drm', 'notify']],
    ['plan_standard_bdt_30d', 150_000, 30, 999_999, ['drm']],
    ['plan_premium_bdt_90d', 420_000, 90, 99_999_999, ['drm', 'notify']],
  ])('of %s is %i poisha for %i days and %i videos', (id, amount, days, videos, activates) => {
    const plan = findFirstPlan(id);
    expect(plan && purchaseTerms(plan, null)).toMatchObject({
      ...{ id, price: amount, amount, days, videos, activates },
    });
  });

  it('is never below zero or above the price, and is what the offer shows (PAY-2)', () => {
    const discount: fc.Arbitrary<Discount> = fc.record({
      type: fc.constantFrom(...DISCOUNT_TYPES),
      value: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...ALL), discount, (plan, taken) => {
        const terms = purchaseTerms(plan, taken);
        const shown = discountedPrice({ ...plan, priceUsd: 0 }, taken);
        expect([terms.amount, terms.days]).toEqual([shown.poisha, shown.days]);
        expect(terms.price).toBe(toPoisha(plan.priceBdt));
        expect(terms.days).toBeGreaterThanOrEqual(plan.durationDays);
        if (!isDiscountFor(plan, taken)) return;
        expect(Number.isSafeInteger(terms.amount)).toBe(true);
        expect(terms.amount).toBeGreaterThan(0);
        expect(terms.amount).toBeLessThanOrEqual(terms.price);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['combo_2d', 'COMBO_1D', '', 'toString', '__proto__'])('has no plan %j', (id) => {
    expect(findFirstPlan(id)).toBeNull();
  });
});
