import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;
const STALE_AFTER_MS = 30_000;

/**
 * Whether the service refused the request; a retry would be refused too. Each app bundles its own api client,
 * so instanceof does not work for a portal's ApiError: check its fields instead.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** The only query cache of the page. Screens that need fresher data set their own options. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isRefusal(error) && failures < MAX_RETRIES,
      },
      // Offline, a mutation fails immediately with an error. Otherwise it would run later, when the user does
      // not expect it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
