import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { readPointer, stateOf } from './pointer';
import { publishPortal, stagePortal } from './publish-portal';
import { readLog } from './release-log';
import { makeTestSite, SCRIPT } from './testing/test-site';
import type { TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const publish = async (name: string) =>
  publishPortal(site, 'user-portal', { dist: await site.portal(name) });

describe('publishing a portal', () => {
  it('makes it live with entry, preload list and a hash for each file', async () => {
    const { version } = await publish('one');
    const { revision, portals } = await readPointer(site.store);
    const base = `/remotes/user-portal/${version}`;
    expect(revision).toBe(1);
    expect(portals['user-portal']).toMatchObject({
      version,
      entry: `${base}/mf-manifest.json`,
      preload: [`${base}/assets/a.js`],
      contract: 1,
    });
    expect(Object.keys(portals['user-portal']?.integrity ?? {})).toEqual([
      `${base}/assets/a.js`,
      `${base}/mf-manifest.json`,
    ]);
  });

  it('of the same bytes changes nothing', async () => {
    const first = await publish('one');
    expect(await publish('one')).toEqual({ version: first.version, changed: false });
    expect((await readPointer(site.store)).revision).toBe(1);
  });

  it('of other bytes is another version, and the old one stays', async () => {
    const [first, next] = [await publish('one'), await publish('two')];
    expect(next.version).not.toBe(first.version);
    const versions = await readdir(join(site.webRoot, 'remotes/user-portal'));
    expect(versions.toSorted()).toEqual([first.version, next.version].toSorted());
  });

  it.each([
    ['assets/a.js', /other bytes/],
    ['assets/a.js.br', /is not a copy/],
  ])('refuses a version whose %s was changed behind its back', async (path, fault) => {
    const { version } = await publish('one');
    await writeFile(join(site.webRoot, 'remotes/user-portal', version, path), 'else');
    await expect(publish('one')).rejects.toThrow(fault);
  });

  it('lays compressed siblings beside each text file, never beside the pointer', async () => {
    const { version } = await publish('one');
    const file = join(site.webRoot, 'remotes/user-portal', version, 'assets/a.js');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(`${SCRIPT}//one`);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(`${SCRIPT}//one`);
    const seen = (await readdir(site.webRoot)).filter((name) => !name.startsWith('.'));
    expect(seen).toEqual(['releases.json', 'releases.log', 'remotes']);
  });

  it('says what to do when nothing is built', async () => {
    const dist = join(site.webRoot, 'none');
    await expect(publishPortal(site, 'user-portal', { dist })).rejects.toThrow(/build it first/);
  });
});

describe('two releases at once', () => {
  it('of different portals both survive', async () => {
    const dists = await Promise.all([site.portal('one'), site.portal('two')]);
    await Promise.all([
      publishPortal(site, 'user-portal', { dist: dists[0] }),
      publishPortal(site, 'admin-portal', { dist: dists[1] }),
    ]);
    const { revision, portals } = await readPointer(site.store);
    expect(revision).toBe(2);
    expect(Object.keys(portals).toSorted()).toEqual(['admin-portal', 'user-portal']);
  });

  it('of the same portal: one wins, the others are refused, and the log has them all', async () => {
    await publish('zero');
    const names = ['one', 'two', 'three'];
    // All decisions are based on the same state, as with parallel slow builds.
    const expected = stateOf(await readPointer(site.store), 'user-portal');
    const ends = await Promise.allSettled(
      names.map(async (name) =>
        publishPortal(site, 'user-portal', { dist: await site.portal(name), expected }),
      ),
    );
    const won = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.version] : []));
    expect(won).toHaveLength(1);
    const { revision, portals } = await readPointer(site.store);
    expect([revision, portals['user-portal']?.version]).toEqual([2, won[0]]);
    const actions = (await readLog(site.store)).map(({ action }) => action).toSorted();
    expect(actions).toEqual(
      ['refused', 'refused', 'release', 'release', 'stage', 'stage', 'stage', 'stage'].toSorted(),
    );
  });

  it('of the same bytes: the second finds it live already, and nothing is refused', async () => {
    await publish('zero');
    const expected = stateOf(await readPointer(site.store), 'user-portal');
    const dist = await site.portal('one');
    const ends = await Promise.all(
      [1, 2, 3].map(() => publishPortal(site, 'user-portal', { dist, expected })),
    );
    expect(ends.filter(({ changed }) => changed)).toHaveLength(1);
    const actions = (await readLog(site.store)).map(({ action }) => action);
    expect(actions).toEqual(['stage', 'release', 'stage', 'release']);
  });

  it('of the same bytes leave one record, whose hash the next pointer names', async () => {
    const dist = await site.portal('one');
    await Promise.all([1, 2, 3].map(() => stagePortal(site, 'user-portal', dist)));
    const stages = (await readLog(site.store)).filter(({ action }) => action === 'stage');
    expect(stages).toHaveLength(1);
  });
});
