import { send } from '@portal/api-client';
import type { UserView } from '@portal/contracts';
import { adminLogout, logout } from '@portal/contracts';
import { useNavigate } from '@portal/router';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { SessionContext } from './session-context';
import type { Session } from './session-context';
import {
  canReadStorage,
  readAdminFlag,
  readStoredUser,
  writeAdminFlag,
  writeLastLoggedInId,
  writeStoredUser,
} from './storage';
import { LOCAL_KEYS } from './storage-keys';
import { useSessionLost } from './use-session-lost';
import { useStartupRefetch } from './use-startup-refetch';

/** Timeout in ms: the user must be signed out on the screen even if the server does not answer. */
const SIGN_OUT_PATIENCE_MS = 3000;

/** Props of SessionProvider. */
export interface SessionProviderProps {
  readonly children: ReactNode;
  /** Called when another user, or no user, is signed in from now on. Clear all cached data. */
  readonly onIdentityChange?: () => void;
}

/** Provides the session of the page. Mounted once, by the shell, inside its router. */
export function SessionProvider({ children, onIdentityChange }: SessionProviderProps) {
  const [user, setUser] = useState(readStoredUser);
  const [isAdmin, setIsAdmin] = useState(readAdminFlag);
  const [wasEnded, setWasEnded] = useState(false);
  const navigate = useNavigate();
  const held = useRef({ user, isAdmin, onIdentityChange, navigate });
  useEffect(() => {
    held.current = { user, isAdmin, onIdentityChange, navigate };
  });

  const adoptUser = useCallback((next: UserView | null) => {
    writeStoredUser(next);
    if (next?.userId !== held.current.user?.userId) held.current.onIdentityChange?.();
    if (next) setWasEnded(false);
    setUser(next);
  }, []);
  const adoptAdmin = useCallback((next: boolean) => {
    writeAdminFlag(next);
    if (next !== held.current.isAdmin) held.current.onIdentityChange?.();
    setIsAdmin(next);
  }, []);

  const onUserLost = useCallback(() => {
    if (held.current.user) setWasEnded(true);
    adoptUser(null);
  }, [adoptUser]);
  const onAdminLost = useCallback(() => adoptAdmin(false), [adoptAdmin]);
  useStartupRefetch(user, { onUser: adoptUser, onUserLost });
  useSessionLost({ onUserLost, onAdminLost });

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent): void => {
      if (event.key !== LOCAL_KEYS.currentUser && event.key !== null) return;
      // A frame of another site may get the event although it may not read the storage.
      if (!canReadStorage()) return;
      const next = readStoredUser();
      if (next?.userId !== held.current.user?.userId) held.current.onIdentityChange?.();
      setWasEnded(next === null && held.current.user !== null);
      setUser(next);
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, []);

  const actions = useMemo<Omit<Session, 'user' | 'isAdmin' | 'wasEnded'>>(
    () => ({
      signIn: (next) => {
        adoptUser(next);
        writeLastLoggedInId(next.userId);
      },
      updateUser: (next) => {
        if (next.userId === held.current.user?.userId) adoptUser(next);
      },
      signInAdmin: () => adoptAdmin(true),
      signOut: async () => {
        const signal = AbortSignal.timeout(SIGN_OUT_PATIENCE_MS);
        const calls = [
          ...(held.current.user ? [send(logout, { signal })] : []),
          ...(held.current.isAdmin ? [send(adminLogout, { signal })] : []),
        ];
        await Promise.allSettled(calls);
        // In one transition with the navigation to '/': otherwise a guard would see the removed flag first
        // and redirect.
        startTransition(() => {
          void held.current.navigate('/');
          adoptUser(null);
          adoptAdmin(false);
          setWasEnded(false);
        });
      },
    }),
    [adoptUser, adoptAdmin],
  );

  const session = useMemo(
    () => ({ user, isAdmin, wasEnded, ...actions }),
    [user, isAdmin, wasEnded, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
