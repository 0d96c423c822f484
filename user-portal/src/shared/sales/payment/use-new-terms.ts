import { catalogueQuery } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { useState } from 'react';
import { usePlanWords } from '../plan-words';
import { type Purchase, purchaseOf } from '../purchase';

/**
 * The terms in effect, when the service refuses those that were shown. `before` are the shown ones, so that the
 * user sees what is different; null while nothing has changed.
 */
export function useNewTerms(purchase: Purchase, onPurchase: (purchase: Purchase) => void) {
  const queryClient = useQueryClient();
  const words = usePlanWords();
  const [before, setBefore] = useState<Purchase | null>(null);
  const load = async (): Promise<void> => {
    const { plans, offerPlans } = await queryClient.fetchQuery({ ...catalogueQuery, staleTime: 0 });
    const plan = [...plans, ...offerPlans].find(({ id }) => id === purchase.planId);
    // An offer keeps its terms. A plan that is gone leaves the refusal on the screen.
    if (!plan || purchase.offerCode !== null) return;
    setBefore(purchase);
    onPurchase(purchaseOf(plan, words.of(plan)));
  };
  return { before, load: () => void load().catch(() => undefined) };
}
