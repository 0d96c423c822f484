const DUPLICATE_KEY = 11_000;
const ATTEMPTS = 3;

/** Whether a write failed only because a unique index already holds its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/**
 * Runs `work` again when somebody else wrote the same unique key first: the second round then finds
 * what was written. @throws the duplicate key error after so many rounds.
 */
export async function retryOnDuplicateKey<T>(
  work: () => Promise<T>,
  attempts = ATTEMPTS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === attempts) throw error;
    }
  }
}
