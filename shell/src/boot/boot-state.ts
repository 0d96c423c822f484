import type { ReleasePointer } from '@portal/contracts';

import type { ReleaseDownload } from '../releases/download-release';

/** Requests that the boot script has started for the page's first portal. */
export interface BootState {
  /** The visitor for canaries, as the page began: the service may end the sign-in while the portal is on its way. */
  readonly key: string | null;
  readonly pointer: Promise<ReleasePointer>;
  /** Result of `fetchServedContracts`. */
  readonly served: Promise<readonly number[] | null>;
  /** Download of the first candidate. */
  readonly download: Promise<ReleaseDownload>;
}

declare global {
  // The boot script is a classic script, so it passes its state to the shell in a global. The shell reads it
  // once.
  var portalBoot: BootState | undefined;
  // For portals: the path this page was loaded from, which determined its Content-Security-Policy.
  var portalPagePath: string | undefined;
}

/** Returns the state of the boot script; null after the first call, so that each Retry sends new requests. */
export function takeBootState(): BootState | null {
  const state = globalThis.portalBoot ?? null;
  globalThis.portalBoot = undefined;
  return state;
}
