import type { UserView } from '@portal/contracts';
import { createContext, useContext } from 'react';

/** The session of this page and its changes. */
export interface Session {
  /** The signed-in subscriber as last reported by the server; null without one. */
  readonly user: UserView | null;
  /** Whether this tab was signed in as an administrator. Only a hint: the server checks each call. */
  readonly isAdmin: boolean;
  /** Whether the subscriber was signed out in this page, but not by its own sign-out. The service knows why. */
  readonly wasEnded: boolean;
  /** Call it after a login: stores currentUser and lastLoggedInId. */
  signIn(user: UserView): void;
  /**
   * Call it after a change of the signed-in user: the server's answer replaces the local user. An answer
   * about another user, e.g. one that arrives after signing out, is ignored.
   */
  updateUser(user: UserView): void;
  /** Call it after an administrator's login. */
  signInAdmin(): void;
  /**
   * Ends the sessions on the server, removes the user and the admin flag even if the server cannot be
   * reached, and goes to '/'. Never rejects.
   */
  signOut(): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this page. @throws Error outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
