import fc from 'fast-check';
import { serviceKey } from '../downloads/service-name';
import { mergePopularity, popularityBarPercent } from './popularity';

describe('downloads by service', () => {
  it('merges names without regard to case and outer blanks and sums their values', () => {
    expect(
      mergePopularity([
        { name: 'Netflix', value: 2 },
        { name: ' NETFLIX ', value: 3 },
        { name: 'hoichoi', value: 4 },
      ]),
    ).toEqual([
      { name: 'Netflix', value: 5 },
      { name: 'hoichoi', value: 4 },
    ]);
  });

  it('drops items with 0 or less, judged after summing', () => {
    expect(
      mergePopularity([
        { name: 'Bioscope', value: 0 },
        { name: 'Chorki', value: -1 },
        { name: 'chorki', value: 1 },
        { name: 'Hulu', value: -2 },
        { name: 'hulu', value: 3 },
      ]),
    ).toEqual([{ name: 'Hulu', value: 1 }]);
  });

  it('sorts by value descending, equal values by name', () => {
    const names = mergePopularity([
      { name: 'Zee5', value: 1 },
      { name: 'Hulu', value: 9 },
      { name: 'Chorki', value: 1 },
    ]).map(({ name }) => name);
    expect(names).toEqual(['Hulu', 'Chorki', 'Zee5']);
  });

  it('keeps the sum of what is above zero and names every service once', () => {
    const name = fc.constantFrom('Netflix', 'netflix', ' NETFLIX', 'SonyLIV', 'sonyliv ', 'Zee5');
    const count = fc.record({ name, value: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(fc.array(count), (counts) => {
        const merged = mergePopularity(counts);
        const sum = (list: { value: number }[]) => list.reduce((all, one) => all + one.value, 0);
        expect(sum(merged)).toBe(sum(counts));
        expect(new Set(merged.map((one) => serviceKey(one.name))).size).toBe(merged.length);
      }),
    );
  });
});

describe('the key of a service', () => {
  it.each([
    ['Netflix ', 'netflix'],
    ['  Amazon   Prime\tVideo ', 'amazon prime video'],
    ['চরকি', 'চরকি'],
  ])('of %p is %p', (name, key) => {
    expect(serviceKey(name)).toBe(key);
  });

  it('of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(serviceKey(serviceKey(name))).toBe(serviceKey(name));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the bar of a service', () => {
  it.each([
    [100, 100, 100],
    [50, 100, 50],
    [3, 100, 3],
    [1, 100, 3],
    [1, 1_000_000, 3],
  ])('of %i downloads where the most are %i is %d percent wide', (value, highest, percent) => {
    expect(popularityBarPercent(value, highest)).toBe(percent);
  });
});
