import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { endCanary, tryCanary } from './canary';
import { checkVersions } from './check-versions';
import { rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { publishPortal, stagePortal } from './publish-portal';
import { repairPointer } from './repair-pointer';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

const PORTAL = 'user-portal';
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const pointer = async () => (await site.store.read('releases.json'))?.toString() ?? '';
const portalsOf = (text: string) => ({ ...(JSON.parse(text) as object), revision: null });

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
    const [rolled] = stateOf(await readPointer(site.store), PORTAL).earlier;
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
