import { QueryClient } from '@portal/query';

const MAX_RETRIES = 2;
const STALE_AFTER_MS = 30_000;

/**
 * Each app bundles its own api client, so a portal's ApiError is another class here: it is known by
 * what it carries. What the service refused it will refuse again.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** The one query cache of the page. Screens that need fresher data say so themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isRefusal(error) && failures < MAX_RETRIES,
      },
      // Offline a change fails at once and says so; kept back, it would come as a surprise later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
