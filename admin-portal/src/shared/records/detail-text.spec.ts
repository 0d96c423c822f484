import { detailText } from './detail-text';

const textOf = (details: Parameters<typeof detailText>[0]) =>
  detailText(details, (iso) => `at ${iso}`);

test('a changed value is one line, whichever of its two values comes first or alone', () => {
  expect(textOf({ 'before:videoQuality': '480p', 'after:videoQuality': '720p' })).toEqual([
    'Video quality: 480p → 720p',
  ]);
  expect(textOf({ 'after:email': 'a@mail.com', 'before:email': null })).toEqual([
    'Email: none → a@mail.com',
  ]);
  expect(textOf({ 'after:email': 'a@mail.com' })).toEqual(['Email: none → a@mail.com']);
});

test('a value is in words: none, yes or no, a count, a time', () => {
  const details = { reason: '', isFrozen: true, users: 1200, end: '2031-02-05T20:00:00.000Z' };
  expect(textOf(details)).toEqual([
    ...['Reason: none', 'Is frozen: yes', 'Users: 1,200', 'End: at 2031-02-05T20:00:00.000Z'],
  ]);
});

test('a change of a plan is a sentence: what was given, what was asked for, and what is held then', () => {
  const given = { days: 3, videos: 10 };
  expect(textOf({ ...given, reason: 'Apology' })).toEqual(['3 days, 10 videos', 'Reason: Apology']);
  expect(textOf({ ...given, wantedDays: 3, wantedVideos: 10 })).toEqual(['3 days, 10 videos']);
  expect(
    textOf({ ...given, wantedDays: 5, wantedVideos: 10, daysAfter: 33, videosAfter: 75 }),
  ).toEqual(['3 days, 10 videos', 'asked for: 5 days, 10 videos', 'then: 33 days, 75 videos']);
});
