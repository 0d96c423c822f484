import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openSite, PORTAL_NAMES, publishPortal, publishShell } from '../../../operate/release';
import { startTree, type VersionSystem } from '../versions/built-tree';
import { type Age, type Cell, type CellResult, CELLS, RETURN } from './cells';
import { type ExpectedVersions, smoke } from './smoke';

/** The folders of the built versions. */
export type Trees = Readonly<Record<Age, string>>;

/** Puts shell and portals of a combination into the web root and replaces what was there. */
async function publish(webRoot: string, trees: Trees, cell: Cell): Promise<ExpectedVersions> {
  const site = openSite(webRoot);
  await publishShell(site, join(trees[cell.shell], 'shell/dist'));
  const versions: [string, string][] = [];
  for (const portal of PORTAL_NAMES) {
    const dist = join(trees[cell.remote], portal, 'dist');
    const { version } = await publishPortal(site, portal, { dist });
    versions.push([portal, version]);
  }
  return Object.fromEntries(versions) as unknown as ExpectedVersions;
}

async function tryCell(
  browser: Browser,
  system: VersionSystem,
  cell: Cell,
  expected: ExpectedVersions,
): Promise<Omit<CellResult, 'data'>> {
  const started = performance.now();
  const failure = await smoke(browser, system, expected).then(
    () => null,
    (error: unknown) => String(error instanceof Error ? error.message : error),
  );
  return { ...cell, ms: performance.now() - started, failure };
}

/** The services in the order in which they use the data folder, with their combinations. */
const WATCHES = [
  { bff: 'n-1', data: 'n-1', cells: CELLS.filter(({ bff }) => bff === 'n-1') },
  { bff: 'n', data: 'n', cells: CELLS.filter(({ bff }) => bff === 'n') },
  { bff: 'n-1', data: 'n', cells: [RETURN] },
] as const;

/**
 * Runs the smoke tests in every combination. Both services use one data folder, the older one first, as in an
 * upgrade (OPS-11: the bff is released first), and the older one again at the end, as in a rollback.
 * @param reported is called with each result.
 */
export async function runCells(
  browser: Browser,
  folder: string,
  trees: Trees,
  reported: (result: CellResult) => void,
): Promise<CellResult[]> {
  const place = { dataDir: join(folder, 'data'), webRoot: join(folder, 'www') };
  const results: CellResult[] = [];
  for (const { bff, data, cells } of WATCHES) {
    const system = await startTree(trees[bff], place);
    try {
      for (const cell of cells) {
        const expected = await publish(place.webRoot, trees, cell);
        const result = { ...(await tryCell(browser, system, cell, expected)), data };
        results.push(result);
        reported(result);
      }
    } finally {
      await system.stop();
    }
  }
  return results;
}
