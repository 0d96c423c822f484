import { pricePerDay } from './price-per-day';

it.each([
  [1500, 30, 50],
  [99, 1, 99],
  [599, 7, 86],
  [1500, 35, 43],
  [1125.5, 30, 38],
])('%d BDT for %i days are %i BDT a day', (bdt, days, perDay) => {
  expect(pricePerDay(bdt, days)).toBe(perDay);
});
