import { counted } from '../src/store/counted';

/** Gives the items one by one; each takes so long. */
function walk(items: number, msEach: number): string[] {
  const lines: string[] = [];
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const all = Array.from({ length: items }, (_, n) => n);
  for (const _item of counted(all, items, 'building index a_1 of db.rows', (l) => lines.push(l)))
    now += msEach;
  jest.restoreAllMocks();
  return lines;
}

it('a long step says once a second how far it is', () => {
  expect(walk(30, 100)).toEqual([
    'embedded-mongo: building index a_1 of db.rows: 10 of 30',
    'embedded-mongo: building index a_1 of db.rows: 20 of 30',
    'embedded-mongo: building index a_1 of db.rows: 30 of 30',
  ]);
});

it('a short step says nothing', () => {
  expect(walk(9, 100)).toEqual([]);
});
