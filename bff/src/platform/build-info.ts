import { version } from '../../package.json';

/** What this build is; goes into the log and to administrators, never into a public answer. */
export const buildInfo = { release: version } as const;
