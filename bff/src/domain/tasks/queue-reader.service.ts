import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { QueueService, type QueueState } from './queue.service';

/** The queue, numbered: a later state has a greater revision. */
export interface NumberedQueue extends QueueState {
  readonly revision: number;
}

/**
 * Reads the queue once at a time, so that whoever holds two of its answers knows which is newer, however
 * they came. Those who ask during a reading share the next one, which begins after all of them asked.
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

  /** The queue as it is after this call. */
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

  /** Epoch ms where possible: revisions of several instances then are alike. */
  private number(): number {
    this.revision = Math.max(this.revision + 1, this.clock.now().getTime());
    return this.revision;
  }
}
