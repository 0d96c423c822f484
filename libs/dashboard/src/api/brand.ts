import { send } from '@portal/api-client';
import {
  type BrandView,
  CATALOGUE_KEY,
  type CatalogueResponse,
  getCatalogue,
  PAGE_CATALOGUE_ID,
} from '@portal/contracts';
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

/** The catalogue that the service wrote into the page; undefined in a page that was not prerendered. */
function catalogueOfPage(): CatalogueResponse | undefined {
  const text = document.getElementById(PAGE_CATALOGUE_ID)?.textContent;
  return text ? (JSON.parse(text) as CatalogueResponse) : undefined;
}

/** Plans on sale, and name and links of the service. They do not change while a page is open. */
export const catalogueQuery = queryOptions({
  queryKey: CATALOGUE_KEY,
  queryFn: ({ signal }) => send(getCatalogue, { signal }),
  initialData: catalogueOfPage,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Name and links of the service, and whether they have been loaded. Until then the default is returned.
 */
export function useBrand(): { brand: BrandView; isKnown: boolean } {
  const { data } = useQuery(catalogueQuery);
  return { brand: data?.brand ?? DEFAULT_BRAND, isKnown: data !== undefined };
}
