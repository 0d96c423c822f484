import { send } from '@portal/api-client';
import { listVersionReports } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** What browsers reported by version. Read again each time the tab is opened. */
export const versionReportsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'version-reports'],
  queryFn: ({ signal }) => send(listVersionReports, { signal }),
  staleTime: 0,
});
