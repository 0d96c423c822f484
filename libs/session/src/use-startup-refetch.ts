import { ApiError, send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { getUser } from '@portal/contracts';
import { useEffect, useState } from 'react';

/**
 * Re-fetches the stored user once per page load. Any answer that reports failure clears the user, as
 * the specification says without exception; no readable answer at all is only logged (spec
 * subscriber.md §4).
 */
export function useStartupRefetch(
  storedUser: UserView | null,
  onUser: (user: UserView | null) => void,
): void {
  const [userId] = useState(storedUser?.userId);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const controller = new AbortController();
    send(getUser, { params: { id: userId }, signal: controller.signal }).then(
      ({ user }) => {
        if (!controller.signal.aborted) onUser(user);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof ApiError) onUser(null);
        else console.warn('The stored user could not be refreshed.', error);
      },
    );
    return () => controller.abort();
  }, [userId, onUser]);
}
