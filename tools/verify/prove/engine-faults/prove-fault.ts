import { execa } from 'execa';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';
import { inWorkspace, workspaceRoot } from '../../../shared/workspace';
import { slowFlush } from '../../slow-disk/slow-flush';
import type { Fault } from '../moved-journeys/moved-test';
import { withFault } from '../moved-journeys/with-fault';

const LIBRARY = 'libs/embedded-mongo';
/** Below the packages, so that the server finds its own. */
const BUILDS = 'node_modules/.cache/engine-faults';
/** So slow that a kill seldom meets a moment without a flush. */
const FLUSH_MS = 20;

/** What the proof with kill -9 said of an engine. */
interface Verdict {
  readonly isGreen: boolean;
  readonly printed: string;
}

/**
 * Builds the engine with a fault in it, and kills it as the proof of the engine does, on a slow disk. No source
 * is changed.
 */
export async function killEngine(fault: Fault | null, rounds: number): Promise<Verdict> {
  await mkdir(inWorkspace(BUILDS), { recursive: true });
  const folder = await mkdtemp(inWorkspace(`${BUILDS}/server-`));
  try {
    await build(fault, folder);
    const jest = inWorkspace('node_modules/jest/bin/jest.js');
    const config = `${LIBRARY}/jest.config.mjs`;
    // A failed round may leave a connection open.
    const args = [jest, '-c', config, '--forceExit', 'test/crash.spec'];
    const { failed, all } = await execa(process.execPath, args, {
      cwd: workspaceRoot(),
      env: {
        ...slowFlush(folder, FLUSH_MS),
        ...{ EMBEDDED_MONGO_SERVER: join(folder, 'server.js'), CRASH_ROUNDS: String(rounds) },
      },
      all: true,
      reject: false,
    });
    return { isGreen: !failed, printed: all };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function build(fault: Fault | null, folder: string): Promise<void> {
  const { default: options } = (await import(inWorkspace(`${LIBRARY}/rolldown.config.mjs`))) as {
    default: InputOptions & { readonly output: OutputOptions };
  };
  const file = fault && inWorkspace(fault.file);
  const { output, ...input } = options;
  const bundle = await rolldown({
    ...input,
    cwd: inWorkspace(LIBRARY),
    plugins: [
      {
        name: 'fault',
        load: async (id) =>
          fault && id === file ? withFault(await readFile(id, 'utf8'), fault) : null,
      },
    ],
  });
  await bundle.write({ ...output, dir: folder });
  await bundle.close();
}
