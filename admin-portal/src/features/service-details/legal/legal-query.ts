import { send } from '@portal/api-client';
import { listLegalTexts } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';

/** The legal texts with their history. Read again every minute, because others change them too. */
export const legalTextsQuery = queryOptions({
  queryKey: ['admin', 'legal-texts'],
  queryFn: ({ signal }) => send(listLegalTexts, { signal }),
  refetchInterval: MINUTE_MS,
});
