import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LongestFirst, { EXPECTED } from './longest-first.mjs';

const ROOT = join(__dirname, '../../..');
const inWorkspace = (file: string): string => join(ROOT, file);
const sizeOf = (file: string): number => statSync(inWorkspace(file)).size;

const [longest = '', second = ''] = EXPECTED.keys();
const LARGE = 'bff/test/settings.spec.ts';

type Test = Parameters<LongestFirst['sort']>[0][number];

let cacheDirectory: string;
beforeEach(() => (cacheDirectory = mkdtempSync(join(tmpdir(), 'portal-order-'))));
afterEach(() => rmSync(cacheDirectory, { recursive: true }));

/** The order of spec files, after runs that took so long (ms). */
function orderOf(files: readonly string[], took: Readonly<Record<string, number>> = {}) {
  const config = { cache: true, cacheDirectory, id: 'order', haste: {} };
  const hasteFS = { getSize: (path: string) => statSync(path).size };
  const context = { config, hasteFS } as unknown as Test['context'];
  const order = new LongestFirst({ contexts: [], globalConfig: {} } as never);
  const times = Object.entries(took).map(([file, ms]) => [inWorkspace(file), [1, ms]]);
  writeFileSync(order._getCachePath(context), JSON.stringify(Object.fromEntries(times)));
  const sorted = order.sort(files.map((file) => ({ path: inWorkspace(file), context })));
  return (sorted as Test[]).map(({ path }) => path.slice(ROOT.length + 1));
}

describe('the order of spec files', () => {
  it('begins in a fresh clone with those that take longest, then the largest', () => {
    const small = 'bff/test/hash-password.spec.ts';
    expect(sizeOf(small)).toBeLessThan(sizeOf(LARGE));
    expect(orderOf([small, LARGE, second, longest])).toEqual([longest, second, LARGE, small]);
  });

  it('follows the times of the last run when there was one', () => {
    const took = { [longest]: 10, [LARGE]: 90_000 };
    expect(orderOf([longest, LARGE], took)).toEqual([LARGE, longest]);
  });

  it('expects spec files that exist, the longest first', () => {
    for (const file of EXPECTED.keys()) expect(sizeOf(file)).toBeGreaterThan(0);
    const seconds = [...EXPECTED.values()];
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
  });
});
