export { endCanary, tryCanary } from './canary';
export { publishPortal, stagePortal } from './publish-portal';
export type { Published } from './publish-portal';
export { publishShell } from './publish-shell';
export { readPointer } from './pointer';
export { openSite } from './site';
export { rollBack } from './make-live';
export { APP_NAMES, defaultWebRoot, PORTAL_NAMES } from './paths';
export type { AppName } from './paths';
