import { send } from '@portal/api-client';
import { listReleases } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** The released versions of shell and portals. Read again each time the tab is opened. */
export const releasesQuery = queryOptions({
  queryKey: [...adminKeys.all, 'releases'],
  queryFn: ({ signal }) => send(listReleases, { signal }),
  staleTime: 0,
});
