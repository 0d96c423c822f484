export * from './manual-clock';
export * from './test-client';
export * from './test-database';
