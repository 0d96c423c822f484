import { DAY_MS } from '../time/units';
import { PLAN_AMOUNT_LIMIT } from './extend-plan';
import { type HeldPlan, purchaseEffect } from './purchase-effect';

const start = new Date('2031-03-01T10:00:00.000Z');
const running: HeldPlan = { start, days: 30, balance: 12, activates: ['drm'] };
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
const week = { days: 7, videos: 250, activates: ['drm'] } as const;

describe('what a purchase changes', () => {
  it('an active plan gets longer: the days are added to its end, whenever it is paid', () => {
    for (const now of [after(0), after(29.9)]) {
      expect(purchaseEffect(running, week, now)).toEqual({
        startsAnew: false,
        expiresAt: after(37),
        added: { days: 7, videos: 250 },
        newBots: [],
      });
    }
  });

  it('a plan that is over starts anew at the payment, from its end on', () => {
    for (const day of [30, 45]) {
      const effect = purchaseEffect(running, week, after(day));
      expect(effect).toMatchObject({ startsAnew: true, expiresAt: after(day + 7) });
    }
  });

  it('a first plan starts at the payment and opens its bots', () => {
    const none = { start: null, days: 0, balance: 0, activates: [] };
    expect(purchaseEffect(none, week, start)).toMatchObject({
      startsAnew: true,
      expiresAt: after(7),
      newBots: ['drm'],
    });
  });

  it('a bot that the active plan does not open is new; one that it opens is not', () => {
    const both = { ...week, activates: ['drm', 'notify'] } as const;
    expect(purchaseEffect(running, both, after(1)).newBots).toEqual(['notify']);
    expect(purchaseEffect(running, both, after(40)).newBots).toEqual(['drm', 'notify']);
  });

  it('no more is named than fits below the limit of a plan', () => {
    const full = { ...running, balance: PLAN_AMOUNT_LIMIT - 1 };
    expect(purchaseEffect(full, week, after(1)).added).toEqual({ days: 7, videos: 1 });
  });
});
