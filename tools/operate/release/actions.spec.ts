import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { CanaryChoice } from './canary';
import { endCanary, newestUntried, tryCanary } from './canary';
import { integrityOf } from './folder-files';
import { promote, rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { stagePortal } from './publish-portal';
import { readLog } from './release-log';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';
import { existingRelease } from './version-folder';

const PORTAL = 'user-portal';
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const stage = async (name: string) => stagePortal(site, PORTAL, await site.portal(name));
const tryOut = async (name: string, percent: number, choice?: CanaryChoice) =>
  tryCanary(site, PORTAL, percent, () => stage(name), choice);
const state = async () => stateOf(await readPointer(site.store), PORTAL);
const actions = async () =>
  (await readLog(site.store))
    .filter(({ action }) => action !== 'stage')
    .map(({ action, to }) => [action, to]);

describe('a rollback', () => {
  it('makes the version before live, by the pointer only', async () => {
    const [one, two] = [await release(site, 'one'), await release(site, 'two')];
    const before = await site.store.list('remotes');
    await rollBack(site, PORTAL);
    const { live, earlier } = await state();
    expect([live?.version, earlier]).toEqual([one, []]);
    expect(await site.store.list('remotes')).toEqual(before);
    expect(await actions()).toEqual([
      ['release', one],
      ['release', two],
      ['rollback', one],
    ]);
  });

  it('goes to a named version too, also forward again', async () => {
    const versions = [
      await release(site, 'one'),
      await release(site, 'two'),
      await release(site, 'three'),
    ];
    await rollBack(site, PORTAL, versions[0]);
    expect((await state()).live?.version).toBe(versions[0]);
    await rollBack(site, PORTAL, versions[2]);
    expect((await state()).live?.version).toBe(versions[2]);
    await expect(rollBack(site, PORTAL, '9.9.9-none')).rejects.toThrow(/not there/);
  });

  it('is refused when a file of that version is gone', async () => {
    const one = await release(site, 'one');
    const two = await release(site, 'two');
    await rm(join(site.webRoot, 'remotes', PORTAL, one, 'assets/a.js'));
    await expect(rollBack(site, PORTAL)).rejects.toThrow(/is missing/);
    expect((await state()).live?.version).toBe(two);
  });

  it('ends a canary, so that everybody is on one version', async () => {
    await release(site, 'one');
    await release(site, 'two');
    await tryOut('three', 10);
    await rollBack(site, PORTAL);
    expect((await state()).canary).toBeNull();
  });
});

describe('earlier versions', () => {
  it('stand in the pointer newest first, with record and its hash, five at most', async () => {
    const versions: string[] = [];
    for (const name of ['1', '2', '3', '4', '5', '6', '7'])
      versions.push(await release(site, name));
    const { earlier } = await state();
    expect(earlier.map(({ version }) => version)).toEqual(versions.slice(1, 6).toReversed());
    for (const { record, integrity, contract } of earlier) {
      const bytes = await site.store.read(record.slice(1));
      expect(bytes && integrityOf(bytes)).toBe(integrity);
      expect(contract).toBe(1);
    }
  });
});

describe('a canary', () => {
  it('is on trial beside the live version, grows, and is promoted', async () => {
    const one = await release(site, 'one');
    const { version } = await tryOut('two', 10);
    expect(await state()).toMatchObject({
      live: { version: one },
      canary: { percent: 10, salt: version, release: { version } },
    });
    await tryOut('never asked', 50);
    expect((await state()).canary).toMatchObject({ percent: 50, salt: version });
    await promote(site, PORTAL);
    const { live, canary, earlier } = await state();
    expect([live?.version, canary, earlier[0]?.version]).toEqual([version, null, one]);
    expect(await actions()).toEqual([
      ['release', one],
      ['canary', version],
      ['canary', version],
      ['promote', version],
    ]);
  });

  it('ends at once, and then it is promoted by nobody and tried again only when it is asked for', async () => {
    await release(site, 'one');
    await tryOut('two', 10);
    await endCanary(site, PORTAL);
    expect((await state()).canary).toBeNull();
    await expect(promote(site, PORTAL)).rejects.toThrow(/no canary/);
    expect(await newestUntried(site, PORTAL)).toBeNull();
    await expect(tryOut('two', 20)).rejects.toThrow(/canary that was ended by tester at .*--again/);
    expect((await tryOut('two', 20, { isAgain: true })).version).toMatch(/^0/);
  });

  it('of a version that was rolled back is refused, named or not, until it is asked for again', async () => {
    await release(site, 'one');
    const two = await release(site, 'two');
    await rollBack({ ...site, reason: 'payments fail' }, PORTAL);
    const named = () => existingRelease(site.store, PORTAL, two);
    for (const isNamed of [true, false])
      await expect(tryCanary(site, PORTAL, 10, named, { isNamed })).rejects.toThrow(
        /was rolled back by tester at \S+ \(payments fail\)\. Say --again/,
      );
    await expect(release(site, 'two')).rejects.toThrow(/was rolled back/);
    await tryCanary(site, PORTAL, 10, named, { isNamed: true, isAgain: true });
    await promote(site, PORTAL);
    expect((await state()).live?.version).toBe(two);
    const three = await release(site, 'three');
    expect(await release(site, 'two')).toBe(two);
    expect((await state()).earlier.map(({ version }) => version)).toContain(three);
  });

  it('that is named replaces the one that runs', async () => {
    await release(site, 'one');
    const [two, three] = [await stage('two'), await stage('three')];
    await tryCanary(site, PORTAL, 10, async () => two);
    await tryCanary(site, PORTAL, 10, async () => three, { isNamed: true });
    expect((await state()).canary?.release.version).toBe(three.version);
  });

  it('takes the newest version that was laid down and never live', async () => {
    await release(site, 'one');
    await release(site, 'two');
    await rollBack(site, PORTAL);
    expect(await newestUntried(site, PORTAL)).toBeNull();
    await stage('three');
    const four = await stage('four');
    expect((await newestUntried(site, PORTAL))?.version).toBe(four.version);
  });

  it('is refused when it is what everybody has', async () => {
    await release(site, 'one');
    await expect(tryOut('one', 10)).rejects.toThrow(/live already/);
  });

  it('of one portal says nothing about the other', async () => {
    await release(site, 'one');
    await tryOut('two', 10);
    expect(stateOf(await readPointer(site.store), 'admin-portal').canary).toBeNull();
  });
});
