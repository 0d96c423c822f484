import { version } from '../../package.json';

/** What this build is; goes into the log, never into an answer. */
export const buildInfo = { release: version } as const;
