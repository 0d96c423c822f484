import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { writeCommitMark } from './commit-mark';
import { retryOnDuplicateKey } from './duplicate-key';
import { KeyedMutex } from './keyed-mutex';
import {
  refuseInSnapshot,
  RunningTransaction,
  runningTransaction,
  type TransactionKind,
} from './running-transaction';
import {
  isCommitUnknown,
  isDatabaseUnavailable,
  isServerMissing,
  isTransient,
} from './unavailable';

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

/**
 * Runs several writes in one transaction. Everything called by the work belongs to it (see
 * RunningTransaction), so no session is passed on.
 */
@Injectable()
export class TransactionsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Commits all writes of `work` with majority, or none. `work` runs again after a write conflict, so it must
   * have no side effect besides its writes. When the database becomes unavailable during a commit, its result
   * is unknown. The caller gets an error, and a repeated request must find out (PAY-21).
   *
   * Inside a running transaction, `work` joins it: only the outermost one commits and retries, and a failure
   * of the work aborts it.
   *
   * The driver's withTransaction does the same, but retries for two minutes when no server is available.
   * @throws Error inside readOneMoment.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    refuseInSnapshot();
    const outer = runningTransaction();
    return outer ? outer.join(work) : this.runOutermost('transaction', work);
  }

  /**
   * The same, after all earlier work with these mutex keys in this process, and again after a concurrent
   * insert of the same unique key. Work that joins a running transaction does neither.
   */
  async runInTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    if (runningTransaction()) return this.run(work);
    return this.mutex.run(keys, () => retryOnDuplicateKey(() => this.run(work)));
  }

  /**
   * Runs reads on one snapshot; a write in it fails. This is a transaction that is never committed: the
   * connection reads with majority, and the driver then ignores the snapshot of a snapshot session.
   */
  async readOneMoment<T>(work: () => Promise<T>): Promise<T> {
    return runningTransaction() ? work() : this.runOutermost('snapshot', work);
  }

  private async runOutermost<T>(kind: TransactionKind, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + LONGEST_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.runOnce(kind, work);
      } catch (error) {
        const isHopeless = isServerMissing(error) || isCommitUnknown(error);
        if (!isTransient(error) || isHopeless || performance.now() > until) throw error;
      }
      await wait(pauseBefore(attempt));
    }
  }

  private async runOnce<T>(kind: TransactionKind, work: () => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    session.startTransaction(OPTIONS);
    const transaction = new RunningTransaction(session, kind);
    try {
      const result = await transaction.during(work, async () => {
        if (kind === 'snapshot') return;
        await transaction.lastWrites.send(this.connection, session);
        await writeCommitMark();
      });
      if (kind === 'transaction') await commit(session);
      await giveBack(session);
      for (const one of transaction.afterCommit) one();
      return result;
    } catch (error) {
      const ended = giveBack(session);
      // An unavailable server cannot confirm the abort, so the caller does not wait for it.
      if (!isDatabaseUnavailable(error)) await ended;
      throw error;
    }
  }
}

/**
 * Ends the session, and aborts a transaction that is not committed. If the server does not receive the
 * abort, it aborts the transaction automatically.
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
