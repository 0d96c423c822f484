import { DAY_MS } from '../time/units';
import type { BotAccess } from './catalogue';
import { extendTerms } from './plan-terms';

const start = new Date('2026-02-01T10:00:00.000Z');
const end = new Date(start.getTime() + 30 * DAY_MS);
const before = (ms: number) => new Date(end.getTime() - ms);
const plan = (...activates: BotAccess[]) => ({
  ...{ start, days: 30, price: 1_500, currency: 'BDT' },
  activates,
});

describe('the bots after a grant', () => {
  it('are united with those of an active plan, so that nobody loses what was paid for', () => {
    expect(extendTerms(plan('drm'), { activates: ['notify'] }, before(1)).activates).toEqual([
      'drm',
      'notify',
    ]);
    expect(extendTerms(plan('drm', 'notify'), { activates: ['drm'] }, before(1)).activates).toEqual(
      ['drm', 'notify'],
    );
  });

  it.each([0, -1])('are those of the grant when the plan is over (%i ms before its end)', (ms) => {
    const granted = extendTerms(plan('drm'), { activates: ['notify'] }, before(ms));
    expect(granted.activates).toEqual(['notify']);
  });

  it('stay when the grant names none', () => {
    expect(extendTerms(plan('drm'), {}, before(-1)).activates).toEqual(['drm']);
    expect(extendTerms(plan('drm'), { activates: null }, before(1)).activates).toEqual(['drm']);
  });
});

it('price and currency are those of the last grant that names them', () => {
  const named = extendTerms(plan('drm'), { price: 99, currency: 'INR' }, before(1));
  expect(named).toMatchObject({ price: 99, currency: 'INR' });
  const silent = extendTerms(plan('drm'), { price: null, currency: null }, before(1));
  expect(silent).toMatchObject({ price: 1_500, currency: 'BDT' });
});
