import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { writeCommitMark } from './commit-mark';
import {
  isCommitUnknown,
  isDatabaseUnavailable,
  isServerMissing,
  isTransient,
} from './unavailable';

/** The session of a transaction. Services pass it from service to repository. */
export type { ClientSession };

/** How long a transaction is retried after write conflicts, the same as in the driver. */
const LONGEST_MS = 120_000;
/** How long a commit without an answer is retried; then the caller gets an error (OPS-23). */
const LONGEST_COMMIT_MS = 1_500;
/** Pause between two tries of a commit. A new primary needs far longer to start. */
const COMMIT_PAUSE_MS = 50;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;
const PAUSE_GROWTH = 1.5;

const OPTIONS = {
  writeConcern: { w: 'majority' },
  readConcern: { level: 'snapshot' },
} as const;

/** Runs several writes in one transaction. */
@Injectable()
export class TransactionsService {
  private readonly afterwards = new WeakMap<ClientSession, (() => void)[]>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Commits all writes of `work` through the session with majority, or none. `work` runs again after a write
   * conflict, so it must have no side effect besides its writes. When the database becomes unavailable during
   * a commit, its result is unknown. The caller gets an error, and a repeated request must find out (PAY-21).
   *
   * The driver's withTransaction does the same, but retries for two minutes when no server is available.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const until = performance.now() + LONGEST_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        const isHopeless = isServerMissing(error) || isCommitUnknown(error);
        if (!isTransient(error) || isHopeless || performance.now() > until) throw error;
      }
      await wait(pauseBefore(attempt));
    }
  }

  /**
   * Runs reads on one snapshot. A session with `snapshot: true` would not do: the driver keeps the read concern
   * of the connection (connection-options.ts), so that each read has its own instant.
   */
  async readOneMoment<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.run(work);
  }

  private async runOnce<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    session.startTransaction(OPTIONS);
    this.afterwards.set(session, []);
    try {
      const result = await work(session);
      await writeCommitMark(session);
      await commit(session);
      await session.endSession();
      for (const one of this.afterwards.get(session) ?? []) one();
      return result;
    } catch (error) {
      const ended = giveBack(session);
      // An unavailable server cannot confirm the abort, so the caller does not wait for it.
      if (!isDatabaseUnavailable(error)) await ended;
      throw error;
    }
  }

  /** Runs `work` after the transaction is committed. It does not run for a failed try. */
  afterCommit(session: ClientSession, work: () => void): void {
    this.afterwards.get(session)?.push(work);
  }
}

/**
 * Aborts the transaction. If the server does not receive the abort, it aborts the transaction automatically.
 */
async function giveBack(session: ClientSession): Promise<void> {
  try {
    if (session.inTransaction()) await session.abortTransaction();
  } catch {
    // The original failure is the one to report.
  } finally {
    await session.endSession();
  }
}

/**
 * Commits, with retries. A repeated commit is not executed twice, because the server knows the transaction by
 * its number.
 */
async function commit(session: ClientSession): Promise<void> {
  const until = performance.now() + LONGEST_COMMIT_MS;
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!isCommitUnknown(error) || performance.now() > until) throw error;
    }
    await wait(COMMIT_PAUSE_MS);
  }
}

/** Exponential backoff with jitter, so that two colliding transactions do not collide again. */
const pauseBefore = (attempt: number): number =>
  Math.random() * Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** attempt, LONGEST_PAUSE_MS);
