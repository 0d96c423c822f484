import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { DomainError } from '../errors/domain-error';

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

/**
 * Answers requests as soon as there is something to read, or when their wait is over. A waiting request holds
 * no connection to the database. A shutdown answers all of them.
 */
@Injectable()
export class LongPollService implements BeforeApplicationShutdown {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  /** Waiting requests with their callers. */
  private readonly waiting = new Map<AbortController, string>();
  private isStopping = false;

  /** Number of waiting requests. */
  get size(): number {
    return this.waiting.size;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const end of this.waiting.keys()) end.abort();
  }

  /** Waiting requests of the topic read again. */
  wake(topic: string): void {
    this.changes.emit(topic);
  }

  /** The answer that is not empty, or the last one when the wait is over. @throws DomainError request/too-many. */
  async answer<Answer>(poll: LongPoll<Answer>): Promise<Answer> {
    if (poll.wait === 0 || this.isStopping) return poll.read();
    const ofOwner = [...this.waiting.values()].filter((owner) => owner === poll.owner);
    if (ofOwner.length >= POLLS_PER_OWNER) throw new DomainError('request/too-many');
    const end = new AbortController();
    const abort = (): void => end.abort();
    const timer = setTimeout(abort, poll.wait * 1_000);
    poll.response.once('close', abort);
    this.waiting.set(end, poll.owner);
    try {
      return await this.readUntil(poll, end.signal);
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
