export type { PortalInfo } from './portal-info';
export { portalConfig } from './portal-config';
export { shellConfig } from './shell-config';
