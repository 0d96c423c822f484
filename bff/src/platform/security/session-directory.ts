import type { AdminPrincipal, SubscriberPrincipal } from './caller';

/** Interface through which the access guard looks up session cookies. The sessions noun implements it. */
export abstract class SessionDirectory {
  /** The subscriber of the cookie's valid session; null for none. */
  abstract findSubscriber(cookie: string): Promise<SubscriberPrincipal | null>;

  /** The administrator of the cookie's valid session; null for none. */
  abstract findAdmin(cookie: string): Promise<AdminPrincipal | null>;
}
