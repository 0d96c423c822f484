import type { PricedPlanView, PriceListsResponse, PriceListView } from '@portal/contracts';
import type { PricedPlan } from '@portal/rules';
import type { PriceList } from '../../domain/price-lists/price-list';
import type { PriceListsState } from '../../domain/price-lists/price-list-actions.service';

const presentPlan = ({ activates, ...plan }: PricedPlan): PricedPlanView => ({
  ...plan,
  activates: [...activates],
});

function presentList(list: PriceList): PriceListView {
  const { number, author, publisher, reason, cancelledBy } = list;
  return {
    ...{ number, plans: list.plans.map(presentPlan), author, publisher },
    publishedAt: list.publishedAt?.toISOString() ?? null,
    // The first list was in effect from the beginning.
    effectiveFrom: list.publishedAt === null ? null : list.effectiveFrom.toISOString(),
    reason,
    cancelledAt: list.cancelledAt?.toISOString() ?? null,
    cancelledBy,
  };
}

/** Price lists and their draft, for an administrator. */
export function presentPriceLists(
  { current, waiting, lists, draft }: PriceListsState,
  mayPublish: boolean,
): PriceListsResponse {
  return {
    current: current.number,
    waiting: waiting?.number ?? null,
    lists: lists.map(presentList),
    draft: draft && {
      ...{ revision: draft.revision, plans: draft.plans.map(presentPlan), author: draft.author },
      savedAt: draft.savedAt.toISOString(),
    },
    mayPublish,
  };
}
