import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';

/** Written beside the bundle by rolldown.config.mjs: package version and hash of the bundle. */
function builtRelease(): string | null {
  try {
    const text = readFileSync(join(import.meta.dirname, 'build.json'), 'utf8');
    return (JSON.parse(text) as { release: string }).release;
  } catch {
    // The sources run without a bundle, in tests.
    return null;
  }
}

/**
 * Version and commit of this build, for log, metrics, traces and `/api/contracts`. Equal bundles have equal
 * versions. The commit is RELEASE_COMMIT of the image or of `npm start`. It is read here and not by the
 * configuration, because a start that fails logs it, too.
 */
export const buildInfo = {
  release: builtRelease() ?? version,
  commit: process.env['RELEASE_COMMIT'] || 'unknown',
} as const;
