import { ApiError, drawIdempotencyKey, send } from '@portal/api-client';
import {
  CATALOGUE_KEY,
  type CreateOrderResponse,
  createOrder,
  type ErrorCode,
} from '@portal/contracts';
import { dashboardKeys, useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import type { PaymentMethod } from '@portal/rules';
import { useSession } from '@portal/session';
import { type Purchase, shownTerms } from '../purchase';
import { useTexts } from '../texts/use-texts';
import { type OpenOrder, orderOf } from './open-order';

const TOO_MANY_OPEN: ErrorCode = 'payments/too-many-open';
const PRICE_CHANGED: ErrorCode = 'payments/price-changed';

/** The method was changed since it was shown. */
const METHOD_CHANGED: readonly ErrorCode[] = [
  'payments/method-missing',
  'payments/below-minimum',
  'payments/above-maximum',
];

const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

interface OrderEvents {
  readonly onOrder: (order: OpenOrder) => void;
  /** The shown terms are not in effect any more; nothing was ordered. */
  readonly onPriceChanged: () => void;
}

/** Creates the order with the chosen method; after a failure the user can choose again. */
export function useCreateOrder(purchase: Purchase, { onOrder, onPriceChanged }: OrderEvents) {
  const { payment } = useTexts();
  const errorText = useErrorText();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.userId ?? 0;
  const { planId, offerCode } = purchase;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (method: PaymentMethod): Promise<CreateOrderResponse> => {
      const shown = shownTerms(purchase);
      return send(createOrder, {
        body: { userId, planId, offerCode, method, ...(shown && { shown }) },
        idempotencyKey: drawIdempotencyKey(),
      });
    },
    onError: (refusal) => {
      if (isRefusal(refusal, PRICE_CHANGED)) onPriceChanged();
      if (METHOD_CHANGED.some((code) => isRefusal(refusal, code))) {
        void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
      }
    },
    onSuccess: (answer) => {
      onOrder(orderOf(answer));
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.payments(userId) });
    },
  });
  return {
    /** The method whose order is being created; null when the user can choose. */
    chosen: isPending ? variables : null,
    error: error ? errorText(error, payment.createFailed) : null,
    /** Whether `error` is about terms that are not in effect any more. */
    hasOldTerms: isRefusal(error, PRICE_CHANGED),
    /** Whether the user has to finish an open payment first. */
    hasTooManyOpen: isRefusal(error, TOO_MANY_OPEN),
    choose: (method: PaymentMethod): void => {
      if (!isPending) mutate(method);
    },
  };
}
