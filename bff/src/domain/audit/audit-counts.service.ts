import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock/clock';
import { type AuditFilter, AuditRepository } from './audit.repository';

/** A record is stored at most this long after its time, also by an instance whose clock differs. */
const SETTLED_MS = 2 * MINUTE_MS;

/** Up to this number of records all are counted at each call. */
const FRESH_UP_TO = 200;

/** Number of filters with a counted past. */
const MOST_FILTERS = 1_000;

/** Number of records up to an instant, the instant included. */
export interface Counted {
  readonly until: Date;
  readonly total: number;
}

/** Number of all records by the newest of them; null when those do not reach back to what was counted. */
export function countWith(
  { until, total }: Counted,
  newest: readonly { readonly at: Date }[],
): number | null {
  const newer = newest.filter(({ at }) => at > until).length;
  return newer < newest.length ? total + newer : null;
}

const NOTHING: Counted = { until: new Date(0), total: 0 };

/**
 * Counts records of the audit exactly. Records are never changed or removed, so the older ones are counted
 * once for each filter, and each later call counts only what was added since.
 */
@Injectable()
export class AuditCountsService {
  private readonly past = new LRUCache<string, Counted>({ max: MOST_FILTERS });

  constructor(
    private readonly audit: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** What was counted of a filter up to a few minutes ago; null for nothing. */
  recent(filter: AuditFilter): Counted | null {
    const past = this.past.get(JSON.stringify(filter));
    const age = this.clock.now().getTime() - (past?.until.getTime() ?? 0);
    return past && age >= SETTLED_MS && age < 2 * SETTLED_MS ? past : null;
  }

  /** Number of matching records. */
  async count(filter: AuditFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    let past = this.past.get(key) ?? NOTHING;
    if (past.until > settled) past = NOTHING;
    const isOld = settled.getTime() - past.until.getTime() >= SETTLED_MS;
    const until = isOld ? settled : past.until;
    const [older, newer] = await Promise.all([
      isOld ? this.audit.countBetween(filter, past.until, until) : 0,
      filter.last && filter.last <= until ? 0 : this.audit.countBetween(filter, until, null),
    ]);
    const total = past.total + older;
    if (isOld && total > FRESH_UP_TO) this.past.set(key, { until, total });
    return total + newer;
  }
}
