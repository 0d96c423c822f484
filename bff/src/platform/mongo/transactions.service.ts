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

/** What ties writes to a transaction; services hand it on from service to repository. */
export type { ClientSession };

/** Work that collides goes on trying so long; the driver's own measure. */
const LONGEST_MS = 120_000;
/** A commit whose answer was lost is asked for again so long, then the caller is informed (OPS-23). */
const LONGEST_COMMIT_MS = 1_500;
/** Between two such queries; a new primary needs far longer to come up. */
const COMMIT_PAUSE_MS = 50;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;
const PAUSE_GROWTH = 1.5;

const OPTIONS = {
  writeConcern: { w: 'majority' },
  readConcern: { level: 'snapshot' },
} as const;

/** Runs several writes as one. */
@Injectable()
export class TransactionsService {
  private readonly afterwards = new WeakMap<ClientSession, (() => void)[]>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Commits what `work` wrote through the session with majority, or nothing. `work` runs again after a
   * write conflict, so it must have no effect besides its writes. When the database goes away in the
   * middle of a commit, nobody knows whether it happened: the caller gets an error, and asking for the
   * same again must find out (PAY-21).
   *
   * The driver's withTransaction does the same, but goes on for two minutes when no server is there.
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

  /** Reads several things as they were at one instant; nothing can be written through the session. */
  async readOneMoment<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession({ snapshot: true });
    try {
      return await work(session);
    } finally {
      await session.endSession();
    }
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
      // A server that is away cannot be asked; the caller need not wait until that is certain.
      if (!isDatabaseUnavailable(error)) await ended;
      throw error;
    }
  }

  /** Does something once the transaction is committed, and nothing for a try that was not. */
  afterCommit(session: ClientSession, work: () => void): void {
    this.afterwards.get(session)?.push(work);
  }
}

/** Undoes what was not committed; the server does it by itself when it does not hear of it. */
async function giveBack(session: ClientSession): Promise<void> {
  try {
    if (session.inTransaction()) await session.abortTransaction();
  } catch {
    // The failure that led here is the one to be reported.
  } finally {
    await session.endSession();
  }
}

/** Asked for again it is not done twice: the server knows the transaction by its number. */
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

/** Longer and longer, and never the same for two that collided. */
const pauseBefore = (attempt: number): number =>
  Math.random() * Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** attempt, LONGEST_PAUSE_MS);
