import { bulkSelection, bulkActions } from './bulk-actions';
import { login } from './login';
import type { MovedJourney } from './moved-test';
import { password } from './password';
import { redeemCodes } from './redeem-codes';
import { settings } from './settings';
import { notes, timeline } from './user-activity';
import { userManager, planDialogs } from './user-manager';
import { userDetail, allUsers, userLists } from './users';

/** Everything that moved from the browser to specs beside the screens. */
export const MOVED_JOURNEYS: readonly MovedJourney[] = [
  login,
  password,
  settings,
  redeemCodes,
  bulkSelection,
  bulkActions,
  userManager,
  planDialogs,
  notes,
  timeline,
  userDetail,
  allUsers,
  userLists,
];
