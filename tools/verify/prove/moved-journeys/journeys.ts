import { broadcast } from './broadcast';
import { dashboard } from './dashboard';
import { history } from './history';
import { login } from './login';
import type { MovedJourney } from './moved-test';
import { password } from './password';
import { profile } from './profile';
import { redeemCodes } from './redeem-codes';
import { settings } from './settings';
import { signIns } from './sign-ins';

/** Everything that moved from the browser to specs beside the screens. */
export const MOVED_JOURNEYS: readonly MovedJourney[] = [
  login,
  password,
  settings,
  redeemCodes,
  ...dashboard,
  history,
  broadcast,
  profile,
  signIns,
];
