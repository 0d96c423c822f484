import { broadcast } from './broadcast';
import { dashboard } from './dashboard';
import { history } from './history';
import { legal } from './legal';
import { login } from './login';
import type { MovedJourney } from './moved-test';
import { password } from './password';
import { profile } from './profile';
import { queue } from './queue';
import { redeemCodes } from './redeem-codes';
import { routes } from './routes';
import { settings } from './settings';
import { signIns } from './sign-ins';
import { telegram } from './telegram';

/** Everything that moved from the browser to specs beside the screens. */
export const MOVED_JOURNEYS: readonly MovedJourney[] = [
  login,
  password,
  settings,
  redeemCodes,
  ...dashboard,
  history,
  broadcast,
  ...profile,
  signIns,
  queue,
  ...telegram,
  routes,
  legal,
];
