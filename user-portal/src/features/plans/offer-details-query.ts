import { send } from '@portal/api-client';
import { getOfferDetails } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/**
 * The offer of an offer code. The request is sent even if the browser seems offline, so that a lost
 * connection shows an error instead of waiting.
 */
export const offerDetailsQuery = (userId: number, offerCode: string) =>
  queryOptions({
    queryKey: ['offer-details', userId, offerCode],
    queryFn: ({ signal }) => send(getOfferDetails, { params: { offerCode }, signal }),
    select: ({ offer }) => offer,
    networkMode: 'always',
  });
