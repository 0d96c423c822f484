import { userInfo } from 'node:os';

import { folderStore } from './store';
import type { Store } from './store';

/** A web root and who works on it. */
export interface Site {
  readonly store: Store;
  readonly now: () => Date;
  /** Whom the release log names. */
  readonly who: string;
}

function operatingSystemUser(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    // Containers run as numbers that have no name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

/** The web root in a folder, for whoever runs this process. */
export const openSite = (webRoot: string): Site => ({
  store: folderStore(webRoot),
  now: () => new Date(),
  who: operatingSystemUser(),
});
