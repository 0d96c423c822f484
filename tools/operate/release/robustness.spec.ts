import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { PROJECT_ROOT } from './paths';
import { readPointer } from './pointer';
import { publishPortal } from './publish-portal';
import { readLog } from './release-log';
import { withReleaseLock } from './release-lock';
import { folderStore } from './store';
import type { Store } from './store';
import { makeTestSite } from './testing/test-site';
import type { TestSite } from './testing/test-site';
import { verifyVersion } from './verify-version';

const PORTAL = 'user-portal';
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

/**
 * A store that fails at its n-th write and leaves the first half of that file. `underWay` counts the writes
 * that have not ended.
 */
function dyingStore(store: Store, writes: number): Store & { underWay(): number } {
  let left = writes;
  let underWay = 0;
  const write: Store['write'] = (path, bytes) => {
    underWay += 1;
    return store.write(path, bytes).finally(() => (underWay -= 1));
  };
  return {
    ...store,
    underWay: () => underWay,
    async write(path, bytes) {
      left -= 1;
      if (left > 0) return write(path, bytes);
      // Pointer, log, records and claims are small files. A store shows them completely or not at all.
      const isSmall = /\.(json|log)$|^\.release-lock/.test(path);
      if (left === 0 && !isSmall) await write(path, bytes.slice(0, bytes.length / 2));
      throw new Error('dead');
    },
    remove: async (path) => (left > 0 ? store.remove(path) : undefined),
  };
}

describe('a release that dies', () => {
  it('at whichever write leaves a site that works, and the next release finishes it', async () => {
    const first = await publishPortal(site, PORTAL, { dist: await site.portal('one') });
    let died = 0;
    for (let writes = 1; ; writes += 1) {
      const dist = await site.portal(`two-${writes}`);
      const store = dyingStore(site.store, writes);
      const end = await publishPortal({ ...site, store }, PORTAL, { dist }).catch(() => null);
      expect(store.underWay()).toBe(0);
      const { portals } = await readPointer(site.store);
      const live = portals[PORTAL];
      if (!live) throw new Error('The pointer lost its portal.');
      await verifyVersion(site.store, PORTAL, live);
      // This process wrote the claim, so the claim would look alive.
      await site.store.remove('.release-lock');
      const again = await publishPortal(site, PORTAL, { dist });
      expect((await readPointer(site.store)).portals[PORTAL]?.version).toBe(again.version);
      if (end) break;
      died += 1;
      expect(live.version).not.toBe(again.version);
    }
    expect(died).toBeGreaterThan(8);
    const log = await readLog(site.store);
    const releases = log.filter(({ action }) => action === 'release');
    const abandoned = log.filter(({ action }) => action === 'abandoned');
    expect(releases).toHaveLength((await readPointer(site.store)).revision + abandoned.length);
    expect(abandoned.length).toBeGreaterThan(0);
    expect(releases[0]?.to).toBe(first.version);
  });

  it('by kill -9 keeps nobody waiting: its lock is taken over at once', async () => {
    const script = `
      import { withReleaseLock } from ${JSON.stringify(join(PROJECT_ROOT, 'tools/operate/release/release-lock.ts'))};
      import { folderStore } from ${JSON.stringify(join(PROJECT_ROOT, 'tools/operate/release/store.ts'))};
      await withReleaseLock(folderStore(${JSON.stringify(site.webRoot)}), async () => {
        console.log('held');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        cwd: PROJECT_ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const started = performance.now();
    await publishPortal(site, PORTAL, { dist: await site.portal('one') });
    // The dead process would have kept it for a minute.
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('the release lock', () => {
  it('lets one at a time in, in whatever order they come, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        withReleaseLock(site.store, async () => {
          most = Math.max(most, (inside += 1));
          await site.store.list('');
          order.push(index);
          inside -= 1;
        }),
      ),
    );
    expect([most, order.length]).toEqual([1, 12]);
    expect(await site.store.list('.release-lock')).toEqual([]);
  });
});

describe('an object store that is mounted', () => {
  it('need not be able to rename', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('rename'), { code: 'ENOSYS' }));
    const store = folderStore(site.webRoot, refuse);
    const dist = await site.portal('one');
    const { version } = await publishPortal({ ...site, store }, PORTAL, { dist });
    expect((await readPointer(store)).portals[PORTAL]?.version).toBe(version);
    expect(await store.list('.release-drafts')).toEqual([]);
  });
});
