import {
  type StartLimits,
  stopChild,
  waitForStart,
  watchChild,
  type WatchedChild,
} from '@portal/child-process';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { refuseProduction } from '../version';
import { endOwner, ownerOf } from './lock-file';
import { probe } from './probe';
import { uriOf } from './socket-path';

export interface EnsureOptions {
  readonly dataDir: string;
  /** The built server. Default: EMBEDDED_MONGO_SERVER, then the package, searched upwards from here. */
  readonly serverPath?: string;
  /** How long a start may take. */
  readonly limits?: StartLimits;
  /**
   * Milliseconds until an engine that does not answer is ended with SIGKILL: one that has the folder, and
   * our own when it stops. Nothing answered is lost. Default: 5 s.
   */
  readonly patienceMs?: number;
  /** Gets each line of the engine, also those that say what its start does. */
  readonly log?: (line: string) => void;
}

export interface EnsuredEngine {
  readonly uri: string;
  /** True when this call started the engine. It then ends with this process. */
  readonly owned: boolean;
  /** Stops the engine when this process owns it; otherwise does nothing. */
  stop(): Promise<void>;
}

/** Exit code of a server whose folder is already locked. */
export const LOCKED_EXIT = 3;

const PATIENCE_MS = 5_000;
const INSTALLED = join('node_modules', '@portal', 'embedded-mongo', 'dist', 'server.js');

/** Found by path, because consumers bundle or transpile this lib. */
function findServer(given = process.env['EMBEDDED_MONGO_SERVER']): string {
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`embedded-mongo: no server at ${given}`);
  }
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const candidate = join(folder, INSTALLED);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder)
      throw new Error(
        'embedded-mongo: the server is not built; run npm run build -w @portal/embedded-mongo',
      );
  }
}

/** The URI of the engine that has the folder. An owner that does not answer is ended. */
async function attach(dataDir: string, patienceMs: number): Promise<string | null> {
  const owner = ownerOf(dataDir);
  if (owner === undefined) return null;
  const presence = await probe(owner.socketPath, patienceMs);
  if (presence === 'silent') endOwner(owner);
  return presence === 'answers' ? uriOf(owner.socketPath) : null;
}

type StartedServer = WatchedChild & Pick<EnsuredEngine, 'stop'>;

/** Starts the server as a child process. It ends when our end of its stdin closes, also when we crash. */
function startServer(dataDir: string, options: EnsureOptions): StartedServer {
  const child = spawn(process.execPath, [findServer(options.serverPath), dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const watched = watchChild(`embedded-mongo of ${dataDir}`, child, options.log);
  // The child must not keep this process alive. When this process ends, the pipe closes and the child ends.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    (stream as unknown as { unref?: () => void } | null)?.unref?.();
  child.stdin?.on('error', () => undefined);
  const stop = (): Promise<void> => stopChild(child, watched, options.patienceMs ?? PATIENCE_MS);
  return Object.assign(watched, { stop });
}

/**
 * Returns the URI of the engine of a folder. Starts the engine when none runs. When several callers race, one
 * starts it and the others attach. It waits as long as the engine lives and says what it does, five minutes at
 * most. Throws when NODE_ENV is production.
 */
export async function ensureEmbedded(options: EnsureOptions): Promise<EnsuredEngine> {
  refuseProduction();
  const dataDir = resolvePath(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const reach = () => attach(dataDir, options.patienceMs ?? PATIENCE_MS);
  for (;;) {
    const living = await reach();
    if (living !== null) return { uri: living, owned: false, stop: async () => undefined };
    const server = startServer(dataDir, options);
    try {
      const uri = await waitForStart(server, reach, options.limits);
      if (ownerOf(dataDir)?.pid === server.pid) return { uri, owned: true, stop: server.stop };
      await server.stop();
    } catch (error) {
      await server.stop();
      // The engine of another caller has the folder: it is starting, or has just ended.
      if (server.ending?.code !== LOCKED_EXIT) throw error;
    }
  }
}
