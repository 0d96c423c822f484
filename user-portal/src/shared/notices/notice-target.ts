import type { UserNoticeKind } from '@portal/rules';
import { paths } from '../../paths';

const PAYMENTS = `${paths.account}#payments`;

/** The screen on which the user can do something about a notice; null: there is nothing more to see. */
export const NOTICE_TARGETS: Readonly<Record<UserNoticeKind, string | null>> = {
  download_finished: paths.downloads,
  download_failed: paths.dashboard,
  download_stalled: paths.dashboard,
  plan_ending: paths.plans,
  few_videos: paths.plans,
  payment_completed: PAYMENTS,
  payment_waiting: PAYMENTS,
  payment_mismatched: PAYMENTS,
  offer: paths.offer,
  broadcast: null,
  new_sign_in: `${paths.account}#sign-ins`,
  account_frozen: null,
};
