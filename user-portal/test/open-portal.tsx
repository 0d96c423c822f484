import { sampleUser, type ScreenOptions } from '@portal/screen-testing';
import { PortalRoutes } from '../src/routes';
import { openPage } from './open-page';

/** Opens an address of the portal. Default: as a subscriber. */
export const openPortal = (options: ScreenOptions): ReturnType<typeof openPage> =>
  openPage(<PortalRoutes />, { session: { user: sampleUser() }, ...options });
