import { CONTRACT_VERSION } from '@portal/contracts';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What a portal's build tells the release step, in `portal.json` beside its manifest. */
export interface PortalInfo {
  /** CONTRACT_VERSION the portal was built for. */
  readonly contract: number;
  /** Files that the portal's first render needs, relative to its folder, in the order of need. */
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
 * The remote entry, what it loads at once (the exposed module and the share map) and their static
 * imports. Screens that the portal loads lazily are left out: which one is needed is not known yet.
 */
export function firstFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    const isRemoteEntry =
      file.type === 'chunk' && file.facadeModuleId?.includes('virtual:mf-REMOTE_ENTRY_ID');
    if (!isRemoteEntry) continue;
    follow(bundle, file.fileName, found);
    for (const loaded of file.dynamicImports) follow(bundle, loaded, found);
  }
  return [...found];
}

/** Writes `portal.json`; the release step turns it into the pointer's record. */
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
