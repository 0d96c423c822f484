import { SESSION_LOST_EVENT, send } from '@portal/api-client';
import { getAdminSession } from '@portal/contracts';
import { useEffect } from 'react';

/** The part of useSessionLost that differs by area. */
export interface SessionLostHandlers {
  readonly onUserLost: () => void;
  readonly onAdminLost: () => void;
}

/**
 * Reacts to SESSION_LOST_EVENT, which the api client sends when a call needs a session that is
 * gone. Within /admin the refused call may have been the subscriber's, so the server is asked
 * whether the administrator's session still lives.
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
