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

/** The same while they are counted. */
interface Counting {
  readonly until: Date;
  readonly total: Promise<number>;
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
  /**
   * Counts of the past that run, by filter. Further callers wait for the same one, because one may take seconds and a
   * connection.
   */
  private readonly running = new Map<string, Counting>();

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
    const { until, total } = this.settled(filter);
    const isOver = filter.last && filter.last <= until;
    const [older, newer] = await Promise.all([
      total,
      isOver ? 0 : this.audit.countBetween(filter, until, null),
    ]);
    return older + newer;
  }

  /** The records up to a few minutes ago. */
  private settled(filter: AuditFilter): Counted | Counting {
    const key = JSON.stringify(filter);
    const until = new Date(this.clock.now().getTime() - SETTLED_MS);
    const known = this.past.get(key) ?? NOTHING;
    const past = known.until > until ? NOTHING : known;
    if (until.getTime() - past.until.getTime() < SETTLED_MS) return past;
    const running = this.running.get(key);
    if (running) return running;
    const counting = { until, total: this.countUp(key, filter, past, until) };
    this.running.set(key, counting);
    return counting;
  }

  private async countUp(
    key: string,
    filter: AuditFilter,
    past: Counted,
    until: Date,
  ): Promise<number> {
    try {
      const total = past.total + (await this.audit.countBetween(filter, past.until, until));
      if (total > FRESH_UP_TO) this.past.set(key, { until, total });
      return total;
    } finally {
      this.running.delete(key);
    }
  }
}
