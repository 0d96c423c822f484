export * from './manual-clock';
export * from './test-client';
export * from './test-database';
export * from './command-recorder';
export * from './malformed-requests';
export * from './send-raw';
export * from './until';
export type { UseKind } from './command-uses';
