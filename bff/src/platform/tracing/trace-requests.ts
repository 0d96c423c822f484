import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onEnd } from '../http/on-end';
import { routeOf } from '../http/route-of';
import { runInScope, type Scope } from './scope';
import { readTraceParent, writeTraceParent } from './trace-parent';
import { markFailed, type TracingService } from './tracing.service';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Gives every request its scope, with a span while tracing is on, and returns the trace in the header
 * `traceresponse`. Call it before other hooks.
 */
export function traceRequests(server: FastifyInstance, tracing: TracingService): void {
  server.addHook('onRequest', (request, reply, done) => {
    const parent = readTraceParent(request.headers.traceparent);
    const span = tracing.startRequest(request.method, routeOf(request), parent);
    const context = span?.spanContext() ?? parent;
    const scope: Scope = {
      requestId: request.id,
      ...(context ? { traceId: context.traceId } : {}),
      span,
    };
    if (span) spans.set(request, span);
    if (context) {
      request.log = request.log.child({ traceId: context.traceId });
      reply.header('traceresponse', writeTraceParent(context));
    }
    runInScope(scope, done);
  });
  onEnd(server, ({ request, status }) => {
    const span = spans.get(request);
    if (!span) return;
    span.setAttribute('http.response.status_code', status);
    span.setAttribute('portal.request_id', request.id);
    if (status >= 500) markFailed(span, String(status));
    span.end();
  });
}
