import { ContextValue } from '../context/context-value';

/** Writes a mark into a transaction, right before its commit. */
type CommitMark = () => Promise<void>;

const marks = new ContextValue<{ mark: CommitMark | null }>();

/**
 * Runs work and writes the mark into each of its transactions, so that the mark is stored exactly when the
 * rest is. Transactions that still run after the end of the work get no mark.
 */
export async function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  const store: { mark: CommitMark | null } = { mark };
  try {
    return await marks.run(store, work);
  } finally {
    store.mark = null;
  }
}

/** Starts work whose transactions must not get the mark of the current work. */
export const withoutCommitMark = <T>(work: () => T): T => marks.run({ mark: null }, work);

/** Writes the mark of the current work, if there is one. An error aborts the transaction. */
export async function writeCommitMark(): Promise<void> {
  await marks.get()?.mark?.();
}
