import { planResult } from './plan-result';

const now = new Date('2031-01-05T12:00:00.000Z');
const user = { start: '2030-12-25T12:00:00.000Z', expiry: 30, balance: 50 };

test('days that are added come after those that are left', () => {
  expect(planResult(user, { days: 30, videos: 0 }, now)).toEqual({
    days: [19, 49],
    videos: [50, 50],
    endsAt: '2031-02-23T12:00:00.000Z',
  });
});

test('a cut takes no more than is left', () => {
  expect(planResult(user, { days: -99, videos: -60 }, now)).toEqual({
    days: [19, 0],
    videos: [50, 0],
    endsAt: '2031-01-05T12:00:00.000Z',
  });
});

test('a user without a plan begins one now', () => {
  const nobody = { start: null, expiry: 0, balance: 0 };
  expect(planResult(nobody, { days: 7, videos: 65 }, now)).toEqual({
    days: [0, 7],
    videos: [0, 65],
    endsAt: '2031-01-12T12:00:00.000Z',
  });
});

test('an amount that no plan can hold has no result', () => {
  expect(planResult(user, { days: 2_000_000_000, videos: 0 }, now)).toBeNull();
});
