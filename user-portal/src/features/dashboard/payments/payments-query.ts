import { send } from '@portal/api-client';
import { getUserPayments } from '@portal/contracts';
import { dashboardKeys, logged } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** The user's payment orders, newest first. */
export const paymentsQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.payments(userId),
    queryFn: ({ signal }) =>
      logged('payments', signal, send(getUserPayments, { params: { id: userId }, signal })),
    select: ({ payments }) => payments,
  });
