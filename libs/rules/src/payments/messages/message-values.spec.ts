import { poishaOf, sentAtOf } from './message-values';

describe('an amount of a message', () => {
  it.each([
    ['0.01', 1],
    ['500', 50_000],
    ['500.5', 50_050],
    ['1,500.00', 150_000],
    ['12,500.75', 1_250_075],
    ['150,000.00', 15_000_000],
    ['1,500,000.00', 150_000_000],
    ['15,00,000.00', 150_000_000],
    ['1,50,000.00', 15_000_000],
  ])('%s is %i poisha', (printed, poisha) => expect(poishaOf(printed)).toBe(poisha));

  it.each([
    ...['', '.50', ',500', '1,50', '1,5000', '1500,000', '15,00,00', '1,5,000', '150,00,000'],
    ...['1,500,00,000', '12,3456,000', '9007199254740993.00'],
  ])('%p is none: the digits are not grouped as one, or it is too large', (printed) =>
    expect(poishaOf(printed)).toBeNull(),
  );
});

describe('the time of a message', () => {
  it('is Bangladesh time, also when the day begins there', () => {
    expect(sentAtOf('10/03/2031 12:05')).toEqual(new Date('2031-03-10T06:05:00.000Z'));
    expect(sentAtOf('01/01/2031 00:00')).toEqual(new Date('2030-12-31T18:00:00.000Z'));
    expect(sentAtOf('29/02/2028 23:59')).toEqual(new Date('2028-02-29T17:59:00.000Z'));
  });

  it.each([
    ['a day that the month does not have', '31/04/2031 12:00'],
    ['a leap day of another year', '29/02/2031 12:00'],
    ['the day 0', '00/03/2031 12:00'],
    ['a month that no year has', '10/13/2031 12:00'],
    ['the hour 24', '10/03/2031 24:00'],
    ['the minute 60', '10/03/2031 12:60'],
    ['a year of two digits', '10/03/31 12:00'],
  ])('is none for %s', (_what, printed) => expect(sentAtOf(printed)).toBeNull());
});
