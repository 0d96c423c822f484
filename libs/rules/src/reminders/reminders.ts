import { type PlanPeriod, planExpiresAt } from '../plans/plan-status';
import { DAY_MS } from '../time/units';

/** Days left at which a subscriber is reminded of the end of the plan. */
export const EXPIRY_REMINDER_DAYS = [7, 3, 1] as const;

/** Videos left at which a subscriber is reminded of the balance. */
export const LOW_BALANCE_VIDEOS = 10;

/** One of EXPIRY_REMINDER_DAYS. */
export type ExpiryReminderDays = (typeof EXPIRY_REMINDER_DAYS)[number];

/** The fields of an account that decide whether its user gets reminders. */
export interface ReminderTarget {
  readonly isFrozen: boolean;
  /** Absent in older settings: on. */
  readonly settings: { readonly remindersEnabled?: boolean };
}

/** Users who switched reminders off, and frozen users, get none. */
export function wantsReminders({ isFrozen, settings }: ReminderTarget): boolean {
  return !isFrozen && settings.remindersEnabled !== false;
}

/**
 * Which reminder of the end of a plan came due later than `since` and not later than `now`: the one with
 * the fewest days when there are several, as after a standstill. Null when none did, when the plan is
 * over, or never was as long as that: who buys a day is not reported at once that a day is left.
 */
export function expiryReminderDue(
  plan: PlanPeriod,
  since: Date,
  now: Date,
): ExpiryReminderDays | null {
  const end = planExpiresAt(plan)?.getTime();
  if (end === undefined || end <= now.getTime()) return null;
  const due = EXPIRY_REMINDER_DAYS.filter((days) => {
    const at = end - days * DAY_MS;
    return plan.days > days && at > since.getTime() && at <= now.getTime();
  });
  return due.at(-1) ?? null;
}

/** Whether a balance fell to LOW_BALANCE_VIDEOS or below: true once, until videos are added. */
export function reachesLowBalance(before: number, after: number): boolean {
  return before > LOW_BALANCE_VIDEOS && after <= LOW_BALANCE_VIDEOS;
}
