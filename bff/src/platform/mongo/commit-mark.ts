import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** Writes into a transaction, right before its commit, what it belongs to. */
type CommitMark = (session: ClientSession) => Promise<void>;

const marks = new AsyncLocalStorage<{ mark: CommitMark | null }>();

/**
 * Does work of which every transaction writes the mark, so that the mark is there exactly when the rest is.
 * What goes on behind its back after its end does not.
 */
export async function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  const store: { mark: CommitMark | null } = { mark };
  try {
    return await marks.run(store, work);
  } finally {
    store.mark = null;
  }
}

/** Begins work that only happens to be started here, and whose transactions do not belong to it. */
export const withoutCommitMark = <T>(work: () => T): T => marks.run({ mark: null }, work);

/** Of the work under way; what it throws undoes the transaction. */
export async function writeCommitMark(session: ClientSession): Promise<void> {
  await marks.getStore()?.mark?.(session);
}
