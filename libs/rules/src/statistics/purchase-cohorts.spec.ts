import fc from 'fast-check';
import { purchaseCohorts } from './purchase-cohorts';

const bought = (userId: number, ...months: string[]) => months.map((month) => ({ userId, month }));

test('a user belongs to the month of the first purchase and counts once in each month after it', () => {
  const purchases = [
    ...bought(1, '2031-01', '2031-03', '2030-12', '2031-01'),
    ...bought(2, '2030-12'),
    ...bought(3, '2031-03'),
  ];
  const cohorts = purchaseCohorts(purchases, '2031-03');
  expect(cohorts).toHaveLength(12);
  expect(cohorts.slice(-4)).toEqual([
    { month: '2030-12', paid: [2, 1, 0, 1] },
    { month: '2031-01', paid: [0, 0, 0] },
    { month: '2031-02', paid: [0, 0] },
    { month: '2031-03', paid: [1] },
  ]);
});

test('whose first purchase was before the table is in no cohort of it, even when he pays on', () => {
  const cohorts = purchaseCohorts(bought(1, '2029-05', '2031-03'), '2031-03');
  expect(cohorts.flatMap(({ paid }) => paid).every((count) => count === 0)).toBe(true);
});

test('no later month has more users than the first one', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((m) => `2030-${String(m).padStart(2, '0')}`);
  const purchases = fc.array(fc.record({ userId: fc.integer({ min: 1, max: 9 }), month }));
  fc.assert(
    fc.property(purchases, (given) => {
      for (const { paid } of purchaseCohorts(given, '2030-12'))
        for (const count of paid) expect(count).toBeLessThanOrEqual(paid[0] ?? 0);
    }),
  );
});
