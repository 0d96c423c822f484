import { basename } from 'node:path';
import { Problem } from '../../shared/problem';
import { git } from './git';

/**
 * The code that has the name of one of these files in quotes, because it reads the file or is a table about it.
 * Imports leave out the ending of a file, so they do not count.
 * @param root the checkout.
 */
export async function namingFiles(
  root: string,
  files: readonly string[],
): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const names = [...new Set(files.map((file) => basename(file)))];
  const quoted = names.flatMap((name) =>
    ["'", '"', '`'].flatMap((quote) => [`${quote}${name}${quote}`, `/${name}${quote}`]),
  );
  const { exitCode, stdout, stderr } = await git(
    root,
    ...['grep', '--untracked', '-l', '--fixed-strings'],
    ...quoted.flatMap((text) => ['-e', text]),
    ...['--', '*.ts', '*.tsx'],
  );
  // git ends with 1 when it finds nothing.
  if (exitCode !== 0 && exitCode !== 1) throw new Problem(`git grep failed: ${stderr}`);
  return stdout.split('\n').filter((file) => file !== '');
}
