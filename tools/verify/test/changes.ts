import { existsSync, readFileSync } from 'node:fs';
import { execa } from 'execa';
import { Problem } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { git } from './git';
import { projectFolders } from './projects';

const BASE = 'main';

/** The files that differ from main, with what is not committed, relative to the workspace's root. */
export interface ChangedFiles {
  /** Those that exist. */
  readonly files: readonly string[];
  /** Those that main has and this checkout has no more, with the old names of renamed ones. */
  readonly deleted: readonly string[];
}

/** What differs from main. */
export interface Changes extends ChangedFiles {
  /** Folders of the projects that need a changed file, by Nx. */
  readonly projects: readonly string[];
}

/** The files that differ from main. @throws Problem when there is no branch main to compare with. */
export async function readChangedFiles(): Promise<ChangedFiles> {
  const root = workspaceRoot();
  const { exitCode, stdout: base } = await git(root, 'merge-base', BASE, 'HEAD');
  if (exitCode !== 0)
    throw new Problem(`--changed compares with the branch ${BASE}: there is none.`);
  const [committed, untracked] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  const names = [...committed.stdout.split('\n'), ...untracked.stdout.split('\n')];
  const changed = names.filter((name) => name !== '');
  const exists = (file: string): boolean => existsSync(inWorkspace(file));
  return { files: changed.filter(exists), deleted: changed.filter((file) => !exists(file)) };
}

/** Files, and folders with a slash at the end, on which every project depends: `sharedGlobals` of nx.json. */
export function readSharedPaths(): readonly string[] {
  const { namedInputs } = JSON.parse(readFileSync(inWorkspace('nx.json'), 'utf8')) as {
    namedInputs: { sharedGlobals: readonly unknown[] };
  };
  const inputs = namedInputs.sharedGlobals.filter((input) => typeof input === 'string');
  return inputs.map((input) => input.replace('{workspaceRoot}/', '').replace(/\*\*\/\*$/, ''));
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
