import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another engine has, or a moment ago still had, the data folder: worth another try. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
}

/** Who serves a data folder and where. */
interface LockOwner {
  readonly pid: number;
  readonly socketPath: string;
  /** Start time of the process in clock ticks, so that a reused pid is not taken for the owner. */
  readonly started: string;
}

const lockPath = (dataDir: string): string => join(dataDir, 'engine.lock');

/** Field 22 of /proc/<pid>/stat; empty where there is no such thing. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isAlive = ({ pid, started }: LockOwner): boolean =>
  isRunning(pid) && (started === '' || startOf(pid) === started);

function readOwner(path: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockOwner>;
    const { pid, socketPath, started = '' } = owner;
    return pid === undefined || socketPath === undefined ? undefined : { pid, socketPath, started };
  } catch {
    return undefined;
  }
}

/** The living owner of a data folder, if there is one. */
export function ownerOf(dataDir: string): LockOwner | undefined {
  const owner = readOwner(lockPath(dataDir));
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

interface Lock {
  /** Whether the file is still ours; asked again a moment after a dead owner's file was replaced. */
  isMine(): boolean;
  release(): void;
}

/**
 * Takes the folder for this process or returns undefined when another living one has it. The
 * file appears whole, by a link that only one can make. A dead owner's file is first moved aside
 * under the name of its pid, which also only one contender can do.
 */
export function takeLock(dataDir: string, socketPath: string): Lock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = lockPath(dataDir);
  const mine: LockOwner = { pid: process.pid, socketPath, started: startOf(process.pid) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        linkSync(draft, path);
        return { isMine: () => isSame(readOwner(path), mine), release: () => release(path, mine) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = readOwner(path);
      if (owner !== undefined && isAlive(owner)) return undefined;
      moveAside(path, owner);
    }
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead owner's file away, and puts it back when a new owner's file was caught instead. */
function moveAside(path: string, dead: LockOwner | undefined): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (moved !== undefined && moved.pid !== dead?.pid && isAlive(moved)) {
    try {
      linkSync(aside, path);
    } catch {
      // A third one took it in between: the caught owner sees by isMine() that it has lost.
    }
  }
  rmSync(aside, { force: true });
}

function release(path: string, mine: LockOwner): void {
  if (isSame(readOwner(path), mine)) rmSync(path, { force: true });
}

const isSame = (a: LockOwner | undefined, b: LockOwner): boolean =>
  a?.pid === b.pid && a.started === b.started;
