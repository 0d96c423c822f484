export { ensureEmbedded, type EnsuredEngine, type EnsureOptions } from './host/ensure-embedded';
export { COMMON_FIELDS, SUPPORTED, TOOL_COMMANDS } from './supported';
export { startEmbedded, type RunningEngine, type StartOptions } from './host/start-embedded';
