import { describeRanges, fixOf, isInRanges, type VersionRange } from './advisory';

const range = (...events: VersionRange['events']): VersionRange => ({ type: 'SEMVER', events });
const undici = [
  range({ introduced: '6.7.0' }, { fixed: '6.28.1' }),
  range({ introduced: '7.0.0' }, { fixed: '7.29.1' }),
];

it.each([
  ['before the first range', undici, '6.6.9', false],
  ['the first that is affected', undici, '6.7.0', true],
  ['the last before the fix', undici, '6.28.0', true],
  ['the fix', undici, '6.28.1', false],
  ['between two ranges', undici, '6.99.0', false],
  ['the second range', undici, '7.29.0', true],
  ['the fix of the second range', undici, '7.29.1', false],
  ['a prerelease of the fix', undici, '7.29.1-rc.1', true],
  ['a prerelease of the first affected', undici, '7.0.0-alpha.1', false],
  ['the fix with build metadata', undici, '7.29.1+build.5', false],
  ['from the very first on', [range({ introduced: '0' }, { fixed: '2.0.0' })], '0.0.1-alpha', true],
  ['the last affected', [range({ introduced: '0' }, { last_affected: '1.1.3' })], '1.1.3', true],
  ['after it', [range({ introduced: '0' }, { last_affected: '1.1.3' })], '1.1.4', false],
  ['without an end', [range({ introduced: '3.0.0' })], '99.0.0', true],
  [
    'events of several lines in one range, in any order',
    [range({ fixed: '2.5.0' }, { introduced: '2.0.0' }, { fixed: '1.5.0' }, { introduced: '0' })],
    '1.9.0',
    false,
  ],
])('%s', (_case, ranges, version, expected) => {
  expect(isInRanges(ranges, version)).toBe(expected);
});

it('says ranges and the version that fixes, which only one without a gap has', () => {
  expect(describeRanges(undici)).toBe('>=6.7.0 <6.28.1 || >=7.0.0 <7.29.1');
  expect(describeRanges([range({ introduced: '0' }, { last_affected: '1.1.3' })])).toBe('<=1.1.3');
  expect(describeRanges([range({ introduced: '0' })])).toBe('every version');
  expect(fixOf(undici)).toBe('7.29.1');
  expect(fixOf([...undici, range({ introduced: '8.0.0' })])).toBeNull();
});
