import { planExpiresAt } from '@portal/rules';
import type { AccountPlan } from './account';

/** Plan fields of an audit record before and after a change (contracts' AUDIT_CHANGES). */
export interface PlanFacts {
  /** Length in days. */
  readonly days: number;
  /** Videos left. */
  readonly videos: number;
  /** ISO 8601 UTC; null before the first grant. */
  readonly end: string | null;
}

/** Plan fields for an audit record. */
export function planFacts(plan: Pick<AccountPlan, 'start' | 'days' | 'balance'>): PlanFacts {
  const end = planExpiresAt(plan)?.toISOString() ?? null;
  return { days: plan.days, videos: plan.balance, end };
}
