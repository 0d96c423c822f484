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

/** The order for the `sort` of a list. */
export function orderOf(sort: UserSort): AccountOrder {
  return {
    by: sort.endsWith('userId') ? 'userId' : 'expiresAt',
    direction: sort.startsWith('-') ? -1 : 1,
  };
}
