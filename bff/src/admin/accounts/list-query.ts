import type { UserFilter, UserSort, UserStatus } from '@portal/contracts';
import { planEndsOf, type PlanEnds, runningPlanEnds } from '@portal/rules';
import type { AccountOrder } from '../../domain/accounts/account-list';

/** Ends of the plans that a list of the specification means. */
export function endsOfFilter(filter: UserFilter, now: Date): PlanEnds {
  return filter === 'active' ? runningPlanEnds(now) : planEndsOf('Expiring Soon', now);
}

/** Ends of the plans that a chip means. */
export function endsOfStatus(status: UserStatus, now: Date): PlanEnds {
  const words = { active: 'Active', expiring: 'Expiring Soon', expired: 'Expired' } as const;
  return planEndsOf(words[status], now);
}

/** The order that a list's `sort` names. */
export function orderOf(sort: UserSort): AccountOrder {
  return {
    by: sort.endsWith('userId') ? 'userId' : 'expiresAt',
    direction: sort.startsWith('-') ? -1 : 1,
  };
}
