import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type EachMapping, eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { build } from 'vite';

import { APP_NAMES, PROJECT_ROOT } from '../../operate/release/paths';

/** Gzip KiB by layer (shell, user-portal, admin-portal) and package or own project. */
export type Shares = ReadonlyMap<string, number>;

/** Owner of what the bundler and its plugins write themselves. */
const GLUE = 'glue of the bundler';

/** Folder of an app's build with source maps. Its scripts have the names and bytes of the release. */
const mapsOf = (app: string): string => join(PROJECT_ROOT, '.cache/bench/maps', app);

/** Builds shell and portals once more, with source maps. */
export async function buildMaps(): Promise<void> {
  for (const app of APP_NAMES) {
    const root = join(PROJECT_ROOT, app);
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: mapsOf(app), emptyOutDir: true, sourcemap: 'hidden' },
    });
  }
}

/** The npm package or project of a source, such as `@mui/material` or `libs/ui`. */
function ownerOf(source: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (installed !== undefined) return installed;
  const [, own] = /^((?:libs\/)?[\w-]+)\/src\//.exec(source) ?? [];
  return own ?? GLUE;
}

/** Divides the gzip size of each script among its sources, by their share of the minified text. */
export async function shareOut(root: string, paths: readonly string[]): Promise<Shares> {
  const shares = new Map<string, number>();
  for (const path of new Set(paths.filter((path) => path.endsWith('.js')))) {
    const bytes = await readFile(join(root, path));
    const layer = APP_NAMES.find((app) => path.includes(`/${app}/`)) ?? 'shell';
    const size = gzipSync(bytes, { level: 9 }).length / 1024;
    for (const [source, part] of await partsOf(layer, basename(path), bytes.toString())) {
      const key = `${layer}: ${source}`;
      shares.set(key, (shares.get(key) ?? 0) + size * part);
    }
  }
  return shares;
}

/** Part of each owner in the text of a script, 0 to 1. */
async function partsOf(app: string, file: string, text: string): Promise<Map<string, number>> {
  const folder = join(mapsOf(app), 'assets');
  const mapFile = join(folder, `${file}.map`);
  // Scripts that a plugin writes itself, such as the boot script, have no source map.
  if (!existsSync(mapFile)) return new Map([[GLUE, 1]]);
  const map = new TraceMap(await readFile(mapFile, 'utf8'));
  const lengths = new Map<string, number>();
  const lines = text.split('\n').map((line) => line.length);
  const mappings: EachMapping[] = [];
  eachMapping(map, (mapping) => mappings.push(mapping));
  for (const [place, { source, generatedLine: line, generatedColumn }] of mappings.entries()) {
    const next = mappings[place + 1];
    const end = next?.generatedLine === line ? next.generatedColumn : (lines[line - 1] ?? 0);
    const owner = ownerOf(source === null ? '' : relative(PROJECT_ROOT, join(folder, source)));
    lengths.set(owner, (lengths.get(owner) ?? 0) + end - generatedColumn);
  }
  const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return new Map([...lengths].map(([owner, length]) => [owner, length / whole]));
}
