import fc from 'fast-check';
import { CHECKOUT_PLANS } from './catalogue';
import { OFFER_PLANS } from './offer-plans';
import {
  FIRST_PLANS,
  isOnSale,
  mayPublish,
  priceListAt,
  type PricedPlan,
  priceListFaults,
  waitingPriceList,
} from './price-list';

const NOW = new Date('2031-03-01T12:00:00.000Z');
const ms = (offset: number): Date => new Date(NOW.getTime() + offset);

describe('the first price list', () => {
  it("has the specification's plans, each exactly as it is, in its order", () => {
    expect(FIRST_PLANS.filter(({ place }) => place === 'checkout')).toEqual(
      CHECKOUT_PLANS.map((plan) => expect.objectContaining(plan)),
    );
    expect(FIRST_PLANS.filter(({ place }) => place === 'page')).toEqual(
      OFFER_PLANS.map((plan) => expect.objectContaining(plan)),
    );
    expect(FIRST_PLANS).toHaveLength(CHECKOUT_PLANS.length + OFFER_PLANS.length);
  });

  it('can be published, is on sale without limit, and its usual choice is the default plan', () => {
    expect(priceListFaults(FIRST_PLANS)).toEqual([]);
    expect(FIRST_PLANS.every((plan) => isOnSale(plan, NOW))).toBe(true);
    expect(FIRST_PLANS.filter(({ isUsual }) => isUsual).map(({ id }) => id)).toEqual([
      'plan_standard_bdt_30d',
    ]);
  });
});

describe('a price list cannot be published', () => {
  const change = (id: string, fields: Partial<PricedPlan>): PricedPlan[] =>
    FIRST_PLANS.map((plan) => (plan.id === id ? { ...plan, ...fields } : plan));

  it.each<[string, readonly PricedPlan[], ReturnType<typeof priceListFaults>]>([
    [
      'when two plans have one id',
      change('combo_1d', { id: 'combo_7d' }),
      [
        { planId: 'combo_7d', fault: 'same-id' },
        { planId: 'combo_7d', fault: 'same-id' },
      ],
    ],
    [
      'when a plan opens no bot',
      change('combo_1d', { activates: [] }),
      [{ planId: 'combo_1d', fault: 'no-bot' }],
    ],
    [
      'when a plan with the download bot has no video',
      change('combo_1d', { videos: 0 }),
      [{ planId: 'combo_1d', fault: 'no-videos' }],
    ],
    [
      'when a sale ends at its start',
      change('combo_1d', { visibleFrom: NOW.toISOString(), visibleUntil: NOW.toISOString() }),
      [{ planId: 'combo_1d', fault: 'period' }],
    ],
    [
      'with two usual choices',
      change('combo_1d', { isUsual: true }),
      [{ planId: null, fault: 'usual' }],
    ],
    [
      'without a usual choice',
      change('plan_standard_bdt_30d', { isUsual: false }),
      [{ planId: null, fault: 'usual' }],
    ],
    [
      'when the default plan is sold elsewhere',
      change('plan_standard_bdt_30d', { place: 'checkout' }),
      [{ planId: null, fault: 'standard' }],
    ],
    [
      'when the sale of the default plan ends',
      change('plan_standard_bdt_30d', { visibleUntil: NOW.toISOString() }),
      [{ planId: null, fault: 'standard' }],
    ],
    [
      'when the sale of the default plan begins later',
      change('plan_standard_bdt_30d', { visibleFrom: NOW.toISOString() }),
      [{ planId: null, fault: 'standard' }],
    ],
    [
      'without any plan',
      [],
      [
        { planId: null, fault: 'usual' },
        { planId: null, fault: 'standard' },
      ],
    ],
  ])('%s', (_when, plans, faults) => {
    expect(priceListFaults(plans)).toEqual(faults);
  });

  it.each<[string, Partial<PricedPlan>]>([
    ['begins', { visibleFrom: NOW.toISOString() }],
    ['ends', { visibleUntil: NOW.toISOString() }],
    ['ends after its start', { visibleFrom: NOW.toISOString(), visibleUntil: ms(1).toISOString() }],
    ['has one video', { videos: 1 }],
  ])('but with a plan that %s', (_how, fields) => {
    expect(priceListFaults(change('combo_1d', fields))).toEqual([]);
  });

  it('but a plan of the notification bot needs no video', () => {
    expect(priceListFaults(change('notify_only_1d', { videos: 0 }))).toEqual([]);
  });
});

it('a plan is on sale from its start to the last millisecond before its end', () => {
  const plan = { visibleFrom: ms(0).toISOString(), visibleUntil: ms(5).toISOString() };
  expect([-1, 0, 4, 5].map((offset) => isOnSale(plan, ms(offset)))).toEqual([
    ...[false, true, true, false],
  ]);
});

describe('the price list in effect', () => {
  const list = (number: number, offset: number, cancelledAt: Date | null = null) => ({
    ...{ number, effectiveFrom: ms(offset), cancelledAt },
  });

  it('changes exactly at its time, not a millisecond earlier', () => {
    const all = [list(3, 0), list(2, -1_000)];
    expect(priceListAt(all, ms(-1))?.number).toBe(2);
    expect(waitingPriceList(all, ms(-1))?.number).toBe(3);
    expect(priceListAt(all, ms(0))?.number).toBe(3);
    expect(waitingPriceList(all, ms(0))).toBeNull();
  });

  it('is never one whose publication was cancelled', () => {
    const all = [list(3, -10, ms(-20)), list(2, -1_000)];
    expect(priceListAt(all, NOW)?.number).toBe(2);
    expect(waitingPriceList([list(4, 10, ms(-1))], NOW)).toBeNull();
  });

  it('is none of its own while nothing was published', () => {
    expect(priceListAt([], NOW)).toBeNull();
  });

  it('is the highest of those that have begun, in whatever order they are given', () => {
    const lists = fc.uniqueArray(
      fc.record({ number: fc.nat(50), offset: fc.integer({ min: -50, max: 50 }) }),
      { selector: ({ number }) => number },
    );
    fc.assert(
      fc.property(lists, (drawn) => {
        const begun = drawn.filter(({ offset }) => offset <= 0).map(({ number }) => number);
        const found = priceListAt(
          drawn.map(({ number, offset }) => list(number, offset)),
          NOW,
        );
        expect(found?.number ?? null).toBe(begun.length === 0 ? null : Math.max(...begun));
      }),
    );
  });
});

describe('who may publish', () => {
  it('is anybody but the author, where two people may', () => {
    expect(mayPublish('rahim', 'rahim', ['rahim', 'karim'])).toBe(false);
    expect(mayPublish('rahim', 'karim', ['rahim', 'karim'])).toBe(true);
  });

  it('is the author where nobody else may, also while the own password is being replaced', () => {
    expect(mayPublish('rahim', 'rahim', ['rahim'])).toBe(true);
    expect(mayPublish('rahim', 'rahim', ['rahim', 'rahim'])).toBe(true);
  });
});
