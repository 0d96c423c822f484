import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { farewell, LONGEST_START_MS, waitForStart, watchChild } from '@portal/child-process';
import { Problem } from '../../../shared/problem';
import { freePort } from '../../../shared/port';

/** A system started by `npm start` of a version. */
export interface VersionSystem {
  readonly url: string;
  readonly trial: SystemTrial;
  /** Stops it as Ctrl-C does. @throws Problem when the exit code is not 0. */
  stop(): Promise<void>;
}

/** The part of DATA_DIR/trial.json that the visitors of the proofs need. */
export interface SystemTrial {
  readonly subscriber: { readonly userId: number; readonly password: string };
  readonly admin: { readonly password: string };
}

const KEPT = 6000;

/**
 * Runs a program of a tree and waits for its end.
 * @returns its output. @throws Problem with the end of the output when it fails.
 */
export function runIn(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...ownEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const endWithUs = (): void => void child.kill();
    process.once('exit', endWithUs);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.once('error', failed);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done(said);
      else failed(new Problem(`${args.join(' ')} in ${root} failed:\n${said.slice(-KEPT)}`));
    });
  });
}

/** Builds all or the named projects of a tree, with the tree's own tools. */
export async function buildTree(root: string, projects?: readonly string[]): Promise<void> {
  const nx = ['node_modules/nx/dist/bin/nx.js', 'node_modules/nx/bin/nx.js']
    .map((path) => join(root, path))
    .find((path) => existsSync(path));
  if (!nx) throw new Problem(`${root} has no Nx.`);
  const named = projects ? ['-p', projects.join(',')] : [];
  await runIn(root, [nx, 'run-many', '-t', 'build', '--outputStyle=static', ...named]);
}

/** Starts a built tree with a data folder and a web root, and waits until it is ready. */
export async function startTree(
  root: string,
  place: { readonly dataDir: string; readonly webRoot: string },
): Promise<VersionSystem> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, await readStartProgram(root))], {
    cwd: root,
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(await freePort()),
      DATA_DIR: place.dataDir,
      WEB_ROOT: place.webRoot,
      DEMO_BOT: '0',
      BUILD: '0',
      MONGODB_URI: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void child.kill();
  process.once('exit', endWithUs);
  const system = watchChild(`system of ${root}`, child);
  const isReady = async (): Promise<true | null> =>
    system.lastLines.some((line) => line.includes('Ctrl-C stops')) ? true : null;
  // Earlier versions do not say what they do.
  await waitForStart(system, isReady, { silentMs: LONGEST_START_MS });
  const trial = await readFile(join(place.dataDir, 'trial.json'), 'utf8');
  return {
    url,
    trial: JSON.parse(trial) as SystemTrial,
    stop: async () => {
      child.kill('SIGTERM');
      const ending = await system.ended;
      process.off('exit', endWithUs);
      if (ending.code !== 0) throw new Problem(farewell(system, ending));
    },
  };
}

/** Path of the program of `npm start` in that tree, because earlier versions have another path. */
async function readStartProgram(root: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts?: { start?: string };
  };
  const [, program] = /^node (\S+)$/.exec(scripts?.start ?? '') ?? [];
  if (!program) throw new Problem(`npm start of ${root} is not a program of node.`);
  return program;
}

/** The environment without variables that would change the build or the configuration of the system. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env;
  return { ...env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
}
