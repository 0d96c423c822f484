import { ACCOUNT_STATES } from './account-states';
import { DOWNLOADS_STATES } from './downloads-states';
import { HOME_STATES } from './home-states';
import { NOTICES_STATES } from './notices-states';
import { PAYMENT_STATES } from './payment-states';
import { PLANS_STATES } from './plans-states';
import { SIGN_IN_STATES } from './sign-in-states';
import type { ScreenStates } from './screen-state';

/** The states of the subscriber's screens, by the name of their picture. */
export const STATES: ScreenStates = {
  ...SIGN_IN_STATES,
  ...HOME_STATES,
  ...DOWNLOADS_STATES,
  ...ACCOUNT_STATES,
  ...NOTICES_STATES,
  ...PLANS_STATES,
  ...PAYMENT_STATES,
};
