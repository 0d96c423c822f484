import { ApiError, send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { getUser } from '@portal/contracts';
import { useEffect, useState } from 'react';

/**
 * Re-fetches the stored user once per page load. Any answer that reports failure clears the user, as
 * the specification says without exception; no readable answer at all is only logged (spec
 * subscriber.md §4). Once the user changes otherwise (a sign-out, a newer answer) it is given up.
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
