import { ApiError, send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { getUser } from '@portal/contracts';
import { useEffect, useState } from 'react';

/** An overloaded or failing service says nothing about the user. */
function isAboutTheUser(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/**
 * Re-fetches the stored user once per page load. A refusal clears the user, a failure to reach the
 * service is only logged (spec subscriber.md §4).
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
        if (isAboutTheUser(error)) onUser(null);
        else console.warn('The stored user could not be refreshed.', error);
      },
    );
    return () => controller.abort();
  }, [userId, onUser]);
}
