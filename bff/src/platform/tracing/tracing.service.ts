import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { withTimeout } from '../mongo/with-timeout';
import { currentScope, runInScope } from './scope';

/** The part of the SDK's provider that the service uses. */
export interface TracerProvider {
  getTracer(name: string): Tracer;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}

/** A collector that does not respond must not delay the shutdown. */
const LONGEST_END_MS = 2_000;

/**
 * Spans of requests, jobs and database commands. Attribute values come from closed lists: templates, methods,
 * commands, collections, codes. They never contain an id, an address or user input (SEC-59). Null everywhere
 * means that tracing is off.
 */
@Injectable()
export class TracingService implements OnApplicationShutdown {
  private readonly tracer: Tracer | null;

  constructor(private readonly provider: TracerProvider | null) {
    this.tracer = provider?.getTracer('portal-bff') ?? null;
  }

  get isOn(): boolean {
    return this.tracer !== null;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.provider) await withTimeout(LONGEST_END_MS, this.provider.shutdown());
  }

  /** Sends the buffered spans to the collector; for tests. */
  async flush(): Promise<void> {
    await this.provider?.forceFlush();
  }

  /** Starts a request's span, as a child of the caller's span if there is one. */
  startRequest(method: string, route: string, parent: SpanContext | null): Span | null {
    if (!this.tracer) return null;
    const above = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes };
    return this.tracer.startSpan(`${method} ${route}`, options, above);
  }

  /**
   * Starts the span of a call to another system during the current work; null outside of a request or job.
   */
  startCall(name: string, attributes: Attributes): Span | null {
    const above = currentScope()?.span;
    if (!this.tracer || !above) return null;
    const context = trace.setSpan(ROOT_CONTEXT, above);
    return this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
  }

  /** Runs a job within its span and scope. `fail` receives its error within them too. */
  async runJob(
    job: string,
    work: () => Promise<void>,
    fail: (error: unknown) => void,
  ): Promise<void> {
    const span = this.tracer?.startSpan(`job ${job}`, {}, ROOT_CONTEXT) ?? null;
    const traceId = span?.spanContext().traceId;
    await runInScope({ job, span, ...(traceId ? { traceId } : {}) }, async () => {
      try {
        await work();
      } catch (error) {
        if (span) markFailed(span, error instanceof Error ? error.name : 'error');
        fail(error);
      }
    });
    span?.end();
  }
}

/** Marks a span as failed, by the kind of failure only, because messages may contain user input. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
