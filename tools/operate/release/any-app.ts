import type { PortalRelease } from '@portal/contracts';

import { promote, rollBack } from './make-live';
import type { AppName } from './paths';
import { stagePortal } from './publish-portal';
import { stageShell } from './publish-shell';
import { promoteShell, rollBackShell } from './shell-actions';
import type { Site } from './site';

/** Stores what is built as a version that nobody gets. @throws Problem. */
export const stageApp = (site: Site, app: AppName): Promise<PortalRelease> =>
  app === 'shell' ? stageShell(site) : stagePortal(site, app);

/** Makes the canary live for everybody. @throws Problem when there is none. */
export const promoteApp = (site: Site, app: AppName): Promise<PortalRelease> =>
  app === 'shell' ? promoteShell(site) : promote(site, app);

/** Makes an earlier version live, by default the previous one. A canary ends. @throws Problem. */
export const rollBackApp = (site: Site, app: AppName, version?: string): Promise<PortalRelease> =>
  app === 'shell' ? rollBackShell(site, version) : rollBack(site, app, version);
