import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Modules that exist once per page. This list is the only place: the shell provides them, portals use the
 * shell's instances and bundle no copy. Own libs in this list are additive-only contracts. Each app bundles
 * everything else, above all MUI.
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
 * How long the plugin waits for modules to be parsed, in seconds. With the default of 10 a build on a busy
 * machine continued too early and failed with missing exports.
 */
export const PARSE_PATIENCE_S = 300;

type SharedModule = (typeof SHARED_MODULES)[number];

/** How one shared module is declared in the federation plugin. */
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
 * The range of versions that a portal built with `version` accepts: this or any later version of the same
 * major. Below 1.0.0 a caret would refuse each minor version, so the range is written out.
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

/** The shared modules of the shell, which provides them. */
export const providedByShell = (root: string) => shared(root, {});

/** The shared modules of a portal. It takes them from the shell and has no fallback copy. */
export const takenFromShell = (root: string) => shared(root, { import: false });
