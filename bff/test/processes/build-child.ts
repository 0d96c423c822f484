import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const bff = join(__dirname, '../..');
const root = join(bff, '..');
/** Inside the project, so that the programs find the versions of packages that it has. */
const FOLDER = join(bff, '.cache/child');
/** Programs that tests run in processes of their own. */
const PROGRAMS = { child: 'test/processes/child.ts', migrate: 'src/migrate.ts' } as const;
type Program = keyof typeof PROGRAMS;

const SOURCES = ['bff/src', 'bff/test/processes', 'libs'].map((folder) => join(root, folder));

const builtFiles = new Map<Program, string>();

/**
 * The path of a built program. It is built at most once per test file, so all its processes are equal, even
 * when a source changes during the test.
 */
export function programFile(program: Program): string {
  const built = builtFiles.get(program) ?? buildProgram(program);
  builtFiles.set(program, built);
  return built;
}

/**
 * Builds the program when a source is newer. Test files may build it concurrently, because the result is
 * renamed atomically.
 */
function buildProgram(program: Program): string {
  const file = join(FOLDER, `${program}.mjs`);
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.every((folder) => newest(folder) < built)) return file;
  const fresh = `${file}.${process.pid}.mjs`;
  const rolldown = join(root, 'node_modules/.bin/rolldown');
  execFileSync(rolldown, ['-c', 'test/processes/rolldown.config.mjs', '--logLevel', 'silent'], {
    cwd: bff,
    env: { ...process.env, CHILD_INPUT: PROGRAMS[program], CHILD_FILE: fresh },
  });
  renameSync(fresh, file);
  return file;
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
