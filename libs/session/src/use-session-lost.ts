import { SESSION_LOST_EVENT, send } from '@portal/api-client';
import { getAdminSession } from '@portal/contracts';
import { useEffect } from 'react';

/** Callbacks of useSessionLost, by area. */
export interface SessionLostHandlers {
  readonly onUserLost: () => void;
  readonly onAdminLost: () => void;
}

/**
 * Handles SESSION_LOST_EVENT, which the api client sends when a call was refused because its session has
 * ended. Below /admin the refused call may have needed the subscriber's session, so the hook asks the server
 * whether the administrator's session still exists.
 */
export function useSessionLost({ onUserLost, onAdminLost }: SessionLostHandlers): void {
  useEffect(() => {
    const handle = (): void => {
      if (!/^\/admin(\/|$)/.test(window.location.pathname)) {
        onUserLost();
        return;
      }
      send(getAdminSession).then(
        ({ authenticated }) => {
          if (!authenticated) onAdminLost();
        },
        (error: unknown) => console.warn('The session could not be checked.', error),
      );
    };
    window.addEventListener(SESSION_LOST_EVENT, handle);
    return () => window.removeEventListener(SESSION_LOST_EVENT, handle);
  }, [onUserLost, onAdminLost]);
}
