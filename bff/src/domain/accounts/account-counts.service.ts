import { Injectable } from '@nestjs/common';
import type { UserCounts } from '@portal/contracts';
import { isAmongEnds, planEndsOf, type PlanEnds } from '@portal/rules';
import { AccountListsRepository } from './account-lists.repository';

/** Up to this number of users, counts are always fresh; counting more takes longer than reading a page. */
export const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

/** Number of users per status: shown on the filter chips and used as lengths of the lists. */
@Injectable()
export class AccountCountsService {
  private kept: { readonly at: number; readonly counts: UserCounts } | null = null;

  constructor(private readonly lists: AccountListsRepository) {}

  /** Counts at an instant; above 2,000 users they may be 30 seconds old. */
  async read(now: Date): Promise<UserCounts> {
    const { kept } = this;
    const age = now.getTime() - (kept?.at ?? 0);
    if (kept && kept.counts.all > FRESH_UP_TO && age >= 0 && age < MAX_AGE_MS) return kept.counts;
    const [never, active, expiring, expired] = await Promise.all([
      this.lists.countWithoutPlan(),
      this.lists.count(planEndsOf('Active', now)),
      this.lists.count(planEndsOf('Expiring Soon', now)),
      this.lists.count(planEndsOf('Expired', now)),
    ]);
    const counts = { all: never + active + expiring + expired, active, expiring, expired };
    this.kept = { at: now.getTime(), counts };
    return counts;
  }

  /** Number of users whose plan ends in this range, counted by the index. */
  async countEnding(ends: PlanEnds): Promise<number> {
    return this.lists.count(ends);
  }
}

/** Number of users whose plan ends in `ends`; `ends` starts and stops where a status does. */
export function countOf(ends: PlanEnds | null, counts: UserCounts, now: Date): number {
  if (!ends) return counts.all;
  const soon = planEndsOf('Expiring Soon', now).until ?? now;
  const afterSoon = new Date(soon.getTime() + 1);
  return (
    (isAmongEnds(now, ends) ? counts.expired : 0) +
    (isAmongEnds(soon, ends) ? counts.expiring : 0) +
    (isAmongEnds(afterSoon, ends) ? counts.active : 0)
  );
}
