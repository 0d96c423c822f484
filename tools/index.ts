// Exports for the journeys of e2e. The product imports nothing from tools.
export { type Singletons, inspectSingletons } from './verify/bench/inspect-singletons';
export { type Edge, makeCertificate, startEdge } from './operate/edge/start-edge';
export { waitForStart, watchChild } from '@portal/child-process';
export { readCollection } from './verify/data/read-collection';
export { adminHash } from './develop/start/service-environment';
export {
  endCanary,
  openSite,
  promoteShell,
  publishPortal,
  rollBack,
  rollBackShell,
  stagePortal,
  stageShell,
  tryCanary,
} from './operate/release';
export { isAsExpected, readRunbooks } from './verify/runbooks/read-runbooks';
export { travel } from './verify/travel';
