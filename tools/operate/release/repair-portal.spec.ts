import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { checkVersions } from './check-versions';
import { repair, verify } from './commands/repair';
import { publishPortal } from './publish-portal';
import { readLog } from './release-log';
import { repairPortal } from './repair-portal';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

const PORTAL = 'user-portal';
const GIVEN = { keepDays: 7, isBuilt: true, isAgain: false, guard: null };
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const pathOf = (version: string, file: string) => `remotes/${PORTAL}/${version}/${file}`;
const pointer = async () => (await site.store.read('releases.json'))?.toString() ?? '';
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
