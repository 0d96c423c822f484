import { execFileSync } from 'node:child_process';

import { Problem } from '../../shared/problem';
import { PROJECT_ROOT } from './paths';
import type { Site } from './site';

/** A commit that is not known. */
const UNKNOWN_COMMIT = 'unknown';
const DIRTY = '-dirty';

/**
 * Commit of the checkout, with `-dirty` at its end when files differ from it. In an image: RELEASE_COMMIT
 * from the image build. Otherwise 'unknown'.
 */
export function currentCommit(folder: string = PROJECT_ROOT): string {
  const named = process.env['RELEASE_COMMIT'];
  if (named) return named;
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : DIRTY);
  } catch {
    return UNKNOWN_COMMIT;
  }
}

/** The commit of what is released. @throws Problem in production when nobody knows it. */
export function releasedCommit({ isProduction }: Site): string {
  const commit = currentCommit();
  if (isProduction && commit === UNKNOWN_COMMIT) {
    throw new Problem(
      'This build does not say which commit it was made from. Build the image with COMMIT (docs/operations/releases.md).',
    );
  }
  return commit;
}

/** A commit for people: ten digits and the mark of changed files. */
export function shortCommit(commit: string): string {
  const isDirty = commit.endsWith(DIRTY);
  return commit.replace(DIRTY, '').slice(0, 10) + (isDirty ? DIRTY : '');
}
