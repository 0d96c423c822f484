import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { endCanary, tryCanary } from './canary';
import { checkVersions } from './check-versions';
import { repair, verify } from './commands/repair';
import { rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { publishPortal, stagePortal } from './publish-portal';
import { readLog } from './release-log';
import { repairPointer } from './repair-pointer';
import { repairPortal } from './repair-portal';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

const PORTAL = 'user-portal';
const GIVEN = { keepDays: 7, isBuilt: true, isAgain: false };
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const pathOf = (version: string, file: string) => `remotes/${PORTAL}/${version}/${file}`;
const pointer = async () => (await site.store.read('releases.json'))?.toString() ?? '';
const portalsOf = (text: string) => ({ ...(JSON.parse(text) as object), revision: null });
const damaged = async () =>
  (await checkVersions(site.store, PORTAL)).flatMap(({ faults }) =>
    faults.map(({ path, kind }) => [kind, path.split('/').slice(3).join('/')]),
  );

describe('a verification', () => {
  it('names each damaged and missing file of each version, and list names the versions', async () => {
    const one = await release(site, 'one');
    const two = await release(site, 'two');
    expect((await verify(site, { ...GIVEN, words: [] })).isBad).toBe(false);
    await rm(join(site.webRoot, pathOf(one, 'mf-manifest.json')));
    await site.store.write(pathOf(two, 'assets/a.js'), 'else');
    const { text, isBad } = await verify(site, { ...GIVEN, words: [PORTAL] });
    expect(isBad).toBe(true);
    expect(text).toContain(
      `user-portal ${two} (live): damaged\n  changed ${pathOf(two, 'assets/a.js')}`,
    );
    expect(text).toContain(`missing ${pathOf(one, 'mf-manifest.json')}`);
  });

  it('finds a record that is not the one of the pointer, and a version that is gone', async () => {
    const one = await release(site, 'one');
    const two = await release(site, 'two');
    const record = await site.store.read(pathOf(one, 'release.json'));
    await site.store.write(pathOf(one, 'release.json'), `${record?.toString()} `);
    await site.store.remove(`remotes/${PORTAL}/${two}`);
    expect(await damaged()).toEqual([
      ['changed', 'release.json'],
      ['missing', 'release.json'],
    ]);
  });
});

describe('a repair of a portal', () => {
  it.each([
    ['a changed file', 'assets/a.js', 'else'],
    ['a missing file', 'assets/a.js', null],
    ['a changed copy', 'assets/a.js.br', 'else'],
    ['a cut record', 'release.json', '{ "version": "0.1'],
    ['a missing record', 'release.json', null],
  ])('writes %s again', async (_what, file, text) => {
    const version = await release(site, 'one');
    const path = pathOf(version, file);
    const before = await site.store.read(path);
    if (text === null) await site.store.remove(path);
    else await site.store.write(path, text);
    expect(await damaged()).not.toEqual([]);
    const [done] = await repairPortal(site, PORTAL);
    expect(done).toMatchObject({ version, left: [] });
    expect(await site.store.read(path)).toEqual(before);
    expect(await damaged()).toEqual([]);
    const [last] = (await readLog(site.store)).toReversed();
    expect(last).toMatchObject({ action: 'repair', to: version, files: done?.repaired });
    expect((await publishPortal(site, PORTAL, { dist: await site.portal('one') })).changed).toBe(
      false,
    );
  });

  it('never writes bytes that the record does not have, and says what is left', async () => {
    const version = await release(site, 'one');
    for (const ending of ['', '.br', '.gz'])
      await site.store.write(pathOf(version, `assets/a.js${ending}`), 'else');
    const report = await repair(site, { ...GIVEN, words: [PORTAL] });
    expect(report.isBad).toBe(true);
    expect(report.text).toContain(`changed ${pathOf(version, 'assets/a.js')}`);
    expect((await site.store.read(pathOf(version, 'assets/a.js')))?.toString()).toBe('else');
  });

  it('changes neither the pointer nor a version that is whole', async () => {
    const [one, two] = [await release(site, 'one'), await release(site, 'two')];
    const before = await pointer();
    await rm(join(site.webRoot, pathOf(two, 'assets/a.js')));
    expect((await repairPortal(site, PORTAL)).map(({ version }) => version)).toEqual([two]);
    expect(await pointer()).toBe(before);
    expect(await repairPortal(site, PORTAL, one)).toEqual([]);
    await expect(repairPortal(site, PORTAL, '9.9.9')).rejects.toThrow(/has no version 9\.9\.9/);
  });
});

describe('a pointer that is lost or cut', () => {
  const both = async (): Promise<void> => {
    await release(site, 'one');
    await publishPortal(site, 'admin-portal', { dist: await site.portal('admin') });
    await release(site, 'two');
    await tryCanary(site, PORTAL, 25, async () =>
      stagePortal(site, PORTAL, await site.portal('three')),
    );
  };
  const lose = () => rm(join(site.webRoot, 'releases.json'));
  const cut = async () => site.store.write('releases.json', (await pointer()).slice(0, 200));

  it.each([
    ['missing', lose],
    ['damaged', cut],
  ])('(%s) is refused by every action, in a sentence', async (how, harm) => {
    await both();
    await harm();
    const sentence = `releases.json in ${site.store.root} is ${how}: run "repair pointer".`;
    for (const action of [
      () => release(site, 'four'),
      () => rollBack(site, PORTAL),
      () => endCanary(site, PORTAL),
      () => checkVersions(site.store, PORTAL),
    ])
      await expect(action()).rejects.toMatchObject({ name: 'Problem', message: sentence });
  });

  it.each([
    ['missing', lose],
    ['damaged', cut],
  ])('(%s) comes back from its copy, as a newer revision', async (_how, harm) => {
    await both();
    const before = await pointer();
    const { revision } = await readPointer(site.store);
    await harm();
    expect(await repairPointer(site)).toEqual({
      revision: revision + 1,
      from: revision,
      isRepaired: true,
    });
    expect(portalsOf(await pointer())).toEqual(portalsOf(before));
    expect((await repairPointer(site)).isRepaired).toBe(false);
    await rollBack(site, PORTAL);
  });

  it('comes back from the log and the records alone', async () => {
    await both();
    const before = await pointer();
    await lose();
    await site.store.remove('.releases');
    expect((await repairPointer(site)).from).toBe(0);
    expect(portalsOf(await pointer())).toEqual(portalsOf(before));
  });

  it('comes back from an older copy and the actions after it', async () => {
    await both();
    const [rolled] = (await stateOf(await readPointer(site.store), PORTAL)).earlier;
    await rollBack(site, PORTAL);
    const { revision } = await readPointer(site.store);
    await lose();
    await site.store.remove(`.releases/releases.json.${revision}`);
    await repairPointer(site);
    const { live, canary } = stateOf(await readPointer(site.store), PORTAL);
    expect([live?.version, canary]).toEqual([rolled?.version, null]);
  });

  it('does not come back from the copy of an action that was killed', async () => {
    await both();
    const before = await pointer();
    const dying = {
      ...site.store,
      write: async (path: string, bytes: Buffer | string) => {
        if (path === 'releases.json') throw new Error('dead');
        return site.store.write(path, bytes);
      },
    };
    await expect(rollBack({ ...site, store: dying }, PORTAL)).rejects.toThrow('dead');
    await stagePortal(site, PORTAL, await site.portal('four'));
    await lose();
    await repairPointer(site);
    expect(portalsOf(await pointer())).toEqual(portalsOf(before));
  });

  it('is not guessed when nothing names a live version', async () => {
    await both();
    await lose();
    await site.store.remove('.releases');
    await site.store.remove('releases.log');
    await expect(readPointer(site.store)).rejects.toThrow(/is missing/);
    await expect(repairPointer(site)).rejects.toThrow(/names a live version/);
  });

  it('is not missed before the first release, also when that is killed before its pointer', async () => {
    await stagePortal(site, PORTAL, await site.portal('one'));
    expect((await readPointer(site.store)).revision).toBe(0);
    const dying = {
      ...site.store,
      write: async (path: string, bytes: Buffer | string) => {
        if (path === 'releases.json' && String(bytes).includes('"version"'))
          throw new Error('dead');
        return site.store.write(path, bytes);
      },
    };
    await expect(
      publishPortal({ ...site, store: dying }, PORTAL, { dist: await site.portal('one') }),
    ).rejects.toThrow('dead');
    expect((await release(site, 'one')).length).toBeGreaterThan(0);
  });

  it('is kept in copies of the last revisions only, where no server looks', async () => {
    await mkdir(site.webRoot, { recursive: true });
    for (let index = 0; index < 52; index += 1) {
      const text = JSON.stringify({ revision: index, portals: {} });
      await writeFile(join(site.webRoot, 'releases.json'), text);
      await release(site, `v${index % 2}`);
    }
    const kept = await site.store.list('.releases');
    expect(kept).toHaveLength(50);
    expect(kept).toContain('.releases/releases.json.52');
  });
});
