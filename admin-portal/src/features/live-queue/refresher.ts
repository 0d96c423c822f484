/**
 * Has something read anew after each wish, one reading at a time: wishes during a reading, which may
 * have begun too early for them, cause one more after it. So the last reading began after the last wish.
 */
export function makeRefresher(read: () => Promise<unknown>): () => Promise<void> {
  let isReading = false;
  let isWished = false;
  return async () => {
    isWished = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isWished) {
        isWished = false;
        await read().catch(() => undefined);
      }
    } finally {
      isReading = false;
    }
  };
}
