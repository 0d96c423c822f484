import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { publishPortal } from '../publish-portal';
import type { Site } from '../site';
import { folderStore } from '../store';

/** A script that is long enough to be compressed. */
export const SCRIPT = 'export const portal = 1;\n'.repeat(60);

/** A web root for a test, with a clock that the test controls. */
export interface TestSite extends Site {
  readonly webRoot: string;
  /** Writes a build. @returns its folder. */
  built(name: string, files: Readonly<Record<string, string>>): Promise<string>;
  /** A portal's build whose script depends on the name. */
  portal(name: string): Promise<string>;
  /** A shell's build whose page, service worker and asset depend on the name. */
  shell(name: string): Promise<string>;
  pass(days: number): void;
  clear(): Promise<void>;
}

/** Publishes the user portal's build of that name. @returns its version. */
export async function release(site: TestSite, name: string): Promise<string> {
  const { version } = await publishPortal(site, 'user-portal', { dist: await site.portal(name) });
  return version;
}

/** Creates an empty web root. */
export async function makeTestSite(): Promise<TestSite> {
  const place = await mkdtemp(join(tmpdir(), 'release-'));
  const webRoot = join(place, 'www');
  let now = Date.parse('2026-11-22T08:00:00Z');
  const built: TestSite['built'] = async (name, files) => {
    const dist = join(place, name);
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), text);
    }
    return dist;
  };
  return {
    webRoot,
    store: folderStore(webRoot),
    // Each read of the clock is one second later, so that no two builds have the same time.
    now: () => new Date((now += 1000)),
    who: 'tester',
    reason: null,
    services: [],
    isProduction: false,
    built,
    portal: (name) =>
      built(name, {
        'mf-manifest.json': '{}',
        'assets/a.js': `${SCRIPT}//${name}`,
        'portal.json': JSON.stringify({ contract: 1, preload: ['assets/a.js'] }),
      }),
    shell: (name) =>
      built(name, {
        'index.html': `<head></head><p>${name}</p>`,
        'service-worker.js': name,
        [`assets/${name}.js`]: name,
      }),
    pass: (days) => {
      now += days * 86_400_000;
    },
    clear: () => rm(place, { recursive: true, force: true }),
  };
}
