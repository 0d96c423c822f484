import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, stageShell, tryCanary } from '@portal/tools';
import { ROOT } from './system';

/** Ends the names of all scripts and styles of the other shell. */
export const OTHER_SHELL = /-other\.(js|css)$/;

/**
 * Gives the built shell other names for its scripts and styles, as a build of changed code would, so that requests
 * show whose they are.
 */
async function renameAssets(dist: string): Promise<void> {
  const assets = (await readdir(join(dist, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const other = (name: string): string => name.replace(/\.(js|css)$/, '-other.$1');
  for (const path of ['index.html', ...assets.map((name) => `assets/${name}`)]) {
    let text = await readFile(join(dist, path), 'utf8');
    for (const name of assets) text = text.replaceAll(name, other(name));
    await writeFile(join(dist, path), text);
  }
  for (const name of assets) {
    await rename(join(dist, 'assets', name), join(dist, 'assets', other(name)));
  }
}

/** Starts a canary of such a shell, through the release tool. @returns its version. */
export async function tryOtherShell(webRoot: string, percent: number): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'shell-dist-'));
  try {
    await cp(join(ROOT, 'shell/dist'), dist, { recursive: true });
    await renameAssets(dist);
    const site = openSite(webRoot);
    const choice = { isNamed: true, isAgain: true };
    return (await tryCanary(site, 'shell', percent, () => stageShell(site, dist), choice)).version;
  } finally {
    await rm(dist, { recursive: true });
  }
}
