import type { UserFilter, UserSort, UserStatus } from '@portal/contracts';
import { planEndsOf, type PlanEnds, runningPlanEnds } from '@portal/rules';
import type { AccountOrder } from '../../domain/accounts/account-list';

/** Range of plan ends that a list's filter selects. */
export function endsOfFilter(filter: UserFilter, now: Date): PlanEnds {
  return filter === 'active' ? runningPlanEnds(now) : planEndsOf('Expiring Soon', now);
}

/** Range of plan ends that a status chip selects. */
export function endsOfStatus(status: UserStatus, now: Date): PlanEnds {
  const words = { active: 'Active', expiring: 'Expiring Soon', expired: 'Expired' } as const;
  return planEndsOf(words[status], now);
}

/** The order of each `sort` of a list. */
export const ORDERS: Readonly<Record<UserSort, AccountOrder>> = {
  userId: { by: 'userId', direction: 1 },
  '-userId': { by: 'userId', direction: -1 },
  expiresAt: { by: 'expiresAt', direction: 1 },
  '-expiresAt': { by: 'expiresAt', direction: -1 },
};
