import { Readable } from 'node:stream';
import type { AnswerFilter } from '../http/answer-filter';

/** Time after which a browser reconnects when a stream has ended. */
const RETRY_MS = 3_000;

/**
 * Server-sent events of which only the latest matters. While the client does not read, at most one event is
 * buffered, so a slow client costs no memory. EventStreamsService pipes the stream into the answer.
 */
export class EventStream extends Readable {
  private waiting: string | null = null;
  private isWanted = false;
  private isOver = false;
  private sent = 0;

  /**
   * `passes`: a filter for every state before it is sent; null for none. The stream is destroyed when it
   * fails.
   */
  constructor(private readonly passes: AnswerFilter | null = null) {
    super();
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends a whole state as JSON. It replaces a state that is still buffered. */
  send(state: object): void {
    const place = (this.sent += 1);
    const { passes } = this;
    if (!passes) return this.offerState(state);
    const filter = async () => passes(state);
    filter().then(
      // A later state may have passed the filter earlier.
      (passed) => place === this.sent && this.offerState(passed),
      () => this.destroy(),
    );
  }

  /** Keeps the connection open. Returns false when the client has read nothing since data was buffered. */
  beat(): boolean {
    if (this.waiting !== null) return false;
    this.offer(': still here\n\n');
    return true;
  }

  /**
   * Ends the answer normally. A second call destroys the stream, because the client does not read to the end.
   */
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
