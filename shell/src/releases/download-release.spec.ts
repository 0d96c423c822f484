import type { PortalRelease } from '@portal/contracts';

import { startDownload } from './download-release';

const ENTRY = '/remotes/user-portal/1/mf-manifest.json';
const SCRIPT = '/remotes/user-portal/1/assets/a.js';
const MANIFEST = { metaData: { remoteEntry: { name: 'a.js', path: 'assets/' } }, shared: [] };
const release: PortalRelease = {
  version: '1',
  entry: ENTRY,
  preload: [SCRIPT],
  integrity: { [ENTRY]: 'sha384-entry', [SCRIPT]: 'sha384-script' },
  builtAt: '2026-01-01T00:00:00.000Z',
  commit: 'unknown',
  contract: 1,
};

type Ask = (url: string, how: RequestInit) => Promise<Response>;
let asked: string[];
let answer: Ask;
beforeEach(() => {
  asked = [];
  globalThis.fetch = ((url: string, how: RequestInit) => {
    asked.push(`${url.slice(url.lastIndexOf('/') + 1)} ${how.integrity} ${how.cache}`);
    return answer(url, how);
  }) as typeof fetch;
});

const good = (): Promise<Response> =>
  Promise.resolve({
    ok: true,
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(MANIFEST)).buffer),
  } as Response);
// Like a browser when the bytes do not match the hash.
const otherBytes = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

it('asks for every file by its hash', async () => {
  answer = good;
  await expect(startDownload(release).ready).resolves.toEqual(MANIFEST);
  expect(asked).toEqual(['mf-manifest.json sha384-entry no-cache', 'a.js sha384-script default']);
});

it('takes a file that the cache keeps damaged from the server', async () => {
  answer = (url, { cache }) => (url === SCRIPT && cache !== 'reload' ? otherBytes() : good());
  await expect(startDownload(release).ready).resolves.toEqual(MANIFEST);
  expect(asked.filter((line) => line.startsWith('a.js'))).toEqual([
    'a.js sha384-script default',
    'a.js sha384-script reload',
  ]);
});

it('refuses a file that the server has damaged too, and one without a hash', async () => {
  answer = (url) => (url === SCRIPT ? otherBytes() : good());
  await expect(startDownload(release).ready).rejects.toThrow('a.js is damaged');
  answer = good;
  const unsure = { ...release, integrity: { [ENTRY]: 'sha384-entry' } };
  await expect(startDownload(unsure).ready).rejects.toThrow('no integrity hash');
});

it.each([
  ['http/1.1', 3],
  ['', 3],
  ['h2', 11],
  ['h3', 11],
])('of a page that came by %j asks for %i of 11 files at once', async (nextHopProtocol, most) => {
  const page = { nextHopProtocol } as PerformanceNavigationTiming;
  const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  const preload = Array.from({ length: 10 }, (_, n) => `/remotes/user-portal/1/assets/${n}.js`);
  const integrity = Object.fromEntries([ENTRY, ...preload].map((url) => [url, `sha384-${url}`]));
  let [open, seen] = [0, 0];
  answer = async () => {
    open += 1;
    seen = Math.max(seen, open);
    await new Promise((done) => setTimeout(done));
    open -= 1;
    return good();
  };
  await startDownload({ ...release, preload, integrity }).ready;
  expect([seen, asked.length]).toEqual([most, 11]);
  entries.mockRestore();
});
