/**
 * Timestamp of a change: always later than the last change, even with different clocks, so that of two
 * copies of a task the newer one is known.
 */
export function changedAt(before: { readonly updated_at: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1));
}
