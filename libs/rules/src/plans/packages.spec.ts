import { isUnlimited, PLAN_PACKAGES } from './packages';

it('the packages are those of the specification', () => {
  const table =
    '1 day + 65 videos; 3 days + 99; 30 days + 999999; 60 days + 99999999; 90 days + 99999999';
  const packages = table.split(';').map((row) => {
    const [days, videos] = [...row.matchAll(/\d+/g)].map(Number);
    return { days, videos };
  });
  expect(PLAN_PACKAGES).toEqual(packages);
});

it.each([
  [1_000, false],
  [1_001, true],
])('%i videos are unlimited: %s', (videos, unlimited) => {
  expect(isUnlimited(videos)).toBe(unlimited);
});
