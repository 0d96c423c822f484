import { type PlanPeriod, planExpiresAt } from '../plans/plan-status';
import { DAY_MS } from '../time/units';

/** Days left at which a subscriber gets a reminder of the plan's end, in a service that decided nothing else. */
export const EXPIRY_REMINDER_DAYS: readonly number[] = [7, 3, 1];

/** Days left at which there is a reminder: 1 to 60, see ServiceDetails. */
export type ExpiryReminderDays = number;

/** Videos left at which a subscriber gets a reminder of the balance. */
export const LOW_BALANCE_VIDEOS = 10;

/**
 * The reminder of the plan's end that became due after `since` and not later than `now`. If several did, e.g.
 * after a downtime, it is the one with the fewest days. Null when none did, when the plan has ended, or when
 * the whole plan is not longer than the reminder's days: a user who buys one day needs no reminder that one
 * day is left.
 * @param reminderDays days left at which there are reminders, in any order.
 */
export function expiryReminderDue(
  plan: PlanPeriod,
  since: Date,
  now: Date,
  reminderDays: readonly number[] = EXPIRY_REMINDER_DAYS,
): ExpiryReminderDays | null {
  const end = planExpiresAt(plan)?.getTime();
  if (end === undefined || end <= now.getTime()) return null;
  const due = reminderDays.filter((days) => {
    const at = end - days * DAY_MS;
    return plan.days > days && at > since.getTime() && at <= now.getTime();
  });
  return due.length === 0 ? null : Math.min(...due);
}

/** Whether a balance fell to LOW_BALANCE_VIDEOS or below. True once, until videos are added. */
export function reachesLowBalance(before: number, after: number): boolean {
  return before > LOW_BALANCE_VIDEOS && after <= LOW_BALANCE_VIDEOS;
}
