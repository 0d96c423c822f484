import { methodsOf, type PaymentMethodView } from '@portal/contracts';
import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';

/** How often an open dialog reads the methods again, in ms: numbers change while it is open. */
const METHODS_MS = 10_000;

/** The payment methods in effect, and whether they are known. Until then bKash and Nagad, both not available. */
export function useMethods(): { methods: readonly PaymentMethodView[]; isKnown: boolean } {
  const { data } = useQuery({ ...catalogueQuery, staleTime: 0, refetchInterval: METHODS_MS });
  return { methods: methodsOf(data ?? { paymentNumbers: [] }), isKnown: data !== undefined };
}
