import { execFileSync } from 'node:child_process';

import { PROJECT_ROOT } from './paths';

/** Commit of the checkout. In an image: RELEASE_COMMIT from the image build. Otherwise 'unknown'. */
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
