import { existsSync, readFileSync } from 'node:fs';
import { execa } from 'execa';
import { Problem } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { projectFolders } from './projects';

const BASE = 'main';

/** What differs from main, with what is not committed. */
export interface Changes {
  /** Files that exist, relative to the workspace's root. */
  readonly files: readonly string[];
  /** Folders of the projects that need a changed file, by Nx. */
  readonly projects: readonly string[];
}

/** The files that differ from main and exist. @throws Problem when there is no branch main to compare with. */
export async function readChangedFiles(): Promise<string[]> {
  const { exitCode, stdout: base } = await git('merge-base', BASE, 'HEAD');
  if (exitCode !== 0)
    throw new Problem(`--changed compares with the branch ${BASE}: there is none.`);
  const [committed, untracked] = await Promise.all([
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const files = [...committed.stdout.split('\n'), ...untracked.stdout.split('\n')];
  return files.filter((file) => file !== '' && existsSync(inWorkspace(file)));
}

/** The folders of the projects that need a changed file, by Nx. */
export async function readAffectedProjects(): Promise<string[]> {
  const { stdout } = await execa(
    process.execPath,
    [
      'node_modules/nx/dist/bin/nx.js',
      'show',
      'projects',
      '--affected',
      `--base=${BASE}`,
      '--json',
    ],
    { cwd: workspaceRoot(), env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' } },
  );
  const names = JSON.parse(stdout) as string[];
  return projectFolders().filter((folder) => names.includes(nameOf(folder)));
}

const nameOf = (folder: string): string =>
  (JSON.parse(readFileSync(inWorkspace(folder, 'package.json'), 'utf8')) as { name: string }).name;

const git = (...args: string[]) => execa('git', args, { cwd: workspaceRoot(), reject: false });
