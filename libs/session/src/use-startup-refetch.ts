import { ApiError, send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { getUser } from '@portal/contracts';
import { useEffect, useState } from 'react';

/**
 * Fetches the stored user again, once per page load. Any answer with a failure removes the user; the
 * specification makes no exception. If there is no readable answer, it only logs a warning (spec
 * subscriber.md §4). If the user changes before the answer (a sign-out, a newer answer), the request is
 * aborted.
 */
export function useStartupRefetch(
  user: UserView | null,
  onUser: (user: UserView | null) => void,
): void {
  const [stored] = useState(user);

  useEffect(() => {
    if (!stored || user !== stored) return undefined;
    const controller = new AbortController();
    send(getUser, { params: { id: stored.userId }, signal: controller.signal }).then(
      (answer) => {
        if (!controller.signal.aborted) onUser(answer.user);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof ApiError) onUser(null);
        else console.warn('The stored user could not be refreshed.', error);
      },
    );
    return () => controller.abort();
  }, [stored, user, onUser]);
}
