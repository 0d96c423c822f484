import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';

/** Version of this repository, as its package.json says. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
