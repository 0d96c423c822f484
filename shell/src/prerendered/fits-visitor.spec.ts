import { isInCohort } from '@portal/rules';
import { fitsVisitor, type ServedPage, type Visitor } from './fits-visitor';

const PAGE: ServedPage = { language: 'en', audience: 'guest', canary: undefined };
const GUEST: Visitor = {
  language: 'en',
  isKnown: false,
  isSubscriber: false,
  isAdministrator: false,
  key: () => 'visitor-1',
};

describe('a prerendered page', () => {
  it('fits a guest of its language', () => {
    expect(fitsVisitor(PAGE, GUEST)).toBe(true);
    expect(fitsVisitor(PAGE, { ...GUEST, language: 'bn' })).toBe(false);
  });

  it('fits every language where the portal has only one', () => {
    expect(fitsVisitor(PAGE, { ...GUEST, language: null })).toBe(true);
  });

  it('for guests does not fit somebody whom this browser knows', () => {
    const known = { ...GUEST, isKnown: true };
    expect(fitsVisitor(PAGE, known)).toBe(false);
    expect(fitsVisitor({ ...PAGE, audience: 'everyone' }, known)).toBe(true);
  });

  it('for subscribers or administrators fits nobody else', () => {
    const subscriber = { ...GUEST, isKnown: true, isSubscriber: true };
    const administrator = { ...GUEST, isKnown: true, isAdministrator: true };
    for (const [audience, visitor] of [
      ['subscriber', subscriber],
      ['administrator', administrator],
    ] as const) {
      const page = { ...PAGE, audience };
      const fits = [GUEST, subscriber, administrator].map((one) => fitsVisitor(page, one));
      expect(fits).toEqual([GUEST, subscriber, administrator].map((one) => one === visitor));
    }
  });

  it('fits nobody who gets the canary, and everybody else', () => {
    const page = { ...PAGE, canary: '10 salt of it' };
    const keys = Array.from({ length: 200 }, (_, at) => `visitor-${at}`);
    const fits = keys.map((key) => fitsVisitor(page, { ...GUEST, key: () => key }));
    expect(fits).toEqual(keys.map((key) => !isInCohort(key, 'salt of it', 10)));
    expect(new Set(fits)).toEqual(new Set([true, false]));
  });

  it('fits a visitor without a key, who gets no canary', () => {
    expect(fitsVisitor({ ...PAGE, canary: '100 salt' }, { ...GUEST, key: () => null })).toBe(true);
  });
});
