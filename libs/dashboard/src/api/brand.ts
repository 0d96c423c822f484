import { send } from '@portal/api-client';
import { type BrandView, getCatalogue } from '@portal/contracts';
import { queryOptions, useQuery } from '@portal/query';

const DEFAULT_BRAND: BrandView = {
  name: 'Dhara',
  supportBotUrl: null,
  supportContactUrl: null,
  channelUrl: null,
  telegramBotName: null,
  telegramBotId: null,
  telegramWidgetUrl: null,
  hasTrialTelegram: false,
};

/** Plans on sale, and name and links of the service. They do not change while a page is open. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => send(getCatalogue, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Name and links of the service, and whether they have been loaded. Until then the default is returned.
 */
export function useBrand(): { brand: BrandView; isKnown: boolean } {
  const { data } = useQuery(catalogueQuery);
  return { brand: data?.brand ?? DEFAULT_BRAND, isKnown: data !== undefined };
}
