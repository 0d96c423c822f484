import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * What exists once on a page, whoever built the code that uses it. This list is the only place: the
 * shell provides it, portals take it from the shell and carry no copy. Own libs in it
 * are additive-only contracts; everything else, MUI above all, each app bundles as it needs.
 */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@portal/router',
  '@portal/query',
  '@portal/session',
] as const;

/**
 * How long the plugin waits for modules to be read, in seconds. At the default of 10 a build on a busy
 * machine went on without them and failed over exports that were not there yet.
 */
export const PARSE_PATIENCE_S = 300;

type SharedModule = (typeof SHARED_MODULES)[number];

/** How one shared module is declared to the federation plugin. */
export interface SharedOptions {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import?: false;
}

function installedVersion(root: string, name: SharedModule): string {
  const require = createRequire(join(root, 'package.json'));
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed for ${dirname(root)}`);
}

/**
 * The range a portal built against `version` accepts: this version or any later one of the same
 * major. Below 1.0.0 a caret would refuse each additive step, so the range is spelled out.
 */
export function acceptedRange(version: string): string {
  const [major = '0'] = version.split('.');
  return `>=${version} <${Number(major) + 1}.0.0`;
}

function shared(root: string, own: Pick<SharedOptions, 'import'>): Record<string, SharedOptions> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const version = installedVersion(root, name);
      return [
        name,
        { singleton: true, version, requiredVersion: acceptedRange(version), ...own },
      ] as const;
    }),
  );
}

/** The shares of the shell, which provides them. */
export const providedByShell = (root: string) => shared(root, {});

/** The shares of a portal, which takes them from the shell and never falls back to its own copy. */
export const takenFromShell = (root: string) => shared(root, { import: false });
