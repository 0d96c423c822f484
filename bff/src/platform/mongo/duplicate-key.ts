import { isInTransaction } from './running-transaction';

const DUPLICATE_KEY = 11_000;
const ATTEMPTS = 3;

/** Whether a write failed only because a unique index already contains its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/**
 * Runs `work` again when a concurrent write inserted the same unique key first. The next try then finds that
 * document. In a transaction there is only one try, because the error has aborted it.
 * @throws the duplicate key error after the last try.
 */
export async function retryOnDuplicateKey<T>(
  work: () => Promise<T>,
  attempts = ATTEMPTS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === attempts || isInTransaction()) throw error;
    }
  }
}
