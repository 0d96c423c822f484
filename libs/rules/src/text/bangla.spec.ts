import { BANGLA_CURRENCY_SIGNS, banglaDayPart, banglaDevice, banglaNumber } from './bangla';

test.each([
  [0, 'রাত'],
  [3, 'রাত'],
  [4, 'ভোর'],
  [6, 'সকাল'],
  [11, 'সকাল'],
  [12, 'দুপুর'],
  [14, 'দুপুর'],
  [15, 'বিকাল'],
  [18, 'সন্ধ্যা'],
  [20, 'রাত'],
  [23, 'রাত'],
])('an hour is said with its part of the day: %i, %s', (hour, part) => {
  expect(banglaDayPart(hour)).toBe(part);
});

test('numbers have Bangla digits and grouping; the currencies of prices have a sign', () => {
  expect(banglaNumber(150_000)).toBe('১,৫০,০০০');
  expect(BANGLA_CURRENCY_SIGNS['BDT']).toBe('৳');
  expect(BANGLA_CURRENCY_SIGNS['INR']).toBe('₹');
});

test('a device is named in the order of Bangla; an unknown form stays', () => {
  expect(banglaDevice('Chrome on Android')).toBe('Android-এ Chrome');
  expect(banglaDevice('curl')).toBe('curl');
});
