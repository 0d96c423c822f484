export { ensureEmbedded, type EnsuredEngine, type EnsureOptions } from './host/ensure-embedded';
export { startEmbedded, type RunningEngine, type StartOptions } from './host/start-embedded';
