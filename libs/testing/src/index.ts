export * from './manual-clock';
export * from './test-client';
export * from './test-database';
export * from './command-recorder';
export type { UseKind } from './command-uses';
