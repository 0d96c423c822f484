import { useQueryClient } from '@portal/query';
import { useCallback } from 'react';

import { useRecovery } from './use-connection';

/** Asks again for everything on the screen that could not be loaded, once the connection works again. */
export function RecoverQueries() {
  const queryClient = useQueryClient();
  useRecovery(
    useCallback(() => {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    }, [queryClient]),
  );
  return null;
}
