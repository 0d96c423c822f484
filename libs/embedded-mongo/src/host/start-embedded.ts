import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { dispatch } from '../commands/dispatch';
import { Engine, type EngineOptions } from '../engine';
import { refuseProduction } from '../version';
import { serveConnection } from '../wire/connection';
import { FolderTakenError, ownerOf, takeLock } from './lock-file';
import { socketPathFor, uriOf } from './socket-path';
import { startSweeper, sweepExpired } from './sweeper';

export interface StartOptions extends EngineOptions {
  /** Milliseconds between TTL sweeps. Default: 60 s, as in MongoDB. */
  readonly sweepEveryMs?: number;
}

export interface RunningEngine {
  /** For the standard driver or mongoose. */
  readonly uri: string;
  readonly socketPath: string;
  /** Deletes expired documents of TTL indexes now. Returns the number of documents. */
  sweep(): Promise<number>;
  stop(): Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;
/** Longer than a contender needs to notice and undo that it moved the lock file of a running owner. */
const CONFIRM_MS = 20;
/** Time in milliseconds that clients have to read their last replies when the engine stops. */
const FAREWELL_MS = 300;

async function listen(server: Server, socketPath: string): Promise<void> {
  // Other users must never be able to open the socket.
  const before = process.umask(0o177);
  server.listen(socketPath);
  process.umask(before);
  await once(server, 'listening');
}

/**
 * Starts the engine in this process, on a Unix socket that only this user can open. Throws when NODE_ENV is
 * production, or when a running engine has the folder.
 */
export async function startEmbedded(options: StartOptions): Promise<RunningEngine> {
  refuseProduction();
  const { dataDir, log = () => undefined, sweepEveryMs = SWEEP_EVERY_MS } = options;
  const socketPath = socketPathFor(dataDir);
  const lock = takeLock(dataDir, socketPath);
  if (lock === undefined)
    throw new FolderTakenError(
      `embedded-mongo: ${dataDir} is in use by process ${ownerOf(dataDir)?.pid ?? 'unknown'}`,
    );
  try {
    await pause(CONFIRM_MS);
    if (!lock.isMine()) throw new FolderTakenError(`embedded-mongo: lost the race for ${dataDir}`);
    log(`embedded-mongo: opening ${dataDir}`);
    const engine = new Engine(options);
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      serveConnection(socket, (command, gone) => dispatch(engine, command, gone));
    });
    rmSync(socketPath, { force: true });
    await listen(server, socketPath);
    const stopSweeper = startSweeper(engine, sweepEveryMs, log);
    log(`embedded-mongo: serving ${dataDir} on ${socketPath}; not for production`);
    return {
      uri: uriOf(socketPath),
      socketPath,
      sweep: () => sweepExpired(engine),
      async stop() {
        stopSweeper();
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        for (const socket of sockets) socket.end();
        const end = () => sockets.forEach((socket) => socket.destroy());
        const farewell = setTimeout(end, FAREWELL_MS);
        await closed;
        clearTimeout(farewell);
        await engine.close();
        rmSync(socketPath, { force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
