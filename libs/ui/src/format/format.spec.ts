import { formatDate, formatDateTime, formatRelative } from './dates';
import { formatCount, formatCounted, formatMoney } from './numbers';

// Screens show the browser's zone, so the instants here lie far from midnight everywhere.
const NOON = '2026-11-21T12:00:00.000Z';

test('a date is a short US date', () => {
  expect(formatDate(NOON)).toBe('Nov 21, 2026');
});

test('a date with time is a short US date with the hour', () => {
  expect(formatDateTime(NOON)).toMatch(/^Nov 21, 2026, \d{1,2}:\d{2}\s[AP]M$/);
});

test.each([null, '', 'yesterday'])('%p is no date and shows a dash', (value) => {
  expect(formatDate(value)).toBe('—');
  expect(formatDateTime(value)).toBe('—');
});

test('time passed is told in words', () => {
  expect(formatRelative(0, 5 * 60_000)).toBe('5 minutes ago');
});

test('counts and amounts have thousands separators, amounts their currency', () => {
  expect(formatCount(1_284_031)).toBe('1,284,031');
  expect(formatMoney(1500, 'BDT')).toBe('1,500 BDT');
  expect(formatMoney(9.5, null)).toBe('9.5');
});

test('a count agrees with its noun', () => {
  expect([0, 1, 2].map((count) => formatCounted(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
  ]);
});
