import { version } from '../../package.json';

/** Version of this build, for the log and for administrators. Never part of a public answer. */
export const buildInfo = { release: version } as const;
