import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian, mayInstall } from '../../shared/debian';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';

const SOURCE = 'tools/verify/slow-disk/slow-flush.c';
const COMPILER = '/usr/bin/cc';
const PACKAGES = ['gcc', 'libc6-dev'];

/** Installs a C compiler when it is missing, on Debian, as root. */
export function ensureCompiler(): void {
  if (!existsSync(COMPILER) && mayInstall()) installFromDebian(PACKAGES);
}

/**
 * Compiles the slow disk into a folder.
 * @param ms additional time of each flush, in milliseconds.
 * @returns variables for the process whose disk is slow.
 * @throws Problem where it cannot be compiled.
 */
export function slowFlush(
  folder: string,
  ms: number,
  compiler = COMPILER,
): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') throw new Problem('A slow disk needs Linux (LD_PRELOAD).');
  const library = join(folder, 'slow-flush.so');
  try {
    execFileSync(
      compiler,
      ['-shared', '-fPIC', '-O2', '-o', library, inWorkspace(SOURCE), '-ldl'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    const reason =
      code === 'ENOENT'
        ? `There is no C compiler. On Debian: sudo apt-get install ${PACKAGES.join(' ')}.`
        : String(stderr ?? error);
    throw new Problem(`A slow disk cannot be made: ${SOURCE} does not compile. ${reason}`);
  }
  return { LD_PRELOAD: library, FLUSH_MS: String(ms) };
}

/** Runs work whose new processes have these variables, and restores the environment of this process. */
export async function withVariables<T>(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
