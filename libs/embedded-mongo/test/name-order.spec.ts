import fc from 'fast-check';
import { NameOrder } from '../src/store/name-order';

/** More names than fit into one block, so that blocks are cut. */
const names = fc.uniqueArray(fc.nat(100_000).map(String), { minLength: 1_100, maxLength: 1_500 });

function orderOf(added: readonly string[]): NameOrder {
  const order = new NameOrder();
  for (const name of added) order.add(name);
  return order;
}

it('has the names of any range in their order, however they were added', () => {
  fc.assert(
    fc.property(
      names,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 20 }),
      (added, pairs) => {
        const order = orderOf(added);
        const sorted = added.toSorted();
        const at = (number: number): string => sorted[number % sorted.length] ?? '';
        for (const [one, other] of pairs) {
          const [start = '', end = ''] = [at(one), at(other)].toSorted();
          const expected = sorted.filter((name) => start <= name && name < end);
          expect(order.between(start, end)).toEqual(expected);
        }
        expect(order.between('', ':')).toEqual(sorted);
      },
    ),
    { numRuns: 20 },
  );
});

it('shows names that come while it is read', () => {
  const order = new NameOrder();
  expect(order.between('', 'z')).toEqual([]);
  order.add('b');
  expect(order.between('', 'z')).toEqual(['b']);
  order.add('a');
  order.add('c');
  expect(order.between('', 'c')).toEqual(['a', 'b']);
});

/** CPU time to add names in front of each other, in ms for each 1,000: the worst place. */
function costOf(count: number): number {
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const start = process.cpuUsage();
    for (let done = 0; done < 100_000; done += count) {
      const order = new NameOrder();
      for (let number = count; number > 0; number -= 1) order.add(String(1_000_000 + number));
    }
    least = Math.min(least, process.cpuUsage(start).user / 1000);
  }
  return least;
}

it('a name costs about the same among 100,000 as among 1,000', () => {
  const few = costOf(1_000);
  expect(costOf(100_000)).toBeLessThan(5 * few + 15);
});
