/**
 * When a task changes now: always later than its last change, whatever the clocks of instances say, so
 * that of two copies of a task everybody knows which is newer.
 */
export function changedAt(before: { readonly updated_at: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1));
}
