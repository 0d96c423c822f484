import type { AdminPrincipal, SubscriberPrincipal } from './caller';

/** Where the access guard looks up the cookies of a request; the sessions noun answers. */
export abstract class SessionDirectory {
  /** The subscriber whose living session the cookie names, null for none. */
  abstract findSubscriber(cookie: string): Promise<SubscriberPrincipal | null>;

  /** The administrator whose living session the cookie names, null for none. */
  abstract findAdmin(cookie: string): Promise<AdminPrincipal | null>;
}
