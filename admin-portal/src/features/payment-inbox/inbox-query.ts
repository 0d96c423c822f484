import { send } from '@portal/api-client';
import { listPaymentInbox, type ListPaymentInboxQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';
import { adminKeys } from '../../shared/admin-keys';

/** A page of the inbox. Read again every minute, because new money arrives. */
export const inboxQuery = (query: ListPaymentInboxQuery) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payment-inbox', query],
    queryFn: ({ signal }) => send(listPaymentInbox, { query, signal }),
    refetchInterval: MINUTE_MS,
    staleTime: 0,
  });
