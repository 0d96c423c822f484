import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { LiveState } from '../../platform/events/live-state';
import { Ticker } from '../../platform/events/ticker';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { NOTICES } from './notice.schema';
import { NoticesService } from './notices.service';

const CHECK_MS = 2_500;

/** Pushes changes of users' unread counts to listeners. An unchanged list costs no query. */
@Injectable()
export class UnreadCountsService implements OnModuleDestroy {
  private readonly counts = new Map<number, LiveState<number>>();
  private readonly ticker = new Ticker(CHECK_MS, () => this.check());

  constructor(
    private readonly notices: NoticesService,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    changes.follow({
      collection: NOTICES,
      fields: ['userId'],
      changed: ({ fields }) =>
        void (fields && this.counts.get(Number(fields['userId']))?.refresh()),
      missed: () => this.refreshAll(),
    });
  }

  /** Number of watched users. */
  get size(): number {
    return this.counts.size;
  }

  onModuleDestroy(): void {
    this.ticker.stop();
  }

  /** Sends the count to the listener now and after each change, until the returned function is called. */
  watch(userId: number, listener: (unread: number) => void): () => void {
    const count = this.counts.get(userId) ?? this.newCount(userId);
    this.counts.set(userId, count);
    this.ticker.start();
    const leave = count.add(listener);
    return () => {
      leave();
      if (count.size === 0 && this.counts.get(userId) === count) this.counts.delete(userId);
      if (this.counts.size === 0) this.ticker.stop();
    };
  }

  private newCount(userId: number): LiveState<number> {
    return new LiveState({
      read: () => this.notices.countUnread(userId),
      textOf: String,
      // Notices expire after weeks; no page stays open for that.
      endOf: () => Infinity,
    });
  }

  private async check(): Promise<void> {
    const now = this.clock.now();
    for (const count of [...this.counts.values()]) await count.refreshIfDue(now);
  }

  /** One count after the other, so that many watched users do not use up the connections. */
  private async refreshAll(): Promise<void> {
    for (const count of [...this.counts.values()]) await count.refresh();
  }
}
