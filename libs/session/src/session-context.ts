import type { UserView } from '@portal/contracts';
import { createContext, useContext } from 'react';

/** Who is signed in, and how that changes. */
export interface Session {
  /** The signed-in subscriber as last reported by the server; null for nobody. */
  readonly user: UserView | null;
  /** Whether this tab was signed in as an administrator. A hint: the server checks each call. */
  readonly isAdmin: boolean;
  /** After a login: stores currentUser and lastLoggedInId. */
  signIn(user: UserView): void;
  /**
   * After a change of the signed-in user: the server's answer replaces the local one. An answer
   * about anybody else, such as one that comes after signing out, changes nothing.
   */
  updateUser(user: UserView): void;
  /** After an administrator's login. */
  signInAdmin(): void;
  /**
   * Ends what is held on the server, clears user and admin flag even when the server cannot be
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
