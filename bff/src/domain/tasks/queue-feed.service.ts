import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { LiveState } from '../../platform/events/live-state';
import { Ticker } from '../../platform/events/ticker';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { type NumberedQueue, QueueReaderService } from './queue-reader.service';
import { TASKS } from './task.schema';

/** Called with the queue after each change. */
export type QueueFeedListener = (queue: NumberedQueue) => void;

const CHECK_MS = 2_500;
/** Shortest pause between two reads of the queue. */
const PAUSE_MS = 500;
/** Completed tasks leave their count, and users change their names, without a change of a task. */
const MAX_AGE_MS = 60_000;

/** Pushes changes of the queue to administrators. All listeners share one read. */
@Injectable()
export class QueueFeedService implements OnModuleDestroy {
  private readonly ticker = new Ticker(CHECK_MS, () => this.check());
  private live: LiveState<NumberedQueue> | null = null;

  constructor(
    private readonly reader: QueueReaderService,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    const refresh = async (): Promise<void> => this.live?.refresh();
    changes.follow({ collection: TASKS, changed: () => void refresh(), missed: refresh });
  }

  /** Number of listeners. */
  get size(): number {
    return this.live?.size ?? 0;
  }

  onModuleDestroy(): void {
    this.ticker.stop();
  }

  /** Sends the queue to the listener now and after each change, until the returned function is called. */
  watch(listener: QueueFeedListener): () => void {
    const live = (this.live ??= this.newState());
    this.ticker.start();
    const leave = live.add(listener);
    return () => {
      leave();
      if (live.size > 0 || this.live !== live) return;
      // The next listener must not get an outdated state.
      this.live = null;
      this.ticker.stop();
    };
  }

  private async check(): Promise<void> {
    await this.live?.refreshIfDue(this.clock.now());
  }

  private newState(): LiveState<NumberedQueue> {
    const source = {
      read: () => this.reader.read(),
      textOf: (queue: NumberedQueue) => JSON.stringify({ ...queue, revision: 0 }),
      endOf: () => this.clock.now().getTime() + MAX_AGE_MS,
    };
    return new LiveState(source, PAUSE_MS);
  }
}
