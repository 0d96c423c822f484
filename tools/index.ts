// What the journeys of e2e borrow; nothing of the product imports tools.
export { type Singletons, inspectSingletons } from './bench/inspect-singletons';
export { type Edge, makeCertificate, startEdge } from './edge/start-edge';
export { readCollection } from './data/read-collection';
export { adminHash } from './start/service-environment';
export { endCanary, openSite, publishPortal, rollBack, stagePortal, tryCanary } from './release';
export { isAsExpected, readRunbooks } from './operations/read-runbooks';
export { travel } from './shared/travel';
