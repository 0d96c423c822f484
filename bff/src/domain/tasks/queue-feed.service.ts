import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Ticker } from '../../platform/events/ticker';
import { type NumberedQueue, QueueReaderService } from './queue-reader.service';
import { QueueService } from './queue.service';
import { TaskChangesService } from './task-changes.service';

/** Called with the queue after each change. */
export type QueueFeedListener = (queue: NumberedQueue) => void;

const LOOK_MS = 2_500;
/** Every n-th poll reads the queue, because the check of the newest change can miss one. */
const LOOKS_PER_READ = 6;
/** Shortest pause between two reads of the queue. */
const PAUSE_MS = 500;

/**
 * Pushes changes of the queue to administrators: soon after a change on this instance, within LOOK_MS after
 * one on another instance. All listeners share one read. Without listeners it does not poll.
 */
@Injectable()
export class QueueFeedService implements OnModuleDestroy {
  private readonly log = new Logger('QueueFeed');
  private readonly listeners = new Set<QueueFeedListener>();
  private readonly ticker = new Ticker(LOOK_MS, () => this.look());
  private readonly stopListening: () => void;
  private latest: NumberedQueue | null = null;
  private known = '';
  private newestChange: number | null = null;
  private looks = 0;
  private isReading = false;
  private isStale = false;
  private pause: NodeJS.Timeout | null = null;

  constructor(
    private readonly queue: QueueService,
    private readonly reader: QueueReaderService,
    changes: TaskChangesService,
  ) {
    this.stopListening = changes.listen(() => this.wake());
  }

  /** Number of listeners. */
  get size(): number {
    return this.listeners.size;
  }

  onModuleDestroy(): void {
    this.stopListening();
    this.rest();
  }

  /** Sends the queue to the listener now and after each change, until the returned function is called. */
  watch(listener: QueueFeedListener): () => void {
    this.listeners.add(listener);
    if (this.latest) listener(this.latest);
    this.ticker.start();
    this.wake();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.rest();
    };
  }

  /** Polls for changes made by other instances; called by the ticker. */
  async look(): Promise<void> {
    this.looks += 1;
    const newest = await this.queue.newestChange();
    if (newest === this.newestChange && this.looks % LOOKS_PER_READ !== 0) return;
    this.newestChange = newest;
    this.wake();
  }

  /** Triggers a read (throttled): at once, or after the current pause. */
  private wake(): void {
    if (this.listeners.size === 0) return;
    this.isStale = true;
    if (this.isReading || this.pause) return;
    void this.read();
  }

  /** Changes during a read cause one more. */
  private async read(): Promise<void> {
    this.isReading = true;
    this.isStale = false;
    try {
      this.tell(await this.reader.read());
    } catch (error) {
      // The next poll tries again.
      this.newestChange = null;
      this.log.warn(
        `The queue could not be read: ${error instanceof Error ? error.name : 'error'}`,
      );
    }
    this.isReading = false;
    if (this.listeners.size === 0) return;
    this.pause = setTimeout(() => {
      this.pause = null;
      if (this.isStale) this.wake();
    }, PAUSE_MS).unref();
  }

  private tell(queue: NumberedQueue): void {
    const text = JSON.stringify({ ...queue, revision: 0 });
    if (this.latest && text === this.known) return;
    this.known = text;
    this.latest = queue;
    for (const listener of [...this.listeners]) listener(queue);
  }

  private rest(): void {
    this.ticker.stop();
    if (this.pause) clearTimeout(this.pause);
    this.pause = null;
    // The next listener must not get an outdated state.
    this.latest = null;
  }
}
