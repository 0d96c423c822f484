import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';

/** Version of this repository from its package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
