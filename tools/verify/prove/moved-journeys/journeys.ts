import { leaderboard, paymentHistory, loginHistory } from './admin-records';
import { audit, palette } from './audit-and-palette';
import { broadcasts } from './broadcasts';
import { bulkSelection, bulkActions } from './bulk-actions';
import { login } from './login';
import { analytics, insights } from './metrics';
import type { MovedJourney } from './moved-test';
import { offers, createOffer, header, paymentInbox } from './offers-and-inbox';
import { password } from './password';
import { redeemCodes } from './redeem-codes';
import { settings } from './settings';
import { systemStatus, userView } from './status-and-view';
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
  audit,
  palette,
  offers,
  createOffer,
  header,
  paymentInbox,
  leaderboard,
  paymentHistory,
  loginHistory,
  systemStatus,
  userView,
  broadcasts,
  analytics,
  insights,
];
