import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock/clock';
import { type AuditFilter, AuditRepository } from './audit.repository';

/** A record is stored at most this long after its time, also by an instance whose clock differs. */
const SETTLED_MS = 2 * MINUTE_MS;

/** Up to this number of records all are counted at each call. */
const FRESH_UP_TO = 2_000;

/** Number of filters with a counted past. */
const MOST_FILTERS = 200;

/** Number of records up to an instant, the instant included. */
interface Counted {
  readonly until: Date;
  readonly total: number;
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

  /** Number of matching records. */
  async count(filter: AuditFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    let past = this.past.get(key) ?? NOTHING;
    if (past.until > settled) past = NOTHING;
    if (settled.getTime() - past.until.getTime() >= SETTLED_MS) {
      const added = await this.audit.countBetween(filter, past.until, settled);
      past = { until: settled, total: past.total + added };
      if (past.total > FRESH_UP_TO) this.past.set(key, past);
    }
    return past.total + (await this.audit.countBetween(filter, past.until, null));
  }
}
