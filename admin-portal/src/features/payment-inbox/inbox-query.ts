import { send } from '@portal/api-client';
import { type InboxKind, listPaymentInbox } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';
import { adminKeys } from '../../shared/users/user-keys';

/** Items of a page. */
const PAGE_SIZE = 15;

/** A page of the inbox; read anew every minute, because money comes in. */
export const inboxQuery = (kind: InboxKind, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payment-inbox', kind, page],
    queryFn: ({ signal }) =>
      send(listPaymentInbox, { query: { kind, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
    staleTime: 0,
  });
