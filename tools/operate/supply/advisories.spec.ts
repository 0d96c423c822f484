import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { readAdvisories } from './advisory-file';
import { checkAdvisories, type CheckInput, type CheckResult } from './check-advisories';
import { parseLock } from './lock-file';
import { askRegistry, readAuditReport } from './online-audit';
import { refreshAdvisories } from './refresh-advisories';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-advisories-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-22T12:00:00Z');
const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), JSON.stringify(content));
const record = (over: object = {}): object => ({
  id: 'GHSA-rfgv-xxqx-mfg5',
  modified: '2026-11-22T00:00:00Z',
  summary: 'ends the process',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'undici' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '7.0.0' }, { fixed: '7.29.1' }] }],
    },
  ],
  references: [{ type: 'ADVISORY', url: 'https://github.com/advisories/GHSA-rfgv-xxqx-mfg5' }],
  database_specific: { severity: 'HIGH' },
  ...over,
});
const lockOf = (version: string): object => ({
  name: 'a',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'a', dependencies: { undici: '*' } },
    'node_modules/undici': { version },
  },
});

interface Given {
  readonly version?: string;
  readonly date?: string;
  readonly records?: readonly object[];
  readonly exceptions?: readonly object[];
}

/** Runs the check with the given files. Default: an affected version of undici. */
function check(given: Given = {}, over: Partial<CheckInput> = {}): Promise<CheckResult> {
  const { version = '7.29.0', date = '2026-11-22', records = [record()], exceptions = [] } = given;
  write('package-lock.json', lockOf(version));
  write('advisories.json', { date, source: 'test', advisories: records });
  write('exceptions.json', exceptions);
  const lockFile = join(folder, 'package-lock.json');
  return checkAdvisories({
    lockFile,
    data: folder,
    now: NOW,
    ask: null,
    mustBeFresh: false,
    ...over,
  });
}
const accepted = (until: string): object => ({
  id: 'GHSA-rfgv-xxqx-mfg5',
  package: 'undici',
  reason: 'The federation plugin opens no WebSocket.',
  until,
});

it('an installed version with a high advisory is refused, named with its place and fix', async () => {
  const { lines, isPassed } = await check();
  expect(isPassed).toBe(false);
  expect(lines).toContain(
    'REFUSED  high GHSA-rfgv-xxqx-mfg5 undici@7.29.0: ends the process (>=7.0.0 <7.29.1; fixed in 7.29.1)',
  );
});

it.each(['7.29.1', '7.30.2', '6.99.0'])('version %s is not', async (version) => {
  const { lines, isPassed } = await check({ version });
  expect([isPassed, lines.at(-1)]).toEqual([true, '1 packages, 1 advisories: 0 found, 0 refused.']);
});

it.each([
  ['CRITICAL', false],
  ['MODERATE', true],
  ['LOW', true],
  // A record without a severity fails the check.
  [undefined, false],
])('severity %s passes: %s', async (severity, isPassed) => {
  const one = record({ database_specific: { severity } });
  const result = await check({ records: [one] });
  expect(result.isPassed).toBe(isPassed);
  expect(result.lines.at(-1)).toContain('1 found');
});

it('malware is critical, and named by its versions', async () => {
  const affected = [{ package: { ecosystem: 'npm', name: 'undici' }, versions: ['7.29.0'] }];
  const malware = record({ id: 'MAL-2026-1234', affected, database_specific: undefined });
  expect((await check({ records: [malware] })).lines.join('\n')).toContain('REFUSED  critical');
  expect((await check({ records: [malware], version: '7.29.1' })).isPassed).toBe(true);
});

it('a withdrawn advisory does not count', async () => {
  const records = [record({ withdrawn: '2026-11-01T00:00:00Z' })];
  expect((await check({ records })).isPassed).toBe(true);
});

describe('exceptions', () => {
  it('hold to the end of their last day, and are reported', async () => {
    const { lines, isPassed } = await check({ exceptions: [accepted('2026-11-22')] });
    expect(isPassed).toBe(true);
    expect(lines.join('\n')).toContain(
      'accepted until 2026-11-22: The federation plugin opens no WebSocket.',
    );
  });

  it('fail the check once they have ended', async () => {
    const { lines, isPassed } = await check({ exceptions: [accepted('2026-11-21')] });
    expect(isPassed).toBe(false);
    expect(lines.join('\n')).toContain('its exception ended on 2026-11-21');
  });

  it('excuse no other package and no other advisory', async () => {
    for (const other of [{ package: 'axios' }, { id: 'GHSA-w293-vg96-wgc3' }]) {
      const exceptions = [{ ...accepted('2026-12-31'), ...other }];
      expect((await check({ exceptions })).isPassed).toBe(false);
    }
  });

  it('are named when nothing needs them any more', async () => {
    const { lines, isPassed } = await check({
      version: '7.29.1',
      exceptions: [accepted('2026-12-31')],
    });
    expect([isPassed, lines.join('\n')]).toEqual([
      true,
      expect.stringContaining('exception GHSA-rfgv-xxqx-mfg5 for undici is not needed any more'),
    ]);
  });

  it.each([
    ['without a day', { until: undefined }, '0.until'],
    ['with a day that does not exist', { until: '2026-02-30' }, '0.until: is no day'],
    ['without a reason', { reason: '' }, '0.reason: must say why'],
    ['with something unknown', { untill: '2026-12-31' }, 'untill'],
  ])('%s are refused', async (_case, over, problem) => {
    await expect(check({ exceptions: [{ ...accepted('2026-12-31'), ...over }] })).rejects.toThrow(
      problem,
    );
  });
});

describe('a broken file is refused, naming what is wrong', () => {
  it.each([
    ['a day in another form', { date: '22.11.2026' }, 'date: must be a day'],
    ['an invented id', { records: [record({ id: 'ADVISORY-1' })] }, 'advisories.0.id'],
    ['no references', { records: [record({ references: [] })] }, 'advisories.0.references'],
    ['no packages', { records: [record({ affected: [] })] }, 'advisories.0.affected'],
    [
      'a version that is none',
      {
        records: [
          record({
            affected: [
              {
                package: { ecosystem: 'npm', name: 'undici' },
                ranges: [{ type: 'SEMVER', events: [{ introduced: 'seven' }] }],
              },
            ],
          }),
        ],
      },
      'advisories.0.affected.0.ranges.0.events.0',
    ],
  ])('%s', async (_case, given, problem) => {
    await expect(check(given)).rejects.toThrow(problem);
  });

  it('no JSON at all', async () => {
    await check();
    writeFileSync(join(folder, 'advisories.json'), '{');
    expect(() => readAdvisories(join(folder, 'advisories.json'))).toThrow(
      /advisories\.json cannot be read/,
    );
  });
});

describe('the age of the file', () => {
  it.each([
    ['2026-10-23', '30 days old.'],
    ['2026-10-22', '31 days old, which is more than 30: refresh it'],
  ])('of %s is reported', async (date, words) => {
    const { lines, isPassed } = await check({ date, records: [] });
    expect([lines[0], isPassed]).toEqual([expect.stringContaining(words), true]);
  });

  it('fails above 90 days only where it must be fresh and the registry did not answer', async () => {
    const given = { date: '2026-08-23', records: [] };
    const answers = { ask: () => Promise.resolve({ advisories: [] }) };
    const silent = { ask: () => Promise.resolve({ problem: '405 Method Not Allowed' }) };
    expect((await check(given)).isPassed).toBe(true);
    expect((await check(given, { mustBeFresh: true, ...silent })).isPassed).toBe(false);
    expect((await check(given, { mustBeFresh: true, ...answers })).isPassed).toBe(true);
    const lastDay = { ...given, date: '2026-08-24' };
    expect((await check(lastDay, { mustBeFresh: true, ...silent })).isPassed).toBe(true);
  });
});

describe('the registry', () => {
  /** A fake registry on loopback with one package. It answers the audit with the given response. */
  const withRegistry = async (
    audit: { status: number; body: object },
    run: (environment: NodeJS.ProcessEnv) => Promise<void>,
  ): Promise<void> => {
    const server = createServer((request, response) => {
      const isAudit = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
      const packument = {
        name: 'undici',
        versions: { '7.29.0': { name: 'undici', version: '7.29.0' } },
      };
      request.resume();
      response.writeHead(isAudit ? audit.status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? audit.body : packument));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const cache = join(folder, 'cache');
    const environment = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
      npm_config_fetch_retries: '0',
    };
    try {
      await run(environment);
    } finally {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  };
  const bulk = {
    undici: [
      {
        id: 1,
        url: 'https://github.com/advisories/GHSA-w293-vg96-wgc3',
        title: 'loses TLS',
        severity: 'high',
        vulnerable_versions: '>=7.0.0 <7.29.1',
        cwe: [],
        cvss: { score: 0, vectorString: null },
      },
    ],
  };

  it('what it answers is refused as well, and the same advisory counts once', async () => {
    write('package.json', { name: 'a', dependencies: { undici: '*' } });
    await withRegistry({ status: 200, body: bulk }, async (environment) => {
      const ask = (): ReturnType<typeof askRegistry> => askRegistry(folder, environment);
      const { lines, isPassed } = await check({ records: [] }, { ask });
      expect(isPassed).toBe(false);
      expect(lines).toContain('The registry answered with 1 advisories about what is installed.');
      expect(lines.join('\n')).toContain(
        'REFUSED  high GHSA-w293-vg96-wgc3 undici@7.29.0: loses TLS',
      );
      const stored = [record(), record({ id: 'GHSA-w293-vg96-wgc3' })];
      expect((await check({ records: stored }, { ask })).lines.at(-1)).toContain(
        '2 found, 2 refused',
      );
    });
  });

  it('one that refuses the audit is named in one line, without an address, and the file decides', async () => {
    write('package.json', { name: 'a', dependencies: { undici: '*' } });
    await withRegistry({ status: 405, body: {} }, async (environment) => {
      const { lines, isPassed } = await check({}, { ask: () => askRegistry(folder, environment) });
      expect(isPassed).toBe(false);
      const [reported = ''] = lines.filter((line) => line.startsWith('The registry'));
      expect(reported).toMatch(
        /did not answer the audit \(405 Method Not Allowed\); only the file/,
      );
      expect(lines.join('\n')).not.toContain('127.0.0.1');
    });
  });

  it.each(['', 'npm is broken', '[]', '{"auditReportVersion":3}'])(
    'an answer of another form is a problem, not a pass: %s',
    (text) => {
      expect(readAuditReport(text)).toHaveProperty('problem');
    },
  );

  it('a range of the registry counts prereleases of the fix as affected', () => {
    const via = [
      { name: 'a', title: '', url: 'https://x/GHSA-1', severity: 'high', range: '<7.29.1' },
    ];
    const text = JSON.stringify({ auditReportVersion: 2, vulnerabilities: { a: { via } } });
    const answer = readAuditReport(text);
    const [advisory] = 'advisories' in answer ? answer.advisories : [];
    expect(['7.29.1-rc.1', '7.29.1'].map((one) => advisory?.isAffected(one))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a refresh', () => {
  it('keeps the records about installed packages of npm, without what the check does not read', () => {
    const records = join(folder, 'records/npm');
    mkdirSync(records, { recursive: true });
    const put = (name: string, content: object): void =>
      writeFileSync(join(records, name), JSON.stringify(content));
    put('b.json', record({ details: 'long', credits: [] }));
    put('a.json', record({ id: 'GHSA-2222-2222-2222' }));
    put('other.json', record({ affected: [{ package: { ecosystem: 'npm', name: 'left-pad' } }] }));
    put('python.json', record({ affected: [{ package: { ecosystem: 'PyPI', name: 'undici' } }] }));
    put('gone.json', record({ withdrawn: '2026-01-01T00:00:00Z' }));
    const target = join(folder, 'advisories.json');
    const lock = parseLock(JSON.stringify(lockOf('7.29.0')), 'lock');
    expect(refreshAdvisories(records, target, lock, '2026-11-22')).toEqual({ files: 5, kept: 2 });
    const { date, advisories } = readAdvisories(target);
    expect([date, advisories.map(({ id }) => id)]).toEqual([
      '2026-11-22',
      ['GHSA-2222-2222-2222', 'GHSA-rfgv-xxqx-mfg5'],
    ]);
    expect(readFileSync(target, 'utf8')).not.toContain('long');
  });

  it('refuses a folder without records, and a broken record about our packages', () => {
    const lock = parseLock(JSON.stringify(lockOf('7.29.0')), 'lock');
    const refresh = (): object => refreshAdvisories(folder, join(folder, 'x'), lock, '2026-11-22');
    expect(refresh).toThrow('has no .json files');
    write('broken.json', record({ references: [] }));
    expect(refresh).toThrow(/broken\.json is no OSV record: references/);
  });
});

it('what this repository installs has no high or critical advisory of the file without an exception', async () => {
  // Uses the date of the file: a build must not fail only because time passes.
  const data = inWorkspace('tools/operate/supply/data');
  const { date } = readAdvisories(join(data, 'advisories.json'));
  const now = new Date(`${date}T00:00:00Z`);
  const lockFile = inWorkspace('package-lock.json');
  const result = await checkAdvisories({ lockFile, data, now, ask: null, mustBeFresh: false });
  expect(result.lines.filter((line) => line.startsWith('REFUSED'))).toEqual([]);
});
