import mongoose, { type ClientSession, type Schema } from 'mongoose';
import { ContextValue } from '../context/context-value';
import { withoutCommitMark } from './commit-mark';
import { LastWrites } from './last-writes';

/** A snapshot is read, and never committed. */
export type TransactionKind = 'transaction' | 'snapshot';

/**
 * The transaction or snapshot that the current code runs in. mongoose reads `session` for each operation
 * that has none of its own.
 */
export class RunningTransaction {
  readonly afterCommit: (() => void)[] = [];
  readonly lastWrites = new LastWrites();
  private hasEnded = false;
  private hasFailed = false;

  constructor(
    private readonly own: ClientSession,
    readonly kind: TransactionKind,
  ) {}

  /**
   * @throws Error after the end. Code that still runs then must not write beside the transaction, for example
   * the slower half of a Promise.all that failed.
   */
  get session(): ClientSession {
    if (this.hasEnded) {
      throw new Error('The transaction has ended. Start work that outlives it with inBackground.');
    }
    return this.own;
  }

  /**
   * Runs the work of the transaction, then `finish` with its last writes. Operations get the session until
   * both have ended.
   * @throws Error when joined work failed, even if the work went on: half of it must not be committed.
   */
  async during<T>(work: () => Promise<T>, finish: () => Promise<void>): Promise<T> {
    try {
      return await running.run(this, async () => {
        const result = await work();
        this.assertWhole();
        await finish();
        this.assertWhole();
        return result;
      });
    } finally {
      this.hasEnded = true;
    }
  }

  /** Runs work that would otherwise have had a transaction of its own. */
  async join<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  private assertWhole(): void {
    if (this.hasFailed) throw new Error('A part of the transaction failed.');
  }
}

const running = new ContextValue<RunningTransaction | undefined>();
offerToMongoose();

/** The running transaction or snapshot; null for none. @throws Error when it has ended. */
export function runningTransaction(): RunningTransaction | null {
  const found = running.get() ?? null;
  return found?.session ? found : null;
}

/** Whether the current code runs in a transaction. @throws Error when it has ended. */
export const isInTransaction = (): boolean => runningTransaction()?.kind === 'transaction';

/**
 * First line of a method whose write is only correct together with other writes. Returns the session, for
 * calls of the driver itself; mongoose finds it alone. @throws Error outside a transaction.
 */
export const requireTransaction = (): ClientSession => current().session;

/** The writes that end the running transaction. @throws Error outside a transaction. */
export const atEnd = (): LastWrites => current().lastWrites;

/**
 * Runs `work` after the running transaction is committed, and outside it. It does not run for a failed try.
 * @throws Error outside a transaction.
 */
export const afterCommit = (work: () => void): void => void current().afterCommit.push(work);

function current(): RunningTransaction {
  const found = runningTransaction();
  if (found?.kind === 'transaction') return found;
  throw new Error('This write must run inside a transaction.');
}

/**
 * Starts background work, which belongs neither to the running transaction nor to the current request:
 * its reads and writes get no session, and its own transactions no commit mark.
 */
export const inBackground = <T>(work: () => T): T =>
  running.run(undefined, () => withoutCommitMark(work));

/** @throws Error in a snapshot. */
export function refuseInSnapshot(): void {
  if (runningTransaction()?.kind === 'snapshot') {
    throw new Error('Nothing can be written in a snapshot.');
  }
}

/** Plugin for a connection: its models refuse writes in a snapshot. */
export function refuseWritesInSnapshots(schema: Schema): void {
  schema.pre(['updateOne', 'deleteOne'], { document: true, query: true }, refuseInSnapshot);
  schema.pre(['updateMany', 'deleteMany', 'replaceOne'], refuseInSnapshot);
  schema.pre(['findOneAndUpdate', 'findOneAndDelete', 'findOneAndReplace'], refuseInSnapshot);
  schema.pre('save', refuseInSnapshot);
  schema.pre('insertMany', refuseInSnapshot);
  schema.pre('bulkWrite', refuseInSnapshot);
}

/** Lets mongoose find the session where it looks for a storage of its own. Its types do not contain it. */
function offerToMongoose(): void {
  const storage = {
    getStore: () => running.get(),
    // For `connection.transaction`, which we do not use: it works as without a storage.
    run: <T>(_: unknown, work: () => T): T => work(),
  };
  Reflect.set(mongoose, 'transactionAsyncLocalStorage', storage);
}
