import type { UserView } from '@portal/contracts';
import { daysRemaining, planExpiresAt, type PlanShift, shiftPlan } from '@portal/rules';

/** Days and videos left before and after a change, and the end of the plan after it. */
export interface PlanResult {
  readonly days: readonly [before: number, after: number];
  readonly videos: readonly [before: number, after: number];
  /** ISO 8601; null without a plan. */
  readonly endsAt: string | null;
}

type PlanOfUser = Pick<UserView, 'start' | 'expiry' | 'balance'>;

/** What a change makes of a user's plan; null for amounts that the service would refuse. */
export function planResult(user: PlanOfUser, shift: PlanShift, now: Date): PlanResult | null {
  const { start, expiry, balance } = user;
  const before = { start: start === null ? null : new Date(start), days: expiry, balance };
  try {
    const { plan: after } = shiftPlan(before, shift, now);
    return {
      days: [daysRemaining(before, now), daysRemaining(after, now)],
      videos: [before.balance, after.balance],
      endsAt: planExpiresAt(after)?.toISOString() ?? null,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
