import { FilterCounts } from './filter-counts';

interface Filter {
  readonly actor: string | null;
  readonly first?: Date;
}

/** Counts of two filters that only the test changes, and the filters that were counted. */
function given(numbers: Record<string, number>) {
  const counted: string[] = [];
  const counts = new FilterCounts<Filter>(async ({ actor }) => {
    counted.push(String(actor));
    return numbers[String(actor)] ?? 0;
  });
  return { counts, counted };
}
const at = (ms: number) => new Date(ms);

it('few records are counted for every caller', async () => {
  const numbers = { ana: 2_000 };
  const { counts } = given(numbers);
  expect(await counts.read({ actor: 'ana' }, at(0))).toBe(2_000);
  numbers.ana = 1;
  expect(await counts.read({ actor: 'ana' }, at(1))).toBe(1);
});

it('many records are counted once in 30 seconds for each filter (PERF-19)', async () => {
  const numbers = { ana: 5_000, ben: 7_000 };
  const { counts, counted } = given(numbers);
  for (const ms of [0, 1, 29_999]) {
    expect(await counts.read({ actor: 'ana' }, at(ms))).toBe(5_000);
    expect(await counts.read({ actor: 'ben' }, at(ms))).toBe(7_000);
  }
  expect(counted).toEqual(['ana', 'ben']);
  numbers.ana = 6_000;
  // The caller after 30 seconds gets the old count, and the next one the new count.
  expect(await counts.read({ actor: 'ana' }, at(30_000))).toBe(5_000);
  expect(await counts.read({ actor: 'ana' }, at(30_001))).toBe(6_000);
});

it('filters that differ in an instant are different filters', async () => {
  const { counts, counted } = given({ ana: 5_000 });
  await counts.read({ actor: 'ana', first: at(1) }, at(0));
  await counts.read({ actor: 'ana', first: at(2) }, at(0));
  expect(counted).toHaveLength(2);
});

it('a forgotten count is counted again, and so is the filter that was used longest ago', async () => {
  const { counts, counted } = given({ ana: 5_000 });
  await counts.read({ actor: 'ana' }, at(0));
  counts.forget();
  await counts.read({ actor: 'ana' }, at(0));
  expect(counted).toEqual(['ana', 'ana']);
  for (let nth = 0; nth < 200; nth += 1) await counts.read({ actor: 'ana', first: at(nth) }, at(0));
  await counts.read({ actor: 'ana' }, at(0));
  expect(counted).toHaveLength(2 + 200 + 1);
});
