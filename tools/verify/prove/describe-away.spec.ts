import { describeAway } from './describe-away';

it('tells of each way of being away how requests fared, and when all was well again', () => {
  const row = { how: 'is silent', awayMs: 60_000, requests: 420, others: 1 };
  const rest = { slowestMs: 2_710, backMs: 412, before: 300, after: 304 };
  const text = describeAway({ rows: [{ ...row, ...rest }] });
  for (const word of ['is silent', '60 s', '420', '2710 ms', '412 ms', '300 -> 304 MB']) {
    expect(text).toContain(word);
  }
  expect(text.split('\n').find((line) => line.includes('is silent'))).toMatch(/420\W+1\W/);
});
