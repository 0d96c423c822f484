import { type AwayReport, describeAway, isWithinLimits } from './describe-away';

const row = {
  ...{ how: 'is silent', awayMs: 60_000, requests: 420, others: 0 },
  ...{ slowestMs: 2_710, wellMs: 64, backMs: 412, before: 300, after: 304 },
};
const other = { ...row, how: 'is not there', slowestMs: 700 };

it('tells of each way of being away how requests fared, and when all was well again', () => {
  const text = describeAway({ rows: [{ ...row, others: 1 }] });
  for (const word of ['is silent', '60 s', '420', '2710 ms', '64 ms', '412 ms', '300 -> 304 MB']) {
    expect(text).toContain(word);
  }
  expect(text.split('\n').find((line) => line.includes('is silent'))).toMatch(/420\W+1\W/);
});

it('accepts soon answers and a soon return of both kinds of outage', () => {
  expect(isWithinLimits({ rows: [row, other] })).toBe(true);
});

it.each<[string, AwayReport['rows']]>([
  ['an answer after 3 s', [{ ...row, slowestMs: 3_000 }, other]],
  ['an answer without the envelope', [{ ...row, others: 1 }, other]],
  ['a return after 10 s', [{ ...row, backMs: 10_000 }, other]],
  ['one kind of outage alone', [row]],
])('refuses %s', (_what, rows) => {
  expect(isWithinLimits({ rows })).toBe(false);
});
