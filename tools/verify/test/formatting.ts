import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { type Printed, readScript } from './run-command';

const GOOD: Printed = { exitCode: 0, output: 'All files have the form of prettier.' };

/** oxfmt's exit code when it would change files, and found no other fault. */
const DIFFERENT = 1;

/**
 * Checks that files have the form that prettier gives them. oxfmt gives nearly all files the same form and takes
 * a fiftieth of the CPU time, so it goes first, and prettier decides about the files that oxfmt would change.
 * @param paths files and folders, relative to the workspace's root; files of other kinds are left out.
 */
export async function checkFormatting(paths: readonly string[]): Promise<Printed> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-format-'));
  try {
    const options = JSON.parse(await readFile(inWorkspace('.prettierrc.json'), 'utf8')) as object;
    const config = join(folder, 'oxfmt.json');
    await writeFile(config, JSON.stringify({ ...options, sortPackageJson: false }));
    const first = await readScript('node_modules/oxfmt/bin/oxfmt', [
      ...['--config', config, '--disable-nested-config', '--no-error-on-unmatched-pattern'],
      ...['--list-different', ...paths],
    ]);
    if (first.exitCode === 0) return GOOD;
    if (first.exitCode !== DIFFERENT) return first;
    const different = first.output.split('\n').filter((line) => line !== '');
    return await readScript('node_modules/prettier/bin/prettier.cjs', ['--check', ...different]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
