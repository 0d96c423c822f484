import fc from 'fast-check';
import { reportedPoisha, toBdt, toPoisha } from './money';

describe('an amount in BDT as somebody reports it', () => {
  it('is exactly its poisha, for every amount of two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (poisha) => {
        const written = `${Math.floor(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`;
        expect(reportedPoisha(Number(written))).toBe(poisha);
      }),
    );
  });

  it.each([-0.01, -1, 0.001, 155.005, 1e-7, Number.NaN, Infinity, -Infinity, 1e300, 2 ** 53])(
    'is none when it is %p',
    (amount) => {
      expect(reportedPoisha(amount)).toBeNull();
    },
  );

  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [2199.99, 219_999],
  ])('%p is %p poisha', (bdt, poisha) => {
    expect(reportedPoisha(bdt)).toBe(poisha);
  });
});

it('BDT and poisha are the same money for every whole amount', () => {
  fc.assert(fc.property(fc.nat(), (bdt) => expect(toBdt(toPoisha(bdt))).toBe(bdt)));
});
