import type { BulkState } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { useEffect } from 'react';
import { adminKeys } from '../../shared/admin-keys';
import { isUnderWay } from './progress';

/** Reads lists and users again when a running bulk action ends, or when its page is left. */
export function useFreshUsers(state: BulkState): void {
  const queryClient = useQueryClient();
  const underWay = isUnderWay(state);
  useEffect(() => {
    if (!underWay) return undefined;
    return () => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.all });
    };
  }, [underWay, queryClient]);
}
