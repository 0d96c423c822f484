import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { APP_NAMES, PORTAL_NAMES, PROJECT_ROOT } from '../../operate/release/paths';
import { publishPortal } from '../../operate/release/publish-portal';
import { publishShell } from '../../operate/release/publish-shell';
import { writeCompressedSiblings } from '../../operate/release/compress';
import { readBuiltFiles } from '../../operate/release/folder-files';
import { openSite } from '../../operate/release/site';
import { folderStore } from '../../operate/release/store';

const OUTPUT = join(PROJECT_ROOT, '.cache/bench');

/** Builds shell and portals as for a release and puts them into a separate web root. */
export async function buildFederated(): Promise<string> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const projects = APP_NAMES.map((app) => `@portal/${app}`).join(',');
  execFileSync(process.execPath, [nx, 'run-many', '-t', 'build', '-p', projects], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
  });
  const webRoot = join(OUTPUT, 'federated');
  await rm(webRoot, { recursive: true, force: true });
  const site = openSite(webRoot);
  await publishShell(site);
  for (const portal of PORTAL_NAMES) await publishPortal(site, portal);
  return webRoot;
}

/** Builds the same screens as one plain Vite application with lazy portals. */
export async function buildPlainSpa(): Promise<string> {
  const outDir = join(OUTPUT, 'spa');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'spa'),
    publicDir: join(PROJECT_ROOT, 'shell/public'),
    plugins: [react()],
    logLevel: 'warn',
    build: { target: 'es2022', outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  for (const { path, bytes } of await readBuiltFiles(outDir)) {
    await writeCompressedSiblings(folderStore(outDir), path, bytes);
  }
  return outDir;
}
