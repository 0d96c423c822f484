import { Readable } from 'node:stream';
import type { AnswerFilter } from '../http/answer-filter';

/** Browsers try again this long after a stream ended. */
const RETRY_MS = 3_000;

/**
 * Server-sent events of which only the latest counts: while the client does not read, at most one
 * waits, so a slow client costs no memory. Piped into an answer by EventStreamsService.
 */
export class EventStream extends Readable {
  private waiting: string | null = null;
  private isWanted = false;
  private isOver = false;
  private sent = 0;

  /** `passes`: what every state passes first; null for none. When it fails, the stream breaks off. */
  constructor(private readonly passes: AnswerFilter | null = null) {
    super();
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends a whole state as JSON; one that still waits is replaced. */
  send(state: object): void {
    const place = (this.sent += 1);
    if (!this.passes) return this.offerState(state);
    this.passes(state).then(
      // A later state may have passed the filter sooner.
      (passed) => place === this.sent && this.offerState(passed),
      () => this.destroy(),
    );
  }

  /** Keeps the line open; false when the client has read nothing since something began to wait. */
  beat(): boolean {
    if (this.waiting !== null) return false;
    this.offer(': still here\n\n');
    return true;
  }

  /** Ends the answer in order; asked again, when the client does not read to the end, it breaks off. */
  end(): void {
    if (this.isOver) this.destroy();
    else this.push(null);
    this.isOver = true;
  }

  override _read(): void {
    this.isWanted = true;
    this.flow();
  }

  private offerState(state: object): void {
    this.offer(`data: ${JSON.stringify(state)}\n\n`);
  }

  private offer(text: string): void {
    if (this.isOver || this.destroyed) return;
    this.waiting = text;
    this.flow();
  }

  private flow(): void {
    if (!this.isWanted || this.waiting === null) return;
    const text = this.waiting;
    this.waiting = null;
    this.isWanted = false;
    this.push(text);
  }
}
