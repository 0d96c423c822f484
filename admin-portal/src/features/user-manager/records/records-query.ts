import { send } from '@portal/api-client';
import { getUserRecords } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../../shared/admin-keys';

/** The newest payments, codes, offers, downloads and sign-ins of a user. */
export const recordsQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.records(userId),
    queryFn: ({ signal }) => send(getUserRecords, { params: { id: userId }, signal }),
    // The user and the bot add records at any time.
    staleTime: 0,
  });
