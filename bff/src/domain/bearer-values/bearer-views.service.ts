import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/contracts';
import { type BearerKind, MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import type { Origin } from '../../platform/security/origin';
import { AuditService, type Finding } from '../audit/audit.service';
import { BearerViewsRepository } from './bearer-views.repository';

/** Reads of the same list within this time count as one view, in ms. */
const VIEW_MS = 30 * MINUTE_MS;

/** Views cached in this instance, to save database reads. */
const MOST = 1_000;

/** What the audit says of a view. */
type Viewed = Pick<Finding, 'action' | 'target' | 'details' | 'facts'>;

/** Audit action and target of a view of a list of all users, by kind. */
const RECORDS: Readonly<Record<BearerKind, { action: AuditAction; target: string }>> = {
  'redeem-code': { action: 'redeem-codes/view', target: 'redeem-codes' },
  'offer-code': { action: 'offers/view', target: 'offers' },
  'reference-code': { action: 'payments/view', target: 'payments' },
};

/** The list that an administrator reads. */
export interface ViewedList {
  readonly sessionId: string;
  /** Name of the list. */
  readonly list: string;
  /** Owner of the list; null for a list of all users. */
  readonly userId: number | null;
}

/**
 * The lists of one user are the user's record: reading several of them, with codes of any kind, is one view. A view
 * is no event in the life of the user, so the target is not the user, whose timeline it would be in.
 */
function viewed(kind: BearerKind, { list, userId }: ViewedList): Viewed {
  if (userId === null) return { ...RECORDS[kind], details: { list } };
  return { action: 'accounts/view-codes', target: 'users', details: { userId }, facts: { userId } };
}

/** Records in the audit that an administrator read unmasked live bearer values, once per view. */
@Injectable()
export class BearerViewsService {
  private readonly ends = new Map<string, number>();

  constructor(
    private readonly views: BearerViewsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a view of a kind of value, unless the same session read the same list, or the record of the same user,
   * within the last VIEW_MS.
   * The caller must await it before the answer is sent: without a record the values must not be shown.
   */
  async record(origin: Origin, kind: BearerKind, where: ViewedList): Promise<void> {
    const { sessionId, list, userId } = where;
    const finding = viewed(kind, where);
    const id = [sessionId, finding.action, userId ?? list].join(' ');
    const now = this.clock.now();
    if ((this.ends.get(id) ?? 0) > now.getTime()) return;
    const until = await this.audit.recordUnless<Date>(
      origin,
      { ...finding, keys: [`bearer view ${id}`] },
      async () => {
        const end = await this.views.findEnd(id);
        if (end !== null && end > now) return end;
        await this.views.save({ _id: id, expiresAt: endOf(now) });
        return null;
      },
    );
    this.remember(id, until ?? endOf(now));
  }

  private remember(id: string, end: Date): void {
    this.ends.delete(id);
    this.ends.set(id, end.getTime());
    const [oldest] = this.ends.keys();
    if (this.ends.size > MOST && oldest !== undefined) this.ends.delete(oldest);
  }
}

const endOf = (now: Date): Date => new Date(now.getTime() + VIEW_MS);
