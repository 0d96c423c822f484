import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PortalName, PRERENDERED_FILE } from '@portal/contracts';
import { isInCohort } from '@portal/rules';
import { endCanary, openSite, publishPortal, stagePortal, tryCanary } from '@portal/tools';
import { ROOT } from './system';

/** A text of the built portal and its replacement. */
interface TextChange {
  readonly from: string;
  readonly to: string;
}

/** Calls `use` with a build of the portal in which one text is replaced. */
async function withText<Result>(
  portal: PortalName,
  { from, to }: TextChange,
  use: (dist: string) => Promise<Result>,
): Promise<Result> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  try {
    await cp(join(ROOT, portal, 'dist'), dist, { recursive: true });
    const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
    for (const name of [...scripts.map((script) => `assets/${script}`), PRERENDERED_FILE]) {
      const path = join(dist, name);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
    }
    return await use(dist);
  } finally {
    await rm(dist, { recursive: true });
  }
}

/** Releases the built portal with one text replaced, through the release tool. @returns its version. */
export function releaseWithText(
  webRoot: string,
  portal: PortalName,
  change: TextChange,
): Promise<string> {
  return withText(
    portal,
    change,
    async (dist) => (await publishPortal(openSite(webRoot), portal, { dist })).version,
  );
}

/** Stages such a version, which nobody gets, through the release tool. @returns its version. */
export function stageWithText(
  webRoot: string,
  portal: PortalName,
  change: TextChange,
): Promise<string> {
  return withText(
    portal,
    change,
    async (dist) => (await stagePortal(openSite(webRoot), portal, dist)).version,
  );
}

/** Calls `use` while such a version is a canary, started and ended through the release tool. */
export async function duringCanary(
  webRoot: string,
  portal: PortalName,
  percent: number,
  change: TextChange,
  use: (version: string) => Promise<void>,
): Promise<void> {
  const site = openSite(webRoot);
  const { version } = await tryCanary(site, portal, percent, () =>
    withText(portal, change, (dist) => stagePortal(site, portal, dist)),
  );
  try {
    await use(version);
  } finally {
    await endCanary(site, portal);
  }
}

/** @returns two keys of visitors, also fit as User IDs: one in the canary's part, one outside it. */
export function visitorsOf(version: string, percent: number): { inside: string; outside: string } {
  const find = (isWanted: boolean): string => {
    for (let key = 80_001; ; key += 1)
      if (isInCohort(String(key), version, percent) === isWanted) return String(key);
  };
  return { inside: find(true), outside: find(false) };
}

/** A file on the disk of the server. */
export interface HarmedFile {
  /** Flips one bit of the file. */
  flip(): Promise<void>;
  /** Removes the file. */
  lose(): Promise<void>;
  /** Restores the file. */
  heal(): Promise<void>;
}

/** Finds a script of a portal's version by the beginning of its name. */
export async function harmable(
  webRoot: string,
  portal: PortalName,
  version: string,
  beginning: string,
): Promise<HarmedFile> {
  const folder = join(webRoot, 'remotes', portal, version, 'assets');
  const name = (await readdir(folder)).find(
    (one) => one.startsWith(beginning) && one.endsWith('.js'),
  );
  if (!name) throw new Error(`No script of ${portal} ${version} begins with ${beginning}`);
  const paths = [name, `${name}.br`, `${name}.gz`].map((one) => join(folder, one));
  const healthy = await Promise.all(paths.map((path) => readFile(path).catch(() => null)));
  const lose = async (): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  return {
    lose,
    async flip() {
      await lose();
      const bytes = Buffer.from(healthy[0] ?? '');
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(paths[0] ?? '', bytes);
    },
    async heal() {
      await Promise.all(paths.map(async (path, at) => writeFile(path, healthy[at] ?? '')));
    },
  };
}
