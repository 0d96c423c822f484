import { adminFactor, adminLogin, adminSessions } from './administrator-access';
import { leaderboard, paymentHistory, loginHistory } from './admin-records';
import { audit, palette } from './audit-and-palette';
import { broadcast } from './broadcast';
import { broadcasts } from './broadcasts';
import { bulkSelection, bulkActions } from './bulk-actions';
import { checkout } from './checkout';
import { dashboard } from './dashboard';
import { history } from './history';
import { legal } from './legal';
import { liveQueue } from './live-queue';
import { login } from './login';
import { analytics, insights } from './metrics';
import type { MovedJourney } from './moved-test';
import { offer } from './offer';
import { offers, createOffer, header, paymentInbox } from './offers-and-inbox';
import { password } from './password';
import { pay } from './pay';
import { payErrors } from './pay-errors';
import { payResults } from './pay-results';
import { payments, paymentsReceipt, paymentsResume } from './payments';
import { planCard } from './plan-card';
import { plans } from './plans';
import { profile } from './profile';
import { queue } from './queue';
import { redeem } from './redeem';
import { redeemCodes } from './redeem-codes';
import { routes } from './routes';
import { settings } from './settings';
import { signIns } from './sign-ins';
import { systemStatus, userView } from './status-and-view';
import { telegram } from './telegram';
import { notes, timeline } from './user-activity';
import { userManager, planDialogs } from './user-manager';
import { userDetail, allUsers, userLists } from './users';

/** Everything that moved from the browser to specs beside the screens. */
export const MOVED_JOURNEYS: readonly MovedJourney[] = [
  ...[login, password, settings, redeemCodes],
  ...[...dashboard, history, broadcast, ...profile, signIns, queue, ...telegram, routes, legal],
  ...[...pay, ...payErrors, payResults, ...plans, planCard],
  ...[payments, paymentsResume, paymentsReceipt, checkout, redeem, ...offer],
  ...[bulkSelection, bulkActions, userManager, planDialogs, notes, timeline],
  ...[userDetail, allUsers, userLists, audit, palette, offers, createOffer, header],
  ...[paymentInbox, leaderboard, paymentHistory, loginHistory, systemStatus, userView],
  ...[broadcasts, analytics, insights, adminLogin, adminSessions, adminFactor],
  liveQueue,
];
