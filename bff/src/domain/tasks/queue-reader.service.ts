import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { QueueService, type QueueState } from './queue.service';

/** The queue with a revision: a later state has a higher one. */
export interface NumberedQueue extends QueueState {
  readonly revision: number;
}

/**
 * Reads the queue one at a time, so that the revisions of two answers show which one is newer. Callers
 * during a read share the next read, which starts after all of their calls.
 */
@Injectable()
export class QueueReaderService {
  private reading: Promise<void> | null = null;
  private next: Promise<NumberedQueue> | null = null;
  private revision = 0;

  constructor(
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  /** The queue, read after this call. */
  async read(): Promise<NumberedQueue> {
    if (!this.reading) return this.begin();
    this.next ??= this.reading.then(() => {
      this.next = null;
      return this.begin();
    });
    return this.next;
  }

  private begin(): Promise<NumberedQueue> {
    const answer = this.queue.read().then((state) => ({ ...state, revision: this.number() }));
    const over = (): void => {
      this.reading = null;
    };
    this.reading = answer.then(over, over);
    return answer;
  }

  /** Epoch ms where possible, so that revisions of several instances are comparable. */
  private number(): number {
    this.revision = Math.max(this.revision + 1, this.clock.now().getTime());
    return this.revision;
  }
}
