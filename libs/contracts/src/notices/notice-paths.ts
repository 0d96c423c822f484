import type { UserNoticeKind } from '@portal/rules';
import type { Screen } from '../browser-reports/screens';

/** A screen, or a section of it. */
type NoticePath = Screen | `${Screen}#${string}`;

const PAYMENTS = '/account#payments';

const PATHS = {
  download_finished: '/downloads',
  download_failed: '/dashboard',
  download_stalled: '/dashboard',
  plan_ending: '/plans',
  few_videos: '/plans',
  payment_completed: PAYMENTS,
  payment_waiting: PAYMENTS,
  payment_mismatched: PAYMENTS,
  offer: '/offer',
  broadcast: null,
  new_sign_in: '/account#sign-ins',
  account_frozen: null,
} as const satisfies Readonly<Record<UserNoticeKind, NoticePath | null>>;

/**
 * The path of the screen on which the user can do something about a notice, for the list and for messages of the
 * browser; null: there is nothing more to see.
 */
export function noticePath(kind: UserNoticeKind): NoticePath | null {
  return PATHS[kind];
}
