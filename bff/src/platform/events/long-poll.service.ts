import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { DomainError } from '../errors/domain-error';
import { withTimeout } from '../mongo/with-timeout';

/** How long a shutdown waits for the last reads, in ms. */
const LONGEST_END_MS = 1_000;

/** Maximum number of waiting requests per caller on one instance. */
export const POLLS_PER_OWNER = 10;

/** A request that waits for something to read. */
export interface LongPoll<Answer> {
  /** Key of the caller, by which waiting requests are counted. */
  readonly owner: string;
  /** Longest wait in seconds; 0: none. */
  readonly wait: number;
  /** The response, to notice a caller who disconnects. */
  readonly response: ServerResponse;
  /** Names the changes after which it reads again. */
  readonly topic: string;
  read(): Promise<Answer>;
  isEmpty(answer: Answer): boolean;
}

/** A request that waits: its caller, and what it will be answered. */
interface Waiting {
  readonly owner: string;
  readonly answer: Promise<unknown>;
}

/**
 * Answers requests as soon as there is something to read, or when their wait is over. A waiting request holds
 * no connection to the database. A shutdown answers all of them.
 */
@Injectable()
export class LongPollService implements BeforeApplicationShutdown {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private readonly waiting = new Map<AbortController, Waiting>();
  private isStopping = false;

  /** Number of waiting requests. */
  get size(): number {
    return this.waiting.size;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const reads = [...this.waiting].map(([end, { answer }]) => {
      end.abort();
      return answer;
    });
    // The database is closed afterwards.
    await withTimeout(LONGEST_END_MS, Promise.allSettled(reads));
  }

  /** Waiting requests of the topic read again. */
  wake(topic: string): void {
    this.changes.emit(topic);
  }

  /** The answer that is not empty, or the last one when the wait is over. @throws DomainError request/too-many. */
  async answer<Answer>(poll: LongPoll<Answer>): Promise<Answer> {
    if (poll.wait === 0 || this.isStopping) return poll.read();
    const ofOwner = [...this.waiting.values()].filter(({ owner }) => owner === poll.owner);
    if (ofOwner.length >= POLLS_PER_OWNER) throw new DomainError('request/too-many');
    const end = new AbortController();
    const abort = (): void => end.abort();
    const timer = setTimeout(abort, poll.wait * 1_000);
    poll.response.once('close', abort);
    const answer = this.readUntil(poll, end.signal);
    this.waiting.set(end, { owner: poll.owner, answer });
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      poll.response.off('close', abort);
      this.waiting.delete(end);
      abort();
    }
  }

  private async readUntil<Answer>(poll: LongPoll<Answer>, end: AbortSignal): Promise<Answer> {
    for (;;) {
      // Listens before it reads, so that a change during the read is not lost.
      const changed = end.aborted ? null : once(this.changes, poll.topic, { signal: end });
      const over = changed?.catch(() => undefined);
      const answer = await poll.read();
      if (!over || !poll.isEmpty(answer)) return answer;
      await over;
    }
  }
}
