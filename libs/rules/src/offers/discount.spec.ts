import fc from 'fast-check';
import { CHECKOUT_PLANS } from '../plans/catalogue';
import { OFFER_PLANS, STANDARD_PLAN, type OfferPlan } from '../plans/offer-plans';
import { type Discount, DISCOUNT_TYPES, discountedPrice, isDiscountFor } from './discount';

const price = (type: Discount['type'], value: number, plan: OfferPlan = STANDARD_PLAN) =>
  discountedPrice(plan, { type, value });

const ALL_PLANS: readonly OfferPlan[] = [
  ...OFFER_PLANS,
  // Checkout plans have no price in USD; the test uses any price.
  ...CHECKOUT_PLANS.map((plan) => ({ ...plan, priceUsd: Math.ceil(plan.priceBdt / 100) })),
];

describe('a percentage', () => {
  it('comes off the price of the plan, in every currency', () => {
    expect(price('percentage', 20)).toEqual({ poisha: 120_000, inr: 799, usd: 12, days: 30 });
    expect(price('percentage', 10)).toEqual({ poisha: 135_000, inr: 899, usd: 14, days: 30 });
  });

  it('of 100 leaves nothing to pay', () => {
    expect(price('percentage', 100)).toMatchObject({ poisha: 0, inr: 0, usd: 0 });
  });
});

describe('an amount in BDT', () => {
  it('comes off, and INR and USD go down in proportion', () => {
    expect(price('fixed_bdt', 300)).toEqual({ poisha: 120_000, inr: 799, usd: 12, days: 30 });
    expect(price('fixed_bdt', 1)).toEqual({ poisha: 149_900, inr: 998, usd: 15, days: 30 });
  });

  it('above the price leaves nothing to pay, never less', () => {
    expect(price('fixed_bdt', 9_999)).toMatchObject({ poisha: 0, inr: 0, usd: 0 });
  });
});

describe('extra days', () => {
  it('leave the price as it is and make the plan longer', () => {
    expect(price('extra_days', 5)).toEqual({ poisha: 150_000, inr: 999, usd: 15, days: 35 });
  });
});

describe('INR and USD are rounded half up to whole units', () => {
  const plan = { ...STANDARD_PLAN, priceBdt: 1_000, priceInr: 999, priceUsd: 1 };

  it.each([
    [49, 509, 1],
    [50, 500, 1],
    [51, 490, 0],
  ])('%i percent off 999 INR and 1 USD', (percent, inr, usd) => {
    expect(discountedPrice(plan, { type: 'percentage', value: percent })).toMatchObject({
      inr,
      usd,
    });
  });
});

it('without a discount the price is the plan’s own', () => {
  expect(discountedPrice(STANDARD_PLAN, null)).toEqual({
    poisha: 150_000,
    inr: 999,
    usd: 15,
    days: 30,
  });
});

it('every plan, type and value: nothing below 0, nothing above before, all whole numbers', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL_PLANS),
      fc.constantFrom(...DISCOUNT_TYPES),
      fc.integer({ min: 0, max: 10_000 }),
      (plan, type, value) => {
        // A percentage is at most 100.
        const discount = { type, value: type === 'percentage' ? value % 101 : value };
        const before = discountedPrice(plan, null);
        const after = discountedPrice(plan, discount);
        for (const currency of ['poisha', 'inr', 'usd'] as const) {
          expect(Number.isSafeInteger(after[currency])).toBe(true);
          expect(after[currency]).toBeGreaterThanOrEqual(0);
          expect(after[currency]).toBeLessThanOrEqual(before[currency]);
        }
        expect(after.days).toBeGreaterThanOrEqual(before.days);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('a greater discount is never the dearer one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL_PLANS),
      fc.constantFrom(...DISCOUNT_TYPES),
      fc.integer({ min: 0, max: 99 }),
      (plan, type, value) => {
        const less = discountedPrice(plan, { type, value });
        const more = discountedPrice(plan, { type, value: value + 1 });
        expect(more.poisha).toBeLessThanOrEqual(less.poisha);
        expect(more.inr).toBeLessThanOrEqual(less.inr);
        expect(more.usd).toBeLessThanOrEqual(less.usd);
      },
    ),
  );
});

it('what offers are made for costs whole BDT with every percentage', () => {
  for (const plan of OFFER_PLANS) {
    for (let value = 0; value <= 100; value += 1) {
      expect(discountedPrice(plan, { type: 'percentage', value }).poisha % 100).toBe(0);
    }
  }
});

describe('a discount suits a plan', () => {
  it.each<[Discount, boolean]>([
    [{ type: 'percentage', value: 1 }, true],
    [{ type: 'percentage', value: 99 }, true],
    [{ type: 'percentage', value: 100 }, false],
    [{ type: 'percentage', value: 0 }, false],
    [{ type: 'percentage', value: -10 }, false],
    [{ type: 'percentage', value: 12.5 }, false],
    [{ type: 'percentage', value: Number.NaN }, false],
    [{ type: 'fixed_bdt', value: 1_499 }, true],
    [{ type: 'fixed_bdt', value: 1_500 }, false],
    [{ type: 'extra_days', value: 365 }, true],
    [{ type: 'extra_days', value: 366 }, false],
  ])('%j: %s', (discount, suits) => {
    expect(isDiscountFor(STANDARD_PLAN, discount)).toBe(suits);
  });
});
