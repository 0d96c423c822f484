import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseProduction } from '../version';
import { endOwner, ownerOf } from './lock-file';
import { probe } from './probe';
import { uriOf } from './socket-path';

export interface EnsureOptions {
  readonly dataDir: string;
  /** The built server. Default: EMBEDDED_MONGO_SERVER, then the package, searched upwards from here. */
  readonly serverPath?: string;
  /** Milliseconds to wait until the engine answers. Default: 15 s. */
  readonly timeoutMs?: number;
  /**
   * Milliseconds until an engine that does not answer is ended with SIGKILL: one that has the folder, and
   * our own when it stops. Nothing answered is lost. Default: 5 s.
   */
  readonly patienceMs?: number;
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

const POLL_MS = 50;
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
async function attach(dataDir: string, patienceMs: number): Promise<string | undefined> {
  const owner = ownerOf(dataDir);
  if (owner === undefined) return undefined;
  const presence = await probe(owner.socketPath, patienceMs);
  if (presence === 'silent') endOwner(owner);
  return presence === 'answers' ? uriOf(owner.socketPath) : undefined;
}

/** Starts the server as a child process. It ends when our end of its stdin closes, also when we crash. */
function startServer(dataDir: string, options: EnsureOptions) {
  const child = spawn(process.execPath, [findServer(options.serverPath), dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => options.log?.(text.trimEnd()));
  // The child must not keep this process alive. When this process ends, the pipe closes and the child ends.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    (stream as unknown as { unref?: () => void } | null)?.unref?.();
  child.stdin?.on('error', () => undefined);
  const closed = once(child, 'close');
  /** Why it did not start. Only complete after it has ended. */
  const reason = async (): Promise<string> => {
    await closed;
    return errors.trim() || `It ended with ${child.signalCode ?? `exit code ${child.exitCode}`}.`;
  };
  return { child, reason };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function stopChild(child: ChildProcess, patienceMs: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.ref();
  child.kill('SIGTERM');
  // An engine whose event loop is stuck never handles SIGTERM.
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

/**
 * Returns the URI of the engine of a folder. Starts the engine when none runs. When several callers race, one
 * starts it and the others attach. Throws when NODE_ENV is production.
 */
export async function ensureEmbedded(options: EnsureOptions): Promise<EnsuredEngine> {
  refuseProduction();
  const dataDir = resolvePath(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { patienceMs = PATIENCE_MS } = options;
  const living = await attach(dataDir, patienceMs);
  if (living !== undefined) return { uri: living, owned: false, stop: async () => undefined };
  const deadline = Date.now() + (options.timeoutMs ?? 15_000);
  let { child, reason } = startServer(dataDir, options);
  while (Date.now() < deadline) {
    const uri = await attach(dataDir, patienceMs);
    if (uri !== undefined) {
      const owned = ownerOf(dataDir)?.pid === child.pid;
      if (!owned) await stopChild(child, patienceMs);
      return { uri, owned, stop: () => (owned ? stopChild(child, patienceMs) : Promise.resolve()) };
    }
    if (hasEnded(child)) {
      if (ownerOf(dataDir) === undefined && child.exitCode !== LOCKED_EXIT) break;
      // The engine of another caller has the lock and is starting, or has just ended.
      if (ownerOf(dataDir) === undefined) ({ child, reason } = startServer(dataDir, options));
    }
    await pause(POLL_MS);
  }
  await stopChild(child, patienceMs);
  throw new Error(`embedded-mongo did not start for ${dataDir}. ${await reason()}`);
}
