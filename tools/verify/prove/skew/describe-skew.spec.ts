import { CELLS, RETURN } from './cells';
import { describeSkew, isProven } from './describe-skew';

const versions = { previous: 'a'.repeat(40), current: 'b'.repeat(40) };
const green = [
  ...CELLS.map((cell) => ({ ...cell, data: cell.bff, ms: 6100, failure: null })),
  { ...RETURN, data: 'n' as const, ms: 6100, failure: null },
];

it('has each of the 12 meetings of {shell n, n-1} x {remote n-1, n, n+1} x {bff n-1, n} once', () => {
  const names = CELLS.map(({ bff, shell, remote }) => `${shell} ${remote} ${bff}`);
  expect(new Set(names).size).toBe(12);
});

it('is proven only by twelve green cells and the return of the older service', () => {
  expect(isProven({ ...versions, cells: green })).toBe(true);
  expect(isProven({ ...versions, cells: green.slice(1) })).toBe(false);
  const [first, ...others] = green;
  const red = { ...first, failure: 'no list' } as (typeof green)[number] & { failure: string };
  expect(isProven({ ...versions, cells: [red, ...others] })).toBe(false);
});

it('prints a row for each cell and every failure in words', () => {
  const cells = [
    { bff: 'n', data: 'n', shell: 'n-1', remote: 'n+1', ms: 6100, failure: 'no list' },
    { bff: 'n', data: 'n', shell: 'n', remote: 'n', ms: 5000, failure: null },
  ] as const;
  expect(describeSkew({ ...versions, cells }).split('\n')).toEqual([
    'bff  data  shell  portals  smoke suite  took',
    '---  ----  -----  -------  -----------  -----',
    'n    n     n-1    n+1      RED          6.1 s',
    'n    n     n      n        green        5.0 s',
    '',
    'bff n on data of n, shell n-1, portals n+1: no list',
    'n-1 is aaaaaaaaaa, n is bbbbbbbbbb as it lies here, n+1 adds a text and a field to it.',
    '1 of 13 are green: the 12 cells, and bff n-1 on the data of n.',
    '',
  ]);
});
