import { type PlanPeriod, planExpiresAt } from '../plans/plan-status';
import { DAY_MS } from '../time/units';

/** Days left at which a subscriber is reminded of the end of the plan. */
export const EXPIRY_REMINDER_DAYS = [7, 3, 1] as const;

/** Videos left at which a subscriber is reminded of the balance. */
export const LOW_BALANCE_VIDEOS = 10;

/** One of EXPIRY_REMINDER_DAYS. */
export type ExpiryReminderDays = (typeof EXPIRY_REMINDER_DAYS)[number];

/** What of an account decides whether its user is reminded of anything. */
export interface ReminderTarget {
  readonly isFrozen: boolean;
  /** Absent in settings of before it could be switched: on. */
  readonly settings: { readonly remindersEnabled?: boolean };
}

/** Nobody is reminded who switched it off, or whose account is frozen and could do nothing about it. */
export function wantsReminders({ isFrozen, settings }: ReminderTarget): boolean {
  return !isFrozen && settings.remindersEnabled !== false;
}

/**
 * Which reminder of the end of a plan came due later than `since` and not later than `now`: the one with
 * the fewest days when there are several, as after a standstill. Null when none did, when the plan is
 * over, or never was as long as that: who buys a day is not told at once that a day is left.
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

/** Whether a balance came down to LOW_BALANCE_VIDEOS or below it: once, until it is filled up again. */
export function reachesLowBalance(before: number, after: number): boolean {
  return before > LOW_BALANCE_VIDEOS && after <= LOW_BALANCE_VIDEOS;
}
