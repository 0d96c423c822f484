import { checkout } from './checkout';
import { login } from './login';
import type { MovedJourney } from './moved-test';
import { offer } from './offer';
import { password } from './password';
import { pay } from './pay';
import { payErrors } from './pay-errors';
import { payResults } from './pay-results';
import { payments, paymentsReceipt, paymentsResume } from './payments';
import { planCard } from './plan-card';
import { plans } from './plans';
import { redeem } from './redeem';
import { redeemCodes } from './redeem-codes';
import { settings } from './settings';

/** Everything that moved from the browser to specs beside the screens. */
export const MOVED_JOURNEYS: readonly MovedJourney[] = [
  ...[login, password, settings, redeemCodes],
  ...[...pay, ...payErrors, payResults, ...plans, planCard],
  ...[payments, paymentsResume, paymentsReceipt, checkout, redeem, offer],
];
