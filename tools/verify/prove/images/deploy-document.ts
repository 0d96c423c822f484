import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../shared/problem';

const BLOCK = /^```sh deploy\n([\s\S]*?)\n```$/m;

/** The commands of the first start in docs/operations/deploy.md, one a line. @throws Problem without the block. */
export function deployCommands(checkout: string): readonly string[] {
  const text = readFileSync(join(checkout, 'docs/operations/deploy.md'), 'utf8');
  const [, lines] = BLOCK.exec(text) ?? [];
  if (lines === undefined) throw new Problem('deploy.md has no block marked "sh deploy".');
  return lines.split('\n').filter((line) => line !== '');
}
