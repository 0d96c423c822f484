import { send } from '@portal/api-client';
import { listAudit, type ListAuditQuery } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** Actions of a page. */
export const PAGE_SIZE = 25;

/** Which actions are asked for, without the page. */
export type AuditFilter = Omit<ListAuditQuery, 'page' | 'limit'>;

/** A page of the audit; while the next one loads the last one stays. */
export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'audit', filter, page],
    queryFn: ({ signal }) =>
      send(listAudit, { query: { ...filter, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // It grows with every action of anybody.
    staleTime: 0,
  });
