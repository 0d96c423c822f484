/**
 * Coalesces refresh requests: at most one read runs at a time. A request during a read may be too late
 * for it, so the read is repeated once. The last read therefore starts after the last request.
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
