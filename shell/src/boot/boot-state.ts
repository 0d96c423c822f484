import type { ReleasePointer } from '@portal/contracts';

import type { ReleaseDownload } from '../releases/download-release';

/** What the boot script has under way for the page's first portal. */
export interface BootState {
  readonly pointer: Promise<ReleasePointer>;
  /** What `fetchServedContracts` answers. */
  readonly served: Promise<readonly number[] | null>;
  /** Of the first candidate. */
  readonly download: Promise<ReleaseDownload>;
}

declare global {
  // Handed from the boot script, a classic script, to the shell, which takes it once.
  var portalBoot: BootState | undefined;
  // For portals: the path this page was loaded from, which decided its Content-Security-Policy.
  var portalPagePath: string | undefined;
}

/** Takes what the boot script prepared; null from the second time on, so that each Retry reads anew. */
export function takeBootState(): BootState | null {
  const state = globalThis.portalBoot ?? null;
  globalThis.portalBoot = undefined;
  return state;
}
