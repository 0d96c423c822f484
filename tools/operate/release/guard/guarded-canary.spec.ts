import { MINUTE_MS } from '@portal/rules';
import { readPointer, stateOf } from '../pointer';
import { stagePortal } from '../publish-portal';
import { publishShell, stageShell } from '../publish-shell';
import { readLog } from '../release-log';
import { shellState } from '../shell-state';
import { makeTestSite, release, type TestSite } from '../testing/test-site';
import { readDuration, readMetricsAddresses, readSteps } from './arguments';
import { runGuardedCanary } from './guarded-canary';

let site: TestSite;
let live: string;
beforeEach(async () => {
  site = await makeTestSite();
  live = await release(site, 'one');
});
afterEach(() => site.clear());

/** Metrics of an instance after so many seconds of 10 live and 2 canary pages each. */
function metricsAfter(seconds: number, brokenShare: number, part = 'user-portal'): string {
  const line = (version: string, pages: number, broken: number): string =>
    [
      `portal_web_vital_seconds_bucket{le="+Inf",vital="LCP",part="${part}",version="${version}"} ${pages}`,
      `portal_browser_broken_pages_total{part="${part}",version="${version}"} ${broken}`,
    ].join('\n');
  const canary = 2 * seconds;
  return `${line('live', 10 * seconds, 0)}\n${line('canary', canary, Math.floor(canary * brokenShare))}\n`;
}

const portal = {
  app: 'user-portal',
  candidate: async () => stagePortal(site, 'user-portal', await site.portal('two')),
} as const;
const shellBuild = (name: string) => site.built(name, { 'index.html': `<head></head>${name}` });
const shell = {
  app: 'shell',
  candidate: async () => stageShell(site, await shellBuild('next')),
} as const;

/** A guarded canary with a clock of its own. */
async function guard(
  read: (seconds: number) => string,
  app: typeof portal | typeof shell = portal,
) {
  let now = 0;
  const lines: string[] = [];
  const end = await runGuardedCanary(
    site,
    { ...app, steps: [5, 25, 100], stepMs: 15 * MINUTE_MS, isAgain: false },
    {
      now: () => now,
      wait: (milliseconds) => {
        now += milliseconds;
        return Promise.resolve();
      },
      readMetrics: () => Promise.resolve().then(() => [read(now / 1_000)]),
      say: (line) => void lines.push(line),
    },
  );
  const state = stateOf(await readPointer(site.store), 'user-portal');
  return { end, lines, minutes: now / MINUTE_MS, state, log: await readLog(site.store) };
}

it('a harmless canary goes through all steps and is promoted', async () => {
  const { end, lines, minutes, state } = await guard((seconds) => metricsAfter(seconds, 0));
  expect(end.why).toBeNull();
  expect(state.live?.version).toBe(end.version);
  expect(lines.map((line) => line.split(' by ')[1])).toEqual(
    [5, 25, 100].map((percent) => `${percent} % of the people`),
  );
  expect(minutes).toBe(45);
});

it('a canary that throws for one in twenty ends within two minutes, and the log says why', async () => {
  const { end, minutes, state, log } = await guard((seconds) => metricsAfter(seconds, 0.05));
  expect(end.why).toMatch(/^more pages with errors: canary \d+ of \d+ /);
  expect(minutes).toBeLessThanOrEqual(2);
  expect([state.live?.version, state.canary]).toEqual([live, null]);
  expect(log.at(-1)).toMatchObject({ action: 'canary', percent: 0, reason: `guard: ${end.why}` });
});

it('a canary of the shell is judged by the pages of the shell', async () => {
  const { version } = await publishShell(site, await shellBuild('now'));
  const bad = await guard((seconds) => metricsAfter(seconds, 0.05, 'shell'), shell);
  expect(bad.end.why).toMatch(/^more pages with errors: canary \d+ of \d+ /);
  expect(bad.minutes).toBeLessThanOrEqual(2);
  expect(await shellState(site.store)).toMatchObject({ live: version, canary: null });
  expect(bad.log.at(-1)).toMatchObject({ app: 'shell', reason: `guard: ${bad.end.why}` });

  const next = { ...shell, candidate: async () => stageShell(site, await shellBuild('third')) };
  const good = await guard((seconds) => metricsAfter(seconds, 0, 'shell'), next);
  expect(good.end.why).toBeNull();
  expect(await shellState(site.store)).toMatchObject({ live: good.end.version, canary: null });
});

it('a canary ends when nobody gives its numbers any more', async () => {
  const { end, state } = await guard((seconds) => {
    if (seconds > 60) throw new Error('away');
    return metricsAfter(seconds, 0);
  });
  expect(end.why).toBe('the services give no numbers');
  expect(state.canary).toBeNull();
});

it('the next step waits until enough pages of the canary were measured', async () => {
  const few = (seconds: number) => metricsAfter(Math.floor(seconds / 100), 0);
  const { end, lines, minutes } = await guard(few);
  expect(end.why).toBeNull();
  expect(minutes).toBeGreaterThan(45);
  expect(lines.join()).toContain('measured pages of the canary so far');
});

it('refuses steps, durations and addresses that are none', () => {
  expect(readSteps('5,25,100')).toEqual([5, 25, 100]);
  expect(readDuration('15m')).toBe(15 * MINUTE_MS);
  expect(readMetricsAddresses('http://a:1/metrics')).toEqual(['http://a:1/metrics']);
  for (const steps of ['', '5,25', '25,5,100', '5,x,100', '0,100', '50,200'])
    expect(() => readSteps(steps)).toThrow('--steps');
  for (const every of ['', '15', '0m', '-1m', 'm'])
    expect(() => readDuration(every)).toThrow('--every');
  for (const addresses of [undefined, '', 'metrics'])
    expect(() => readMetricsAddresses(addresses)).toThrow('RELEASE_METRICS');
});
