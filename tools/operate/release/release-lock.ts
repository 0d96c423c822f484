import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { Problem } from '../../shared/problem';
import type { Store } from './store';

const FOLDER = '.release-lock';
const LOOK_AGAIN_MS = 20;
const BEAT_MS = 3000;
/** A claim without a heartbeat for this time belongs to a dead process. */
const SILENT_MS = 30_000;
const PATIENCE_MS = 120_000;

/** The holder of a claim. `beat` is a heartbeat counter. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly beat: number;
}

/** Proof that the caller holds the lock, valid during the action. */
export interface HeldLock {
  /** @throws Problem when another process took the lock because this one seemed dead. */
  assertHeld(): Promise<void>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isTicket = (path: string): boolean => /^\d/.test(nameOf(path));

/** True when the holder is a process of this machine that has ended. */
function isDead(text: string): boolean {
  try {
    const { host, pid } = JSON.parse(text) as Holder;
    if (host === hostname()) process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function write(store: Store, path: string, beat: number): Promise<void> {
  const holder: Holder = { host: hostname(), pid: process.pid, beat };
  return store.write(path, JSON.stringify(holder));
}

/** Waits until `claims()` is empty. Removes claims of dead processes. */
async function untilNone(store: Store, claims: () => Promise<string[]>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const seen = new Map<string, { text: string; since: number }>();
  for (;;) {
    const [path] = await claims();
    if (path === undefined) return;
    const text = (await store.read(path))?.toString('utf8') ?? '';
    const last = seen.get(path);
    if (last?.text !== text) seen.set(path, { text, since: performance.now() });
    const isSilent = last?.text === text && performance.now() - last.since > SILENT_MS;
    if (isSilent || isDead(text)) await store.remove(path);
    else if (performance.now() > deadline) {
      throw new Problem(`Somebody else is releasing: ${text || path}. Try again.`);
    } else await pause(LOOK_AGAIN_MS);
  }
}

/**
 * Lamport's bakery algorithm: draw the next number while announcing it, then wait for all lower numbers. It
 * only needs listings that show earlier writes. It needs no exclusive creation, which mounted object stores
 * do not have.
 */
async function waitInLine(store: Store, id: string): Promise<string> {
  const drawing = `${FOLDER}/drawing-${id}`;
  await write(store, drawing, 0);
  const numbers = (await store.list(FOLDER))
    .filter(isTicket)
    .map((path) => Number.parseInt(nameOf(path), 10));
  const number = String(Math.max(0, ...numbers) + 1).padStart(9, '0');
  const ticket = `${FOLDER}/${number}-${id}`;
  await write(store, ticket, 0);
  await store.remove(drawing);
  const others = async (): Promise<string[]> =>
    (await store.list(FOLDER)).filter((path) => path !== ticket);
  await untilNone(store, async () => (await others()).filter((path) => !isTicket(path)));
  await untilNone(store, async () =>
    (await others()).filter((path) => isTicket(path) && nameOf(path) < nameOf(ticket)),
  );
  return ticket;
}

async function keepAlive(store: Store, ticket: string, signal: AbortSignal): Promise<void> {
  for (let beat = 1; ; beat += 1) {
    await pause(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted || !(await store.read(ticket))) return;
    await write(store, ticket, beat);
  }
}

/**
 * Runs `action` while no other release of this web root changes anything, on any machine.
 * @throws Problem when others hold the lock for two minutes.
 */
export async function withReleaseLock<Value>(
  store: Store,
  action: (lock: HeldLock) => Promise<Value>,
): Promise<Value> {
  const ticket = await waitInLine(store, randomUUID());
  const done = new AbortController();
  const beating = keepAlive(store, ticket, done.signal);
  try {
    return await action({
      async assertHeld() {
        if (await store.read(ticket)) return;
        throw new Problem('The release lock was lost. Nothing was changed; try again.');
      },
    });
  } finally {
    done.abort();
    // A heartbeat that is still being written would restore the ticket.
    await beating.catch(() => undefined);
    await store.remove(ticket);
  }
}
