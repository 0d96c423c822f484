import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { endCanary, newestUntried, tryCanary } from './canary';
import type { CanaryChoice } from './canary';
import { checkVersions } from './check-versions';
import { canary, promote } from './commands/canary';
import type { Given } from './commands/command';
import { rollback } from './commands/rollback';
import { dryStore } from './dry-store';
import { integrityOf } from './folder-files';
import { prune } from './prune';
import { publishShell, stageShell } from './publish-shell';
import { readLog } from './release-log';
import { repairPortal } from './repair-portal';
import { promoteShell, rollBackShell } from './shell-actions';
import { shellState } from './shell-state';
import type { Site } from './site';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const shell = async (name: string): Promise<string> =>
  (await publishShell(site, await site.shell(name))).version;
const tryOut = async (name: string, percent = 10, choice?: CanaryChoice): Promise<string> => {
  const dist = await site.shell(name);
  const candidate = () => stageShell(site, dist);
  return (await tryCanary(site, 'shell', percent, candidate, choice)).version;
};
const file = async (path: string) => (await site.store.read(path))?.toString();
const state = () => shellState(site.store);
const words = (...of: string[]): Given => ({
  ...{ words: of, keepDays: 7, isBuilt: true, isAgain: false, guard: null },
});

describe('a canary of the shell', () => {
  it('is named beside the live version, with the hash of its page, and changes no file that others get', async () => {
    await release(site, 'portal');
    const one = await shell('one');
    const others = async () =>
      Promise.all(['index.html', 'service-worker.js', 'releases.json'].map(file));
    const before = await others();
    const two = await tryOut('two');
    const own = await readFile(join(site.webRoot, `remotes/shell/${two}/index.html`));
    expect(JSON.parse((await file('shell.json')) ?? '')).toEqual({
      version: one,
      canary: { version: two, percent: 10, integrity: integrityOf(own) },
    });
    expect(own.toString()).toContain(`<meta name="portal-release" content="${two}" />`);
    expect(await file('assets/two.js')).toBe('two');
    expect(await others()).toEqual(before);
    expect((await readLog(site.store)).slice(-2)).toMatchObject([
      { action: 'stage', app: 'shell', from: null, to: two, files: ['assets/two.js'] },
      { action: 'canary', app: 'shell', from: null, to: two, percent: 10 },
    ]);
  });

  it('keeps its version when only the percentage changes, and gives way to a named one', async () => {
    await shell('one');
    const two = await tryOut('two');
    expect(await tryOut('three', 25)).toBe(two);
    expect((await state()).canary).toMatchObject({ version: two, percent: 25 });
    const three = await tryOut('three', 5, { isNamed: true });
    expect((await state()).canary).toMatchObject({ version: three, percent: 5 });
  });

  it('promoted, is live for everybody, with its root files, and a rollback leads back', async () => {
    const one = await shell('one');
    const two = await tryOut('two');
    expect((await promoteShell(site)).version).toBe(two);
    expect(await state()).toEqual({ live: two, canary: null, earlier: [one] });
    expect([await file('index.html'), await file('service-worker.js')]).toEqual([
      await file(`remotes/shell/${two}/index.html`),
      'two',
    ]);
    expect((await readLog(site.store)).at(-1)).toMatchObject({
      ...{ action: 'promote', app: 'shell', from: one, to: two, files: ['assets/two.js'] },
    });
    expect((await rollBackShell(site)).version).toBe(one);
    await expect(promoteShell(site)).rejects.toThrow('shell has no canary to promote.');
  });

  it('released as it is, is promoted; another release leaves it', async () => {
    await shell('one');
    const two = await tryOut('two');
    const three = await shell('three');
    expect(await state()).toMatchObject({ live: three, canary: { version: two, percent: 10 } });
    expect(await shell('two')).toBe(two);
    expect(await state()).toMatchObject({ live: two, canary: null });
    expect((await readLog(site.store)).at(-1)).toMatchObject({ action: 'promote', to: two });
  });

  it('ended, is for nobody, and needs --again', async () => {
    const one = await shell('one');
    const two = await tryOut('two');
    expect(await endCanary(site, 'shell')).toBe(two);
    expect(await file('shell.json')).toBe(`${JSON.stringify({ version: one })}\n`);
    await expect(endCanary(site, 'shell')).rejects.toThrow('shell has no canary.');
    await expect(tryOut('two')).rejects.toThrow(/was a canary that was ended by tester/);
    await expect(shell('two')).rejects.toThrow(/--again/);
    expect(await tryOut('two', 5, { isAgain: true })).toBe(two);
  });

  it('ends with a rollback, and is withdrawn too', async () => {
    const one = await shell('one');
    await shell('two');
    const three = await tryOut('three');
    expect((await rollback(site, words('shell'))).data).toMatchObject({
      version: one,
      endedCanary: three,
    });
    expect(await state()).toMatchObject({ live: one, canary: null });
    await expect(tryOut('three')).rejects.toThrow(/was rolled back by tester/);
  });

  it('is refused without a live version, of the live version, and of damaged files', async () => {
    await expect(tryOut('one')).rejects.toThrow('shell has no live version');
    await shell('one');
    await expect(tryOut('one')).rejects.toThrow('nothing new to try');
    const { version } = await stageShell(site, await site.shell('two'));
    await rm(join(site.webRoot, 'assets/two.js'));
    await expect(canary(site, words('shell', '10', version))).rejects.toThrow(
      /assets\/two\.js is missing.*repair shell/,
    );
    expect((await state()).canary).toBeNull();
  });

  it('decided on an old state changes nothing', async () => {
    await shell('one');
    const dist = await site.shell('three');
    let two = '';
    const slow = tryCanary(site, 'shell', 10, async () => {
      two = await tryOut('two');
      return stageShell(site, dist);
    });
    await expect(slow).rejects.toThrow(/was changed meanwhile/);
    expect((await state()).canary).toMatchObject({ version: two, percent: 10 });
  });

  it('can be ended when its record is lost', async () => {
    await shell('one');
    const two = await tryOut('two');
    await rm(join(site.webRoot, `remotes/shell/${two}/release.json`));
    expect(await endCanary(site, 'shell')).toBe(two);
    expect((await state()).canary).toBeNull();
  });

  it('in a dry run is decided and not written', async () => {
    await shell('one');
    const before = await file('shell.json');
    const dry: Site = { ...site, store: dryStore(site.store) };
    const dist = await site.shell('two');
    await tryCanary(dry, 'shell', 10, () => stageShell(dry, dist));
    expect((await shellState(dry.store)).canary?.percent).toBe(10);
    expect(await file('shell.json')).toBe(before);
  });
});

describe('the files of a canary of the shell', () => {
  it('are listed, verified and repaired', async () => {
    const one = await shell('one');
    const two = await tryOut('two');
    const own = `remotes/shell/${two}/service-worker.js`;
    await site.store.write(own, 'cut');
    expect(await checkVersions(site.store, 'shell')).toMatchObject([
      { version: two, is: 'canary 10 %', faults: [{ path: own, kind: 'changed' }] },
      { version: one, is: 'live', faults: [] },
    ]);
    await rm(join(site.webRoot, own));
    await site.store.write('service-worker.js', 'two');
    expect((await repairPortal(site, 'shell', two))[0]).toMatchObject({ left: [] });
    expect(await file(own)).toBe('two');
    expect((await state()).canary?.version).toBe(two);
  });

  it('are kept by a prune, however old, and those of a forgotten stage are not', async () => {
    await shell('one');
    const two = await tryOut('two');
    const three = await stageShell(site, await site.shell('three'));
    expect((await newestUntried(site, 'shell'))?.version).toBe(three.version);
    site.pass(300);
    expect(await prune(site, 7)).toEqual([
      { app: 'shell', files: ['assets/three.js', `remotes/shell/${three.version}`] },
    ]);
    expect(await newestUntried(site, 'shell')).toBeNull();
    expect((await promote(site, words('shell'))).data).toEqual({ app: 'shell', version: two });
  });
});
