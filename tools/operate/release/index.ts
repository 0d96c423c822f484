export { endCanary, tryCanary } from './canary';
export { publishPortal, stagePortal } from './publish-portal';
export { publishShell, stageShell } from './publish-shell';
export { promoteShell, rollBackShell } from './shell-actions';
export { openSite } from './site';
export { rollBack } from './make-live';
export { PORTAL_NAMES } from './paths';
