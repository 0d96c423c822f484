import { send } from '@portal/api-client';
import { listAudit, type ListAuditQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Rows of a bulk action that are shown below it. */
const ROWS_SHOWN = 25;

/** A list of a request, without the page. */
export type AuditFilter = Omit<ListAuditQuery, 'page' | 'limit'>;

/** A page of the audit. Rows of bulk actions open below their action. */
export const auditQuery = (filter: AuditFilter, page: number, limit: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'audit', filter, page, limit],
    queryFn: ({ signal }) =>
      send(listAudit, { query: { ...filter, rows: 'folded', page, limit }, signal }),
    // Every action of any administrator adds a record.
    staleTime: 0,
  });

/** The newest rows of a bulk action and of its undo. */
export const bulkRowsQuery = (target: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'audit', 'rows', target],
    queryFn: ({ signal }) =>
      send(listAudit, { query: { about: target, limit: ROWS_SHOWN }, signal }),
    staleTime: 0,
  });
