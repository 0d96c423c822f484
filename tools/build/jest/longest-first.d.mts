export { default } from '@jest/test-sequencer';
/** Paths from the workspace's root and seconds of the longest spec files. */
export declare const EXPECTED: ReadonlyMap<string, number>;
