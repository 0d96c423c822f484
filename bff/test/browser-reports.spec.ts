import { reportBrowser, type ReportBrowserRequest, reportPolicy } from '@portal/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseHash } from './support/database-hash';
import { type Series, scrape, valueOf } from './support/scrape';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  const portals = { 'user-portal': { version: '0.3.0-live' } };
  const canaries = { 'user-portal': { percent: 5, release: { version: '0.4.0-canary' } } };
  await writeFile(
    join(webRoot, 'releases.json'),
    JSON.stringify({ revision: 1, portals, canaries }),
  );
  const canary = { version: '0.2.0-shell', percent: 5, integrity: '' };
  await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: '0.1.0-shell', canary }));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  server = await createTestServer({ env: { METRICS_PORT: '0', WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

const ERROR = {
  part: 'user-portal',
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'at draw (/remotes/user-portal/0.3.0-live/assets/plans-Ab12Cd34.js:1:200)',
} as const;
const report = (facts: Partial<ReportBrowserRequest>, remoteAddress?: string) =>
  server.client().send(reportBrowser, {
    body: { release: '', screen: '/plans', errors: [], vitals: [], ...facts },
    remoteAddress,
  });
/** Lines of the log that `action` left, besides those of requests. */
async function linesOf(action: () => Promise<unknown>): Promise<string[]> {
  const before = server.log.length;
  await action();
  const lines = server.log.slice(before).filter(({ event }) => event !== 'request');
  return lines.map(({ msg }) => String(msg));
}
const count = async (name: string, labels: Series['labels']) =>
  valueOf(await scrape(server), name, labels) ?? 0;

describe('an error in a browser', () => {
  it('stands in the log with its screen and the versions of shell and portal, and is counted', async () => {
    const release = 'shell@0.1.0-shell user-portal@0.3.0-live';
    const lines = await linesOf(() => report({ release, errors: [ERROR] }));
    expect(lines).toEqual([
      'browser_error: user-portal 0.3.0-live (live) at /plans: TypeError: x is undefined ' +
        `[${ERROR.stack}] shell@0.1.0-shell user-portal@0.3.0-live`,
    ]);
    const labels = { part: 'user-portal', version: 'live' };
    expect(await count('portal_browser_errors_total', labels)).toBe(1);
  });

  it('is distinguished by whether its version is live, not by the version', async () => {
    await report({ release: 'user-portal@0.2.9-old', errors: [ERROR] });
    await report({ release: 'user-portal@0.4.0-canary', errors: [ERROR] });
    await report({ errors: [ERROR] });
    const series = (await scrape(server)).filter(
      ({ name }) => name === 'portal_browser_errors_total',
    );
    expect(series.map(({ labels }) => labels['version']).sort()).toEqual([
      'canary',
      'live',
      'other',
      'unknown',
    ]);
  });

  it('leaves no id, secret or address of a user in the log, whatever the page sent', async () => {
    const hostile = {
      ...ERROR,
      message: 'user 123456789 ana@example.com session=abcdefghijklmnopqrstuvwxyz0123 "Canary"',
      stack: 'at https://evil.example/x?code=canary7:1:1\nforged 103.1.2.3',
    };
    const screen = '/plans/CANARY9';
    const [line = ''] = await linesOf(() => report({ screen, errors: [hostile] }));
    expect(line).toContain('at /plans/:offerCode:');
    expect(line).not.toMatch(/123456789|ana@|abcdefghij|anary|CANARY|103\.1|\n/);
  });
});

it('vitals spread over bounds by portal', async () => {
  const vitals = [
    { name: 'LCP', value: 2_400 },
    { name: 'CLS', value: 0.02 },
  ] as const;
  await report({ screen: '/admin/dashboard', vitals: [...vitals] });
  const lcp = { part: 'admin-portal', vital: 'LCP', version: 'unknown' };
  expect(await count('portal_web_vital_seconds_sum', lcp)).toBe(2.4);
  expect(await count('portal_web_vital_seconds_bucket', { ...lcp, le: '1.8' })).toBe(0);
  expect(await count('portal_web_vital_seconds_bucket', { ...lcp, le: '2.5' })).toBe(1);
  expect(await count('portal_web_vital_layout_shift_count', { part: 'admin-portal' })).toBe(1);
});

it('a page with errors counts once, for the version of its portal, so that a guard can compare versions', async () => {
  const shell = { ...ERROR, part: 'shell' } as const;
  const labels = { part: 'user-portal', version: 'canary' };
  const lcp = { ...labels, vital: 'LCP' };
  const before = await count('portal_browser_broken_pages_total', labels);
  await report({
    release: 'shell@0.1.0-shell user-portal@0.4.0-canary',
    errors: [ERROR, shell],
    vitals: [{ name: 'LCP', value: 900 }],
  });
  expect(await count('portal_browser_broken_pages_total', labels)).toBe(before + 1);
  expect(await count('portal_web_vital_seconds_count', lcp)).toBe(1);
});

it('a page of the canary of the shell counts for it, whatever the portal, so that a guard can compare shells', async () => {
  const labels = { part: 'shell', version: 'canary' };
  const lcp = { ...labels, vital: 'LCP' };
  for (const portal of ['0.3.0-live', '0.2.9-old']) {
    await report({
      release: `shell@0.2.0-shell user-portal@${portal}`,
      errors: [ERROR],
      vitals: [
        { name: 'LCP', value: 900 },
        { name: 'CLS', value: 0.02 },
      ],
    });
  }
  expect(await count('portal_browser_broken_pages_total', labels)).toBe(2);
  expect(await count('portal_web_vital_seconds_count', lcp)).toBe(2);
  expect(await count('portal_web_vital_layout_shift_count', { part: 'shell' })).toBe(0);
});

describe('what a browser reports of the policy', () => {
  const send = (type: string, body: object | string, url: string = reportPolicy.path) =>
    server.client().request({
      method: 'POST',
      url,
      headers: { 'content-type': type, host: 'portal.example' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const old = {
    'csp-report': {
      'document-uri': 'https://portal.example/admin/user/123456789?q=canary',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/canary.js',
      'script-sample': 'canary()',
    },
  };
  const modern = [
    { type: 'deprecation', body: { id: 'canary' } },
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://portal.example/plans',
        effectiveDirective: 'style-src-attr',
        blockedURL: 'inline',
      },
    },
  ];

  it('is counted and logged in both forms, without addresses', async () => {
    const lines = await linesOf(async () => {
      expect((await send('application/csp-report', old)).status).toBe(200);
      expect((await send('application/reports+json', modern)).status).toBe(200);
    });
    expect(lines).toEqual([
      'csp_violation: script-src-elem kept out other-origin at /admin/user/:userId',
      'csp_violation: style-src-attr kept out inline at /plans',
    ]);
    const labels = { directive: 'style-src-attr', blocked: 'inline' };
    expect(await count('portal_csp_violations_total', labels)).toBe(1);
  });

  it.each([
    ['a number', '5'],
    ['nothing of the form', '{"a":1}'],
    ['a prototype', '{"csp-report":{"effective-directive":{"__proto":1}}}'],
    ['a list of nulls', '[null,null]'],
  ])('and is %s, is nothing', async (_name, body) => {
    expect(await linesOf(() => send('application/reports+json', body))).toEqual([]);
  });

  it('in its types is taken nowhere else', async () => {
    for (const url of ['/api/login/password', '/api/logout'])
      expect((await send('application/csp-report', old, url)).status).toBe(415);
  });

  it('is asked for by every page', async () => {
    const page = await server.client().request({ method: 'GET', url: '/plans' });
    expect(page.headers['content-security-policy']).toContain(`report-uri ${reportPolicy.path}`);
    expect(page.headers['reporting-endpoints']).toContain(reportPolicy.path);
  });
});

describe('anybody may report, and', () => {
  it('needs no cookie, gets none, and leaves the database as it was', async () => {
    const before = await databaseHash(server);
    const answer = await report({ errors: [ERROR] });
    expect([answer.status, answer.cookies]).toEqual([200, []]);
    expect(await databaseHash(server)).toBe(before);
  });

  it('is refused when it is too large, too much or of another form', async () => {
    const many = Array.from({ length: 11 }, () => ERROR);
    expect((await report({ errors: many })).status).toBe(400);
    expect((await report({ errors: [{ ...ERROR, part: 'evil' as 'shell' }] })).status).toBe(400);
    expect((await report({ vitals: [{ name: 'LCP', value: -1 }] })).status).toBe(400);
    const large = await report({ screen: 'x'.repeat(17_000) });
    expect([large.status, large.code]).toEqual([413, 'request/too-large']);
  });

  it('is heard 60 times a minute from one address, others still are', async () => {
    const from = (address: string) => report({}, address);
    const statuses = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await from('203.0.113.9')).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await from('203.0.113.10')).status).toBe(200);
  });
});
