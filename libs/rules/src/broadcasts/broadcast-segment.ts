import { isPlanExpired, type PlanPeriod, planStatus, daysRemaining } from '../plans/plan-status';

/**
 * The users that receive a broadcast: all, or those with one plan status. The same values as the chips of the
 * lists.
 */
export const BROADCAST_SEGMENTS = ['all', 'active', 'expiring', 'expired'] as const;

/** One of BROADCAST_SEGMENTS. */
export type BroadcastSegment = (typeof BROADCAST_SEGMENTS)[number];

const SEGMENT_OF = { Active: 'active', 'Expiring Soon': 'expiring', Expired: 'expired' } as const;

/** The segments of a user. A user who never had a plan is in `all` only. */
export function segmentsOf(plan: PlanPeriod, now: Date): BroadcastSegment[] {
  if (!plan.start || plan.days <= 0) return ['all'];
  const isExpired = isPlanExpired(plan, now);
  const status = planStatus({ isExpired, daysRemaining: daysRemaining(plan, now) });
  return ['all', SEGMENT_OF[status]];
}

/** The fields that decide whether another broadcast replaces this one. */
export interface DueState {
  readonly segment: BroadcastSegment;
  /** When subscribers can see it. */
  readonly dueAt: Date;
}

/**
 * Whether no user sees a broadcast any more because of a later one. Subscribers see only the newest, so a
 * later due broadcast that reaches all the same users hides it. `later` became due after it.
 */
export function isSuperseded(
  { segment }: Pick<DueState, 'segment'>,
  later: readonly DueState[],
  now: Date,
): boolean {
  return later.some(
    (other) =>
      other.dueAt.getTime() <= now.getTime() &&
      (other.segment === 'all' || other.segment === segment),
  );
}
