import { CALL_RATES } from './call-rates';
import { RATE_CLASSES, rateClassOf } from './rate-classes';

it('production has the numbers of the requirement', () => {
  const numbers = Object.fromEntries(
    Object.entries(RATE_CLASSES).map(([name, { perMinute }]) => [name, perMinute]),
  );
  expect(numbers).toMatchObject({
    order: 5,
    upload: 5,
    search: 30,
    'code-generation': 10,
    usual: 300,
    public: 300,
    'sign-in': 30,
  });
});

it('outside production no class is narrower', () => {
  for (const [name, { perMinute, outsideProduction }] of Object.entries(RATE_CLASSES)) {
    expect([name, (outsideProduction ?? Infinity) >= (perMinute ?? Infinity)]).toEqual([
      name,
      true,
    ]);
  }
});

describe('a list that can be searched', () => {
  it.each([undefined, '', '  '])('is read as usual without a text: %p', (search) => {
    expect(rateClassOf(CALL_RATES.listUsers, search)).toBe('usual');
  });

  it('counts as a search with one', () => {
    expect(rateClassOf(CALL_RATES.listUsers, 'Rahim')).toBe('search');
    expect(rateClassOf(CALL_RATES.getUser, 'Rahim')).toBe('usual');
  });
});
