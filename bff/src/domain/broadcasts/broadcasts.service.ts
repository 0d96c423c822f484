import { Injectable } from '@nestjs/common';
import { type DueState, isSuperseded, segmentsOf } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { AccountsService } from '../accounts/accounts.service';
import type { Broadcast, DueBroadcast } from './broadcast';
import { BroadcastViewsRepository } from './broadcast-views.repository';
import { BroadcastsRepository } from './broadcasts.repository';

/** Messages to subscribers. */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly views: BroadcastViewsRepository,
    private readonly accounts: AccountsService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /** Sends a message to all subscribers, at once or at an instant; returns its id. */
  async send(text: string, scheduledAt: Date | null = null): Promise<string> {
    const facts = { text, scheduledAt, segment: 'all' } as const;
    return this.transactions.run(() => this.broadcasts.insert(facts, this.clock.now()));
  }

  /** The newest due message for this user; null for none. */
  async findNewestDue(userId: number): Promise<DueBroadcast | null> {
    const now = this.clock.now();
    const { plan } = await this.accounts.get(userId);
    return this.broadcasts.findNewestDue(segmentsOf(plan, now), now);
  }

  /** Records once that a user has read a broadcast; does nothing for a deleted one. */
  async markSeen(id: string, userId: number): Promise<void> {
    await retryOnDuplicateKey(() =>
      this.transactions.run(async () => {
        if (await this.views.has(id, userId)) return;
        if (await this.broadcasts.countSeen(id)) {
          await this.views.insert(id, userId);
        }
      }),
    );
  }

  /**
   * All broadcasts, newest first; one that is no longer shown to any user is expired (rules' isSuperseded).
   */
  async list(): Promise<Broadcast[]> {
    const now = this.clock.now();
    const stored = await this.broadcasts.list();
    const due = stored
      .filter(({ status, dueAt }) => status === 'active' && dueAt <= now)
      .toSorted((one, other) => other.dueAt.getTime() - one.dueAt.getTime() || newer(one, other));
    const later: DueState[] = [];
    const over = new Set<string>();
    for (const broadcast of due) {
      if (isSuperseded(broadcast, later, now)) over.add(broadcast._id.toString());
      later.push(broadcast);
    }
    return stored.map(({ _id, status, ...broadcast }) => {
      const id = _id.toString();
      return { ...broadcast, id, status: over.has(id) ? 'expired' : status };
    });
  }
}

/** Ids grow with time: of two at the same instant, the higher id is newer. */
const newer = (one: { _id: object }, other: { _id: object }): number =>
  String(one._id) < String(other._id) ? 1 : -1;
