import { ApiError, drawIdempotencyKey, send } from '@portal/api-client';
import { type CreateOrderResponse, createOrder, type ErrorCode } from '@portal/contracts';
import { dashboardKeys, useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import type { PaymentMethod } from '@portal/rules';
import { useSession } from '@portal/session';
import type { Purchase } from '../purchase';
import { useTexts } from '../texts/use-texts';
import { type OpenOrder, orderOf } from './open-order';

const TOO_MANY_OPEN: ErrorCode = 'payments/too-many-open';

/** Creates the order with the chosen method; after a failure the user can choose again. */
export function useCreateOrder(purchase: Purchase, onOrder: (order: OpenOrder) => void) {
  const { payment } = useTexts();
  const errorText = useErrorText();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.userId ?? 0;
  const { planId, offerCode } = purchase;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (method: PaymentMethod): Promise<CreateOrderResponse> =>
      send(createOrder, {
        body: { userId, planId, offerCode, method },
        idempotencyKey: drawIdempotencyKey(),
      }),
    onSuccess: (answer) => {
      onOrder(orderOf(answer));
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.payments(userId) });
    },
  });
  return {
    /** The method whose order is being created; null when the user can choose. */
    chosen: isPending ? variables : null,
    error: error ? errorText(error, payment.createFailed) : null,
    /** Whether the user has to finish an open payment first. */
    hasTooManyOpen: error instanceof ApiError && error.code === TOO_MANY_OPEN,
    choose: (method: PaymentMethod): void => {
      if (!isPending) mutate(method);
    },
  };
}
