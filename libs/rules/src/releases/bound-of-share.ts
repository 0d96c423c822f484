/**
 * The lowest bound of a histogram that a share of its values keep; null without values, and when it takes more than
 * the last bound.
 * @param counts numbers of values up to each bound and above the one before, then of those above the last.
 * @param share above 0, up to 1.
 */
export function boundOfShare(
  bounds: readonly number[],
  counts: readonly number[],
  share: number,
): number | null {
  const needed = counts.reduce((sum, count) => sum + count, 0) * share;
  if (needed === 0) return null;
  let kept = 0;
  for (const [index, bound] of bounds.entries()) {
    kept += counts[index] ?? 0;
    if (kept >= needed) return bound;
  }
  return null;
}
