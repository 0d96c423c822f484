import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../../shared/workspace';
import { listFiles } from '../lint/list-files';
import type { SpecFile } from './selection';

/** Every file with tests that git tracks or does not ignore. */
export function readSpecFiles(): SpecFile[] {
  const root = workspaceRoot();
  return listFiles(root)
    .filter((path) => /\.spec\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}
