import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { SERVICE_LIMITS } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Gauge } from 'prom-client';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { answerFilterOf } from '../http/answer-filter';
import { DomainError } from '../errors/domain-error';
import { MetricsService } from '../metrics/metrics.service';
import { EventStream } from './event-stream';
import { Ticker } from './ticker';

/** Streams that one caller may have open on one instance. */
export const STREAMS_PER_OWNER = 5;

/** A client that does not read must not hold a stop of the service up. */
const LONGEST_END_MS = 1_000;

/** Whose stream it is and how long they may have it. */
export interface StreamTerms {
  /** Counted by it; one per caller. */
  readonly owner: string;
  /** Asked at every beat; no ends the stream, and so does a failure to say. */
  readonly mayStay: () => Promise<boolean>;
}

/**
 * All open streams of server-sent events: beats keep them alive and end those whose session was
 * revoked or whose client does not read; a stop of the service ends them all.
 */
@Injectable()
export class EventStreamsService implements BeforeApplicationShutdown {
  private readonly open = new Map<EventStream, StreamTerms>();
  private readonly ticker = new Ticker(SERVICE_LIMITS.beatMs, () => this.beat());
  private readonly openStreams: Gauge;
  private isStopping = false;

  constructor(metrics: MetricsService) {
    this.openStreams = metrics.gauge('portal_open_streams', 'Open streams of server-sent events.');
  }

  /** How many streams are open. */
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
   * Answers a request with a stream, which emits 'close' when it is over for whatever reason.
   * @throws DomainError request/too-many, service/unavailable.
   */
  answer(reply: FastifyReply, terms: StreamTerms): EventStream {
    if (this.isStopping) throw new DomainError('service/unavailable');
    const ofOwner = [...this.open.values()].filter(({ owner }) => owner === terms.owner);
    if (ofOwner.length >= STREAMS_PER_OWNER) throw new DomainError('request/too-many');
    const stream = new EventStream(answerFilterOf(reply.request));
    this.open.set(stream, terms);
    this.openStreams.set(this.open.size);
    this.ticker.start();
    stream.once('close', () => {
      this.open.delete(stream);
      this.openStreams.set(this.open.size);
      if (this.open.size === 0) this.ticker.stop();
    });
    // Also takes the answer out of the time limit of ordinary answers.
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      // A kept connection would hold a stop of the service up.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    if (reply.request.method === 'HEAD') {
      reply.raw.end();
      stream.destroy();
      return stream;
    }
    // A client that goes away is the ordinary end of a stream, no error.
    pipeline(stream, reply.raw, () => undefined);
    return stream;
  }

  /** Keeps lines open and ends what must not stay; the ticker calls it. */
  async beat(): Promise<void> {
    for (const [stream, { mayStay }] of [...this.open]) {
      if (!(await mayStay().catch(() => false))) stream.end();
      else if (!stream.beat()) stream.destroy();
    }
  }
}
