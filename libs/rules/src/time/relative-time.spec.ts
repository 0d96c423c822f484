import { relativeTime } from './relative-time';

const now = new Date('2026-06-01T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now);
const DAY = 86_400;

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [-5, 'just now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('%p seconds are %p', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});
