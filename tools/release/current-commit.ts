import { execFileSync } from 'node:child_process';

import { PROJECT_ROOT } from './paths';

/** Commit of the checkout, 'unknown' outside one. */
export function currentCommit(): string {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const options = { cwd: PROJECT_ROOT, encoding: 'utf8', stdio } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return 'unknown';
  }
}
