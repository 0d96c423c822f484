import {
  type BrowserError,
  type BrowserVital,
  listVersionReports,
  reportBrowser,
} from '@portal/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareServer } from './support/baseline';
import { databaseHash } from './support/database-hash';
import { createTestServer, type TestServer } from './support/test-server';

const LIVE = 'shell@0.1.0-shell user-portal@0.3.0-live';
const CANARY = 'shell@0.1.0-shell user-portal@0.4.0-canary';
const ERROR = { part: 'user-portal', name: 'TypeError', message: 'x', stack: '' } as const;

let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-www-'));
  const portals = { 'user-portal': { version: '0.3.0-live' } };
  const canaries = { 'user-portal': { percent: 5, release: { version: '0.4.0-canary' } } };
  const pointer = { revision: 1, portals, canaries };
  await writeFile(join(webRoot, 'releases.json'), JSON.stringify(pointer));
  const canary = { version: '0.2.0-shell', percent: 5, integrity: '' };
  await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: '0.1.0-shell', canary }));
  server = await createTestServer({ env: { WEB_ROOT: webRoot } });
});
shareServer(() => server);
afterAll(() => rm(webRoot, { recursive: true }));

const page = async (
  at: TestServer,
  release: string,
  vitals: BrowserVital[],
  errors: BrowserError[] = [],
) => {
  const body = { release, screen: '/plans', errors, vitals };
  expect((await at.client().send(reportBrowser, { body })).status).toBe(200);
};
const lcp = (value: number): BrowserVital[] => [{ name: 'LCP', value }];
const reports = async (at: TestServer) =>
  (await (await at.signInAsAdmin(undefined, 'viewer')).send(listVersionReports)).payload().reports;

test('errors and vitals are counted for the live version, the canary and the shell', async () => {
  for (const value of [700, 900, 1_700]) await page(server, LIVE, lcp(value));
  await page(server, LIVE, [...lcp(9_000), { name: 'INP', value: 40 }]);
  await page(server, CANARY, lcp(900), [ERROR, ERROR]);
  expect(await reports(server)).toEqual([
    {
      ...{ part: 'shell', version: '0.1.0-shell' },
      ...{ pages: 5, pagesWithErrors: 0, lcpMs: 1_800, inpMs: 50 },
    },
    {
      ...{ part: 'user-portal', version: '0.3.0-live' },
      ...{ pages: 4, pagesWithErrors: 0, lcpMs: 1_800, inpMs: 50 },
    },
    {
      ...{ part: 'user-portal', version: '0.4.0-canary' },
      ...{ pages: 1, pagesWithErrors: 1, lcpMs: 1_000, inpMs: null },
    },
  ]);
});

test('the canary of the shell is counted apart from the live shell', async () => {
  await page(server, LIVE, lcp(700));
  await page(server, 'shell@0.2.0-shell user-portal@0.3.0-live', lcp(9_000), [
    { ...ERROR, part: 'shell' },
  ]);
  const shells = (await reports(server)).filter(({ part }) => part === 'shell');
  expect(shells).toMatchObject([
    { version: '0.1.0-shell', pages: 1, pagesWithErrors: 0 },
    { version: '0.2.0-shell', pages: 1, pagesWithErrors: 1 },
  ]);
});

test('what one instance counted, the other shows after it was stored', async () => {
  const other = await server.another({ WEB_ROOT: webRoot });
  await page(server, LIVE, lcp(700));
  server.clock.advance(20_000);
  await page(server, LIVE, lcp(700));
  await reports(server);
  await page(other, LIVE, lcp(700));
  const [, live] = await reports(other);
  expect(live).toMatchObject({ version: '0.3.0-live', pages: 3 });
});

test('a stopped instance stores what it counted', async () => {
  const other = await server.another({ WEB_ROOT: webRoot });
  await page(other, LIVE, lcp(700));
  await other.stop();
  expect(await reports(server)).toHaveLength(2);
});

test('a version that nobody released is not counted, so that no stranger fills the database', async () => {
  const before = await databaseHash(server);
  await page(server, 'user-portal@0.9.0-invented', lcp(700), [ERROR]);
  await page(server, '', lcp(700));
  server.clock.advance(20_000);
  await page(server, 'user-portal@0.9.1-invented', lcp(700));
  expect(await databaseHash(server)).toBe(before);
});
