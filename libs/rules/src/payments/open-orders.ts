/** Maximum number of open orders of a user. To open a fourth, one must be paid or end first. */
export const MOST_OPEN_ORDERS = 3;

/**
 * Seconds until a user may open another order; 0 when it is allowed now. `ends` are the ends of the orders
 * that are open now.
 */
export function openOrderWaitSeconds(ends: readonly Date[], now: Date): number {
  const freeing = ends.toSorted((one, other) => other.getTime() - one.getTime())[
    MOST_OPEN_ORDERS - 1
  ];
  return freeing ? Math.ceil((freeing.getTime() - now.getTime()) / 1_000) : 0;
}
