import type { PriceListView } from '@portal/contracts';

/**
 * The list that a price list followed: the newest one before it whose publication was not cancelled. Undefined when
 * it is not among `lists`.
 * @param lists newest first.
 */
export const predecessorOf = (
  { number }: PriceListView,
  lists: readonly PriceListView[],
): PriceListView | undefined =>
  lists.find((list) => list.number < number && list.cancelledAt === null);
