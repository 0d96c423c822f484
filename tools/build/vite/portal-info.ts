import { CONTRACT_VERSION } from '@portal/contracts';
import type { Plugin, Rolldown } from 'vite';

import { REMOTE_ENTRY } from './federation';

type Bundle = Rolldown.OutputBundle;

/** Data from the portal's build for the release step, in `portal.json` next to its manifest. */
export interface PortalInfo {
  /** CONTRACT_VERSION at the time of the build. */
  readonly contract: number;
  /** Files of the portal's first render, relative to its folder, in loading order. */
  readonly preload: readonly string[];
}

function follow(bundle: Bundle, fileName: string, found: Set<string>): void {
  const file = bundle[fileName];
  if (!file || found.has(fileName)) return;
  found.add(fileName);
  if (file.type !== 'chunk') return;
  for (const imported of file.imports) follow(bundle, imported, found);
  for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
}

/**
 * The remote entry, the exposed module that it loads at once, and their static imports. Lazily loaded screens are left
 * out, because nobody knows yet which one is needed.
 */
function firstFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    const isRemoteEntry = file.type === 'chunk' && file.facadeModuleId?.includes(REMOTE_ENTRY);
    if (!isRemoteEntry) continue;
    follow(bundle, file.fileName, found);
    for (const loaded of file.dynamicImports) follow(bundle, loaded, found);
  }
  return [...found];
}

/** Writes `portal.json`. The release step copies it into the pointer. */
export function portalInfo(): Plugin {
  return {
    name: 'portal:info',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const preload = firstFiles(bundle);
      if (preload.length === 0) this.error('No remote entry in the output of this portal.');
      const info: PortalInfo = { contract: CONTRACT_VERSION, preload };
      this.emitFile({
        type: 'asset',
        fileName: 'portal.json',
        source: `${JSON.stringify(info, null, 2)}\n`,
      });
    },
  };
}
