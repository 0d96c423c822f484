import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** How long a sign-in link can be used, in s. */
export const SIGN_IN_LINK_SECONDS = 60;

/** Answer of makeSignInLink. */
export interface MakeSignInLinkResponse {
  /** Secret of the link, for the hash of its address. Works once, for SIGN_IN_LINK_SECONDS. */
  token: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/** Body of loginWithLink. */
export interface LinkLoginRequest {
  /** Of makeSignInLink. */
  token: string;
}

/** Answer of loginWithLink. */
export interface LinkLoginResponse {
  /** The signed-in user. */
  user: UserView;
}

/**
 * Makes a link that signs the subscriber in in another browser, to buy outside of Telegram (SEC-71). A new
 * link replaces the earlier one of the session.
 */
export const makeSignInLink = defineCall<void, MakeSignInLinkResponse>()(
  'POST',
  '/api/user/sign-in-link',
);

/**
 * Signs a browser in with a link of makeSignInLink. The link works once, while the session that made it is
 * active. A browser in which somebody else is signed in is refused.
 */
export const loginWithLink = defineCall<LinkLoginRequest, LinkLoginResponse>()(
  'POST',
  '/api/login/link',
);
