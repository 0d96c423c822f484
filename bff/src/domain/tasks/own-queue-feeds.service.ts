import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Ticker } from '../../platform/events/ticker';
import { OwnQueueService } from './own-queue.service';
import type { Task } from './task';
import { TaskChangesService } from './task-changes.service';

/** Called with a user's whole queue after each change. */
export type QueueListener = (tasks: readonly Task[]) => void;

const LOOK_MS = 2_500;
/** Every n-th poll reads the whole queue, because the check of the newest change can miss one. */
const LOOKS_PER_READ = 6;

/** One user's queue and its listeners. */
interface Feed {
  /** The last state sent to each listener. */
  readonly reported: Map<QueueListener, string | null>;
  newestChange: number | null;
  isReading: boolean;
  isStale: boolean;
}

/**
 * Pushes changes of users' own queues to listeners: at once after a change on this instance, within LOOK_MS
 * after one on another instance (a cheap query per watched user, shared by all listeners). Without
 * listeners it does not poll.
 */
@Injectable()
export class OwnQueueFeedsService implements OnModuleDestroy {
  private readonly log = new Logger('OwnQueueFeeds');
  private readonly feeds = new Map<number, Feed>();
  private readonly ticker = new Ticker(LOOK_MS, () => this.look());
  private readonly stopListening: () => void;
  private looks = 0;

  constructor(
    private readonly queue: OwnQueueService,
    changes: TaskChangesService,
  ) {
    this.stopListening = changes.listen((userId) => {
      const feed = this.feeds.get(userId);
      if (feed) void this.read(userId, feed);
    });
  }

  /** Number of watched users. */
  get size(): number {
    return this.feeds.size;
  }

  onModuleDestroy(): void {
    this.stopListening();
    this.ticker.stop();
  }

  /** Sends the queue to the listener now and after each change, until the returned function is called. */
  watch(userId: number, listener: QueueListener): () => void {
    const feed = this.feeds.get(userId) ?? newFeed();
    this.feeds.set(userId, feed);
    feed.reported.set(listener, null);
    this.ticker.start();
    void this.read(userId, feed);
    return () => {
      feed.reported.delete(listener);
      if (feed.reported.size === 0 && this.feeds.get(userId) === feed) this.feeds.delete(userId);
      if (this.feeds.size === 0) this.ticker.stop();
    };
  }

  /** Polls for changes made by other instances; called by the ticker. */
  async look(): Promise<void> {
    this.looks += 1;
    const readsAll = this.looks % LOOKS_PER_READ === 0;
    for (const [userId, feed] of [...this.feeds]) {
      const newest = await this.queue.newestChange(userId);
      if (newest === feed.newestChange && !readsAll) continue;
      feed.newestChange = newest;
      await this.read(userId, feed);
    }
  }

  /**
   * One read at a time, so that an older result never follows a newer one; changes during a read cause one
   * more.
   */
  private async read(userId: number, feed: Feed): Promise<void> {
    feed.isStale = true;
    if (feed.isReading) return;
    feed.isReading = true;
    try {
      while (feed.isStale) {
        feed.isStale = false;
        tell(feed, await this.queue.list(userId));
      }
    } catch (error) {
      // The next poll tries again.
      this.log.warn(`A queue could not be read: ${error instanceof Error ? error.name : 'error'}`);
    } finally {
      feed.isReading = false;
    }
  }
}

function newFeed(): Feed {
  return { reported: new Map(), newestChange: null, isReading: false, isStale: false };
}

function tell(feed: Feed, tasks: readonly Task[]): void {
  const text = JSON.stringify(tasks);
  for (const [listener, known] of feed.reported) {
    if (known === text) continue;
    feed.reported.set(listener, text);
    listener(tasks);
  }
}
