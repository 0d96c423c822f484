import {
  describeRefused,
  describeRestarts,
  isClean,
  type RestartsReport,
} from './describe-restarts';

const clean: RestartsReport = {
  seconds: 60,
  restarts: [
    { stopMs: 5_400, exitCode: 0, startMs: 1_900 },
    { stopMs: 5_100, exitCode: 0, startMs: 2_100 },
  ],
  answered: { 'GET session': 9_000, 'PUT task': 3_000 },
  failed: [],
  latencies: [5, 1, 3, 40],
  written: { reported: 3_000, found: 3_000 },
};

it('tells the rate, the latencies and the restarts', () => {
  expect(describeRestarts(clean).split('\n').slice(0, 4)).toEqual([
    '12000 good answers in 60 s, 200 a second, 50 writes among them; 0 failed.',
    'Half within 3 ms, 99 % within 40 ms, all within 40 ms.',
    '2 instances restarted by SIGTERM: exit codes 0 0, stopped within 5.4 s, ready again within 2.1 s.',
    '3000 tasks were answered as written, 3000 are in the database.',
  ]);
  expect(isClean(clean)).toBe(true);
});

it.each<[string, Partial<RestartsReport>]>([
  ['a failed request', { failed: [{ what: 'PATCH settings', how: 'ECONNRESET', atMs: 5_000 }] }],
  ['an instance that was killed', { restarts: [{ stopMs: 30_000, exitCode: 1, startMs: 1 }] }],
  ['a lost write', { written: { reported: 3, found: 2 } }],
])('%s is not clean', (_what, change) => {
  expect(isClean({ ...clean, ...change })).toBe(false);
});

it('names what failed', () => {
  const failed = [{ what: 'PATCH settings', how: 'ECONNRESET', atMs: 5_000 }];
  expect(describeRestarts({ ...clean, failed })).toContain(
    'failed after 5000 ms: PATCH settings: ECONNRESET',
  );
});

it('shows what the edge wrote about a request that no instance answered, and nothing else', () => {
  const refused = '{"method":"PATCH","status":502,"upstreamStatus":"502"}';
  const log = ['{"method":"GET","status":200,"upstreamStatus":"502, 200"}', refused, ''].join('\n');
  expect(describeRefused(log)).toBe(refused);
  expect(describeRefused('')).toBe('The edge refused nothing.');
});
