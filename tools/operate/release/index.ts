export { endCanary, tryCanary } from './canary';
export { publishPortal, stagePortal } from './publish-portal';
export { publishShell } from './publish-shell';
export { openSite } from './site';
export { rollBack } from './make-live';
export { PORTAL_NAMES } from './paths';
