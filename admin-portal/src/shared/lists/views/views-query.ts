import { send } from '@portal/api-client';
import { type ListId, listSavedViews } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../admin-keys';

/** The own and the shared views of a list. Read again each time they are opened. */
export const viewsQuery = (list: ListId) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'saved-views'],
    queryFn: ({ signal }) => send(listSavedViews, { signal }),
    select: ({ views }) => views.filter((view) => view.list === list),
    staleTime: 0,
  });
