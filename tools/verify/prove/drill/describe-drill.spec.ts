import { describeDrill, isDrillPassed } from './describe-drill';
import { compareBytes } from './other-bytes';

const kept = { promise: 'rollback within 10 s', measured: '1.4 s', isKept: true };

it('passes only when every promise was kept, and not when nothing was tried', () => {
  expect(isDrillPassed([kept, kept])).toBe(true);
  expect(isDrillPassed([kept, { ...kept, isKept: false }])).toBe(false);
  expect(isDrillPassed([])).toBe(false);
});

it('prints a row for each promise with what was measured', () => {
  expect(describeDrill([kept, { ...kept, measured: '12 s', isKept: false }]).split('\n')).toEqual([
    'promise               kept  measured',
    '--------------------  ----  --------',
    'rollback within 10 s  yes   1.4 s',
    'rollback within 10 s  NO    12 s',
    '',
  ]);
});

it('finds a changed, a new and a missing file of shell and admin portal', () => {
  const before = new Map(Object.entries({ 'index.html': 'a', 'assets/x.js': 'b' }));
  expect(compareBytes(before, new Map(before)).isKept).toBe(true);
  for (const now of [{ 'index.html': 'a' }, { 'index.html': 'a', 'assets/x.js': 'c' }]) {
    const finding = compareBytes(before, new Map(Object.entries(now)));
    expect(finding).toMatchObject({ isKept: false, measured: 'changed: assets/x.js' });
  }
  const more = new Map([...before, ['assets/y.js', 'd']]);
  expect(compareBytes(before, more)).toMatchObject({ measured: 'changed: assets/y.js' });
});
