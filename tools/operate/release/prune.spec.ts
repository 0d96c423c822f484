import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { endCanary, tryCanary } from './canary';
import { dryStore } from './dry-store';
import { rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { prune } from './prune';
import { stagePortal } from './publish-portal';
import { publishShell } from './publish-shell';
import { readLog } from './release-log';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';
import { listVersions } from './version-folder';

const PORTAL = 'user-portal';
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const shell = async (name: string): Promise<string> => {
  const { version } = await publishShell(
    site,
    await site.built(name, {
      'index.html': name,
      'assets/both.js': 'both',
      [`assets/${name}.js`]: name.repeat(600),
    }),
  );
  return version;
};
const versions = async () =>
  (await listVersions(site.store, PORTAL)).map(({ version }) => version).toSorted();

describe('a prune', () => {
  it('keeps what was live within the last 7 days, however long ago it was built', async () => {
    const one = await release(site, 'one');
    site.pass(30);
    const two = await release(site, 'two');
    site.pass(6.9);
    const three = await release(site, 'three');
    expect(await prune(site, 7)).toEqual([]);
    site.pass(0.2);
    expect(await prune(site, 7)).toEqual([{ app: PORTAL, files: [one] }]);
    expect(await versions()).toEqual([two, three].toSorted());
    const { earlier } = stateOf(await readPointer(site.store), PORTAL);
    expect(earlier.map(({ version }) => version)).toEqual([two]);
    expect((await readLog(site.store)).at(-1)).toMatchObject({ action: 'prune', files: [one] });
  });

  it('keeps the version a rollback goes to, however old', async () => {
    const one = await release(site, 'one');
    await release(site, 'two');
    site.pass(300);
    expect(await prune(site, 0)).toEqual([]);
    expect((await rollBack(site, PORTAL)).version).toBe(one);
  });

  it('keeps a canary, and for 7 days what was one', async () => {
    await release(site, 'one');
    const canary = await tryCanary(site, PORTAL, 10, async () =>
      stagePortal(site, PORTAL, await site.portal('two')),
    );
    site.pass(30);
    expect(await prune(site, 7)).toEqual([]);
    await endCanary(site, PORTAL);
    site.pass(6);
    expect(await prune(site, 7)).toEqual([]);
    site.pass(2);
    expect(await prune(site, 7)).toEqual([{ app: PORTAL, files: [canary.version] }]);
  });

  it('removes leftovers of killed releases, but not of one that may be running', async () => {
    await release(site, 'one');
    const left = `remotes/${PORTAL}/0.1.0-halfway/assets/a.js`;
    await site.store.write(left, 'half');
    const age = async (ms: number) =>
      utimes(join(site.webRoot, left), new Date(), new Date(site.now().getTime() - ms));
    await age(3_600_000);
    expect(await prune(site, 0)).toEqual([]);
    await age(90_000_000);
    expect(await prune(site, 0)).toEqual([{ app: PORTAL, files: ['0.1.0-halfway'] }]);
  });

  it('in a dry run only tells', async () => {
    const one = await release(site, 'one');
    await release(site, 'two');
    await release(site, 'three');
    site.pass(8);
    const dry = { ...site, store: dryStore(site.store) };
    expect(await prune(dry, 7)).toEqual([{ app: PORTAL, files: [one] }]);
    expect(await versions()).toHaveLength(3);
  });

  it('keeps the live shell and the one before it whole, however old and however little is to be kept', async () => {
    await shell('s0');
    await shell('s1');
    site.pass(300);
    await shell('s2');
    expect(await prune(site, 0)).toMatchObject([{ app: 'shell', files: { length: 4 } }]);
    site.pass(300);
    expect(await prune(site, 0)).toEqual([]);
    expect(await site.store.list('assets')).toHaveLength(7);
  });

  it('removes assets of shells that were replaced longer ago, with their compressed copies', async () => {
    const version = await shell('s0');
    site.pass(5);
    await shell('s1');
    site.pass(5);
    await shell('s2');
    expect(await prune(site, 7)).toEqual([]);
    site.pass(3);
    const assets = ['assets/s0.js', 'assets/s0.js.br', 'assets/s0.js.gz'];
    const gone = [...assets, `remotes/shell/${version}`];
    expect(await prune(site, 7)).toEqual([{ app: 'shell', files: gone }]);
    expect(await site.store.list('assets')).toEqual([
      'assets/both.js',
      'assets/s1.js',
      'assets/s1.js.br',
      'assets/s1.js.gz',
      'assets/s2.js',
      'assets/s2.js.br',
      'assets/s2.js.gz',
    ]);
  });
});
