import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another engine has the data folder, or had it a moment ago. The caller may retry. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
}

/** The process that serves a data folder, and its socket. */
interface LockOwner {
  readonly pid: number;
  readonly socketPath: string;
  /** Start time of the process in clock ticks. It tells the owner from a process that reuses its pid. */
  readonly started: string;
}

const lockPath = (dataDir: string): string => join(dataDir, 'engine.lock');

/** Field 22 of /proc/<pid>/stat; empty on systems without it. An ended process has none. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
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

/** The running owner of a data folder, if any. */
export function ownerOf(dataDir: string): LockOwner | undefined {
  const owner = readOwner(lockPath(dataDir));
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/** Ends a process that has the folder and does not answer. Never this process. */
export function endOwner({ pid }: LockOwner): void {
  if (pid === process.pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended, or belongs to another user.
  }
}

interface Lock {
  /** True while the file still belongs to this process. Check again a moment after replacing a stale lock. */
  isMine(): boolean;
  release(): void;
}

/**
 * Locks the folder for this process. Returns undefined when another running process has it. The file appears
 * complete, by a hard link that only one process can make. The file of a dead owner is first renamed with the
 * pid of this process; only one contender succeeds.
 */
export function takeLock(dataDir: string, socketPath: string): Lock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = lockPath(dataDir);
  const mine: LockOwner = { pid: process.pid, socketPath, started: startOf(process.pid) };
  const isMine = (): boolean => {
    const owner = readOwner(path);
    return owner?.pid === mine.pid && owner.started === mine.started;
  };
  const release = (): void => {
    if (isMine()) rmSync(path, { force: true });
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (link(draft, path)) return { isMine, release };
      const owner = readOwner(path);
      if (owner !== undefined && isAlive(owner)) return undefined;
      moveAside(path, owner);
    }
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Makes a hard link. False when the name is taken. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the file of a dead owner. Puts it back when it is already the file of a new owner. */
function moveAside(path: string, dead: LockOwner | undefined): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  // When a third process locked the folder in between, the displaced owner notices with isMine().
  if (moved !== undefined && moved.pid !== dead?.pid && isAlive(moved)) link(aside, path);
  rmSync(aside, { force: true });
}
