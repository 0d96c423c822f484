import { send } from '@portal/api-client';
import { getLegalTexts } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** The legal texts in effect. */
export const legalTextsQuery = queryOptions({
  queryKey: ['legal-texts'],
  queryFn: async ({ signal }) => (await send(getLegalTexts, { signal })).documents,
});
