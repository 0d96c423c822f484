import { bangla } from './bangla';
import { counted, english, englishIn } from './english';

// Formats use the browser's time zone, so these instants are far from midnight in every zone.
const NOON = '2026-11-21T12:00:00.000Z';

test('a date is a short US date', () => {
  expect(english.date(NOON)).toBe('Nov 21, 2026');
});

test('a date with time is a short US date with the hour', () => {
  expect(english.dateTime(NOON)).toMatch(/^Nov 21, 2026, \d{1,2}:\d{2}\s[AP]M$/);
  expect(english.time(NOON)).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
});

test('the heading of a day names the weekday', () => {
  expect(english.dayHeading(NOON)).toBe('Saturday, November 21, 2026');
});

test.each([null, '', 'yesterday'])('%p is no date and shows a dash', (value) => {
  expect(english.date(value)).toBe('—');
  expect(bangla.dateTime(value)).toBe('—');
});

test('time passed is shown in words', () => {
  expect(english.relative(0, 5 * 60_000)).toBe('5 minutes ago');
  expect(bangla.relative(0, 5 * 60_000)).toBe('৫ মিনিট আগে');
  expect(bangla.relative(0, 5_000)).toBe('এইমাত্র');
});

test('counts and amounts have thousands separators, amounts their currency', () => {
  expect(english.count(1_284_031)).toBe('1,284,031');
  expect(english.money(1500, 'BDT')).toBe('1,500 BDT');
  expect(english.money(9.5, null)).toBe('9.5');
  expect(english.digits(10001)).toBe('10001');
  expect(english.padded(7)).toBe('07');
});

test('Bangla has its own numerals, dates and grouping', () => {
  expect(bangla.count(1_284_031)).toBe('১২,৮৪,০৩১');
  expect(bangla.money(1500, 'BDT')).toBe('৳১,৫০০');
  expect(bangla.money(999, 'INR')).toBe('₹৯৯৯');
  expect(bangla.padded(7)).toBe('০৭');
  expect(bangla.date(NOON)).toMatch(/^২১ নভে/);
});

test('Bangla says the part of the day before the hour, never AM or PM', () => {
  const at = (hour: number) => new Date(2026, 10, 21, hour, 5).toISOString();
  expect([9, 12, 16, 0].map((hour) => bangla.time(at(hour)))).toEqual([
    'সকাল ৯:০৫',
    'দুপুর ১২:০৫',
    'বিকাল ৪:০৫',
    'রাত ১২:০৫',
  ]);
  expect(bangla.dateTime(at(16))).toMatch(/^২১ নভে.*২০২৬, বিকাল ৪:০৫$/);
});

test('a count agrees with its noun', () => {
  expect([0, 1, 2].map((count) => counted(count, 'day'))).toEqual(['0 days', '1 day', '2 days']);
});

test('a portal with one clock writes the times of its zone, whatever the zone of the browser', () => {
  const evening = '2026-11-21T20:30:00.000Z';
  expect(englishIn('Asia/Dhaka').dateTime(evening)).toMatch(/^Nov 22, 2026, 2:30\sAM$/);
  expect(englishIn('America/New_York').date(evening)).toBe('Nov 21, 2026');
});
