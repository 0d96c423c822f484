import { send } from '@portal/api-client';
import { getOfferDetails } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/**
 * What an offer code gives its user. Asked even where the browser believes to be offline, so that a
 * lost connection is reported instead of waited for.
 */
export const offerDetailsQuery = (userId: number, offerCode: string) =>
  queryOptions({
    queryKey: ['offer-details', userId, offerCode],
    queryFn: ({ signal }) => send(getOfferDetails, { params: { offerCode }, signal }),
    select: ({ offer }) => offer,
    networkMode: 'always',
  });
