import { userInfo } from 'node:os';

import { folderStore } from './store';
import type { Store } from './store';

/** A web root and the user who works on it. */
export interface Site {
  readonly store: Store;
  readonly now: () => Date;
  /** The user name in the release log. */
  readonly who: string;
}

function operatingSystemUser(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    // In containers the user id often has no name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

/** The web root in a folder, for the user of this process. */
export const openSite = (webRoot: string): Site => ({
  store: folderStore(webRoot),
  now: () => new Date(),
  who: operatingSystemUser(),
});
