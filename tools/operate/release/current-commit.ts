import { execFileSync } from 'node:child_process';

import { PROJECT_ROOT } from './paths';

/** Commit of the checkout; in an image RELEASE_COMMIT, put in when it was built; else 'unknown'. */
export function currentCommit(): string {
  const named = process.env['RELEASE_COMMIT'];
  if (named) return named;
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const options = { cwd: PROJECT_ROOT, encoding: 'utf8', stdio } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return 'unknown';
  }
}
