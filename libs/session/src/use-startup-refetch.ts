import { ApiError, send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { getUser } from '@portal/contracts';
import { useEffect, useState } from 'react';

/** Callbacks of useStartupRefetch. */
export interface StartupRefetchHandlers {
  readonly onUser: (user: UserView) => void;
  readonly onUserLost: () => void;
}

/**
 * Fetches the stored user again, once per page load. A refusal signs the user out (SUB-14). A
 * service that cannot answer now says nothing about the user, so it counts as offline, which only logs a
 * warning. If the user changes before the answer (a sign-out, a newer answer), the request is aborted.
 */
export function useStartupRefetch(
  user: UserView | null,
  { onUser, onUserLost }: StartupRefetchHandlers,
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
        if (error instanceof ApiError && !cannotAnswer(error)) onUserLost();
        else console.warn('The stored user could not be refreshed.', error);
      },
    );
    return () => controller.abort();
  }, [stored, user, onUser, onUserLost]);
}

/** Whether the service failed, is away, or is asked too often. */
const cannotAnswer = ({ status }: ApiError): boolean => status === 429 || status >= 500;
