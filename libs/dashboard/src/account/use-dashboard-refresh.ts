import { useQueryClient } from '@portal/query';
import { useState } from 'react';
import { dashboardKeys } from '../api/keys';

/** Reads all data of one user's dashboard again. */
export function useDashboardRefresh(userId: number): {
  refreshing: boolean;
  refresh: () => Promise<void>;
} {
  const queryClient = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);

  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) });
    setRefreshing(false);
  };
  return { refreshing, refresh };
}
