import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const bff = join(__dirname, '../..');
const root = join(bff, '..');
/** Inside the workspace, so that it finds node_modules. */
const CHILD_FILE = join(root, '.cache/bff-child/child.mjs');
const SOURCES = ['bff/src', 'bff/test/processes', 'libs'].map((folder) => join(root, folder));

let builtFile: string | null = null;

/**
 * The built child, once per test file: all its processes are alike, also when a source changes
 * meanwhile.
 */
export function childFile(): string {
  builtFile ??= buildChild();
  return builtFile;
}

/** Builds the child when a source is newer than it; test files that build at once do no harm. */
function buildChild(): string {
  const built = statSync(CHILD_FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.every((folder) => newest(folder) < built)) return CHILD_FILE;
  const file = `${CHILD_FILE}.${process.pid}.mjs`;
  const rolldown = join(root, 'node_modules/.bin/rolldown');
  execFileSync(rolldown, ['-c', 'test/processes/rolldown.config.mjs', '--logLevel', 'silent'], {
    cwd: bff,
    env: { ...process.env, CHILD_FILE: file },
  });
  renameSync(file, CHILD_FILE);
  return CHILD_FILE;
}

function newest(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.m?ts$/.test(entry.name))
      .filter(({ parentPath }) => !/node_modules|dist/.test(parentPath))
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
  );
}
