import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { SERVICE_LIMITS } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Gauge } from 'prom-client';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '../clock/clock';
import { answerFilterOf } from '../http/answer-filter';
import { DomainError } from '../errors/domain-error';
import { MetricsService } from '../metrics/metrics.service';
import { EventStream } from './event-stream';
import { Ticker } from './ticker';

/** Maximum number of open streams per caller on one instance. */
export const STREAMS_PER_OWNER = 5;

/** A client that does not read must not delay the shutdown. */
const LONGEST_END_MS = 1_000;

/** A session is checked this often without a change, because it may end by time. A check is also a use. */
const CHECK_MS = 5 * MINUTE_MS;

/** Owner of a stream and the condition for keeping it open. */
export interface StreamTerms {
  /** Key of the caller, by which streams are counted. */
  readonly owner: string;
  readonly sessionId: string;
  /** Checked at a heartbeat when checkAgain was called. The stream ends when it returns false or fails. */
  readonly mayStay: () => Promise<boolean>;
}

interface OpenStream extends StreamTerms {
  /** Epoch ms. */
  checkAt: number;
}

/**
 * All open streams of server-sent events. Heartbeats keep them alive, and end those whose session has ended or
 * whose client does not read. A shutdown ends all of them.
 */
@Injectable()
export class EventStreamsService implements BeforeApplicationShutdown {
  private readonly open = new Map<EventStream, OpenStream>();
  private readonly ticker = new Ticker(SERVICE_LIMITS.beatMs, () => this.beat());
  private readonly openStreams: Gauge;
  private isStopping = false;

  constructor(
    metrics: MetricsService,
    private readonly clock: Clock,
  ) {
    this.openStreams = metrics.gauge('portal_open_streams', 'Open streams of server-sent events.');
  }

  /** Number of open streams. */
  get size(): number {
    return this.open.size;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.ticker.stop();
    const over = [...this.open.keys()].map((stream) => once(stream, 'close'));
    for (const stream of this.open.keys()) stream.end();
    await Promise.race([Promise.all(over), wait(LONGEST_END_MS, null, { ref: false })]);
    for (const stream of this.open.keys()) stream.destroy();
  }

  /**
   * Answers a request with a stream, which emits 'close' however it ends.
   * @throws DomainError request/too-many, service/unavailable.
   */
  answer(reply: FastifyReply, terms: StreamTerms): EventStream {
    if (this.isStopping) throw new DomainError('service/unavailable');
    const ofOwner = [...this.open.values()].filter(({ owner }) => owner === terms.owner);
    if (ofOwner.length >= STREAMS_PER_OWNER) throw new DomainError('request/too-many');
    const stream = new EventStream(answerFilterOf(reply.request));
    // The session may have ended while the request was handled.
    this.open.set(stream, { ...terms, checkAt: 0 });
    this.openStreams.set(this.open.size);
    this.ticker.start();
    stream.once('close', () => {
      this.open.delete(stream);
      this.openStreams.set(this.open.size);
      if (this.open.size === 0) this.ticker.stop();
    });
    // Also removes the time limit that applies to ordinary answers.
    reply.hijack();
    // The client may have gone while its request was handled. Node refuses to pipe into a closed answer.
    if (reply.raw.destroyed) return stream.destroy();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      // A keep-alive connection would delay the shutdown.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    if (reply.request.method === 'HEAD') {
      reply.raw.end();
      return stream.destroy();
    }
    // A client that disconnects is the normal end of a stream, not an error.
    pipeline(stream, reply.raw, () => undefined);
    return stream;
  }

  /** Checks at the next heartbeat whether the streams of a session may stay; null: of all sessions. */
  checkAgain(sessionId: string | null): void {
    for (const open of this.open.values())
      if (sessionId === null || open.sessionId === sessionId) open.checkAt = 0;
  }

  /** Sends heartbeats and ends streams that may not stay open. The ticker calls it. */
  async beat(): Promise<void> {
    for (const [stream, open] of [...this.open]) {
      if (!(await this.mayStay(open))) stream.end();
      else if (!stream.beat()) stream.destroy();
    }
  }

  private async mayStay(open: OpenStream): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now < open.checkAt) return true;
    // Set before the check, so that a session that ends during the check is checked again.
    open.checkAt = now + CHECK_MS;
    return open.mayStay().catch(() => false);
  }
}
