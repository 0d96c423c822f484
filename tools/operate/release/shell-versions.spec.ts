import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { checkVersions } from './check-versions';
import { rollback } from './commands/rollback';
import { describeSite } from './describe-site';
import { prune } from './prune';
import { publishShell } from './publish-shell';
import { readLog } from './release-log';
import { repairPortal } from './repair-portal';
import { rollBackShell } from './shell-actions';
import { shellState } from './shell-state';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const shell = async (name: string, isAgain = false): Promise<string> =>
  (await publishShell(site, await site.shell(name), { isAgain })).version;
const page = () => readFile(join(site.webRoot, 'index.html'), 'utf8');
const faults = async () =>
  (await checkVersions(site.store, 'shell')).flatMap((one) =>
    one.faults.map(({ path, kind }) => [kind, path]),
  );

describe('a rollback of the shell', () => {
  it('brings back page and root files of the version before, and nothing of a portal', async () => {
    await release(site, 'portal');
    const pointer = await site.store.read('releases.json');
    const one = await shell('one');
    const first = await page();
    const two = await shell('two');
    expect((await rollBackShell(site)).version).toBe(one);
    expect(await page()).toBe(first);
    expect(await site.store.read('service-worker.js')).toEqual(Buffer.from('one'));
    expect(await shellState(site.store)).toEqual({ live: one, canary: null, earlier: [] });
    expect(await site.store.read('releases.json')).toEqual(pointer);
    expect((await readLog(site.store)).at(-1)).toMatchObject({
      ...{ action: 'rollback', app: 'shell', from: two, to: one, files: ['assets/one.js'] },
    });
    await expect(rollBackShell(site)).rejects.toThrow(/no earlier version/);
  });

  it('goes to a named version, and what was rolled back needs --again', async () => {
    const [one, two] = [await shell('one'), await shell('two')];
    await shell('three');
    await rollback(site, {
      words: ['shell', one],
      keepDays: 7,
      isBuilt: true,
      isAgain: false,
      guard: null,
    });
    expect((await shellState(site.store)).live).toBe(one);
    await expect(shell('three')).rejects.toThrow(/was rolled back by tester/);
    expect(await shell('two')).toBe(two);
    await shell('three', true);
    expect((await shellState(site.store)).earlier).toEqual([two, one]);
  });

  it('is refused when a file of that version is gone', async () => {
    await shell('one');
    await shell('two');
    const before = await page();
    await rm(join(site.webRoot, 'assets/one.js'));
    await expect(rollBackShell(site)).rejects.toThrow(/assets\/one\.js is missing.*repair shell/);
    expect(await page()).toBe(before);
  });

  it('finds its target after a prune that keeps nothing else', async () => {
    const one = await shell('one');
    const two = await shell('two');
    await shell('three');
    site.pass(300);
    expect(await prune(site, 7)).toEqual([
      { app: 'shell', files: ['assets/one.js', `remotes/shell/${one}`] },
    ]);
    expect((await rollBackShell(site)).version).toBe(two);
  });
});

describe('the files of the shell', () => {
  it('are listed by version', async () => {
    const [one, two] = [await shell('one'), await shell('two')];
    expect((await describeSite(site)).data).toMatchObject({
      versions: [
        { app: 'shell', version: two, is: 'live', faults: [] },
        { app: 'shell', version: one, is: 'earlier 1', faults: [] },
      ],
    });
  });

  it('are repaired: the root from the version, the version from the root, and none from damaged ones', async () => {
    const version = await shell('one');
    const before = await page();
    await site.store.write('index.html', '<p>cut');
    expect(await faults()).toEqual([['changed', 'index.html']]);
    expect(await repairPortal(site, 'shell')).toMatchObject([{ version, left: [] }]);
    expect(await page()).toBe(before);
    const own = `remotes/shell/${version}/index.html`;
    await site.store.write(own, '<p>cut');
    expect(await repairPortal(site, 'shell')).toMatchObject([{ left: [], repaired: [own] }]);
    await site.store.write(own, '<p>cut');
    await site.store.write('index.html', '<p>else');
    expect(await repairPortal(site, 'shell')).toMatchObject([{ left: [{ path: own }] }]);
    expect(await page()).toBe('<p>else');
  });

  it('of a shell of before there were versions are no fault, and the next release has a way back', async () => {
    await site.store.write('shell.json', JSON.stringify({ version: '0.0.9-old' }));
    await site.store.write('index.html', 'old');
    expect(await faults()).toEqual([]);
    const one = await shell('one');
    await shell('two');
    expect((await rollBackShell(site)).version).toBe(one);
  });
});
