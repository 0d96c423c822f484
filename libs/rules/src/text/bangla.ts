const BANGLA = new Intl.NumberFormat('bn-BD');

/** A whole number with Bangla digits. */
export const banglaNumber = (value: number): string => BANGLA.format(value);

/** Signs of currencies that stand before an amount in Bangla. */
export const BANGLA_CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  BDT: '৳',
  INR: '₹',
  USD: '$',
};

// Each part of the day from its first hour on. The first one that fits, from the end, counts.
const DAY_PARTS: readonly (readonly [from: number, name: string])[] = [
  [0, 'রাত'],
  [4, 'ভোর'],
  [6, 'সকাল'],
  [12, 'দুপুর'],
  [15, 'বিকাল'],
  [18, 'সন্ধ্যা'],
  [20, 'রাত'],
];

/** The part of the day that Bangla says before an hour. Browsers know them by other names. @param hour 0 to 23. */
export function banglaDayPart(hour: number): string {
  return DAY_PARTS.findLast(([from]) => hour >= from)?.[1] ?? '';
}

/** A browser and its system in Bangla: 'Chrome on Android' becomes 'Android-এ Chrome'. Both names stay as they are. */
export function banglaDevice(device: string): string {
  return device.replace(/^(.+) on (.+)$/, '$2-এ $1');
}
