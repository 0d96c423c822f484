/** Orders that a user can have open at once; a fourth waits for one of them to be paid or to end. */
export const MOST_OPEN_ORDERS = 3;

/**
 * Seconds until a user may open another order, 0 when they may now. `ends` are those of the orders that are
 * open now.
 */
export function openOrderWaitSeconds(ends: readonly Date[], now: Date): number {
  const freeing = ends.toSorted((one, other) => other.getTime() - one.getTime())[
    MOST_OPEN_ORDERS - 1
  ];
  return freeing ? Math.ceil((freeing.getTime() - now.getTime()) / 1_000) : 0;
}
