import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { LiveState } from '../../platform/events/live-state';
import { Ticker } from '../../platform/events/ticker';
import type { Change } from '../../platform/mongo/change-stream';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { OwnQueueService } from './own-queue.service';
import type { Task } from './task';
import { TASKS } from './task.schema';

/** Called with a user's whole queue after each change. */
export type QueueListener = (tasks: readonly Task[]) => void;

const CHECK_MS = 2_500;

/** One user's watched queue and the ids of its tasks. */
interface Feed {
  readonly live: LiveState<readonly Task[]>;
  taskIds: ReadonlySet<string>;
}

/**
 * Pushes changes of users' own queues to listeners. An idle queue costs no query: it is read after a change of
 * one of its tasks, and when a failed task leaves it by time.
 */
@Injectable()
export class OwnQueueFeedsService implements OnModuleDestroy {
  private readonly feeds = new Map<number, Feed>();
  private readonly ticker = new Ticker(CHECK_MS, () => this.check());

  constructor(
    private readonly queue: OwnQueueService,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    changes.follow({
      collection: TASKS,
      fields: ['user_id'],
      changed: (change) => this.changed(change),
      missed: () => this.refreshAll(),
    });
  }

  /** Number of watched users. */
  get size(): number {
    return this.feeds.size;
  }

  onModuleDestroy(): void {
    this.ticker.stop();
  }

  /** Sends the queue to the listener now and after each change, until the returned function is called. */
  watch(userId: number, listener: QueueListener): () => void {
    const feed = this.feeds.get(userId) ?? this.newFeed(userId);
    this.feeds.set(userId, feed);
    this.ticker.start();
    const leave = feed.live.add(listener);
    return () => {
      leave();
      if (feed.live.size === 0 && this.feeds.get(userId) === feed) this.feeds.delete(userId);
      if (this.feeds.size === 0) this.ticker.stop();
    };
  }

  /** Reads queues that changed by time or could not be read. The ticker calls it. */
  async check(): Promise<void> {
    const now = this.clock.now();
    for (const { live } of [...this.feeds.values()]) await live.refreshIfDue(now);
  }

  private newFeed(userId: number): Feed {
    const feed: Feed = {
      taskIds: new Set(),
      live: new LiveState({
        read: async () => {
          const tasks = await this.queue.list(userId);
          feed.taskIds = new Set(tasks.map(({ _id }) => _id));
          return tasks;
        },
        textOf: JSON.stringify,
        endOf: (tasks) => this.queue.endOf(tasks),
      }),
    };
    return feed;
  }

  private changed({ id, fields }: Change): void {
    if (fields) return void this.feeds.get(Number(fields['user_id']))?.live.refresh();
    // A deleted task no longer names its user.
    for (const { live, taskIds } of this.feeds.values())
      if (taskIds.has(String(id))) void live.refresh();
  }

  /** One queue after the other, so that many watched users do not use up the connections. */
  private async refreshAll(): Promise<void> {
    for (const { live } of [...this.feeds.values()]) await live.refresh();
  }
}
