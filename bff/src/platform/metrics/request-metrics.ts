import type { FastifyInstance } from 'fastify';
import { methodOf } from '../http/method-of';
import { onEnd } from '../http/on-end';
import { routeOf } from '../http/route-of';
import { SECONDS } from './buckets';
import type { MetricsService } from './metrics.service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer stays open as long as the page is open. */
    isEventStream?: boolean;
  }
}

/**
 * Counts requests and measures their duration by route template (OPS-32). Names and labels follow
 * OpenTelemetry's semantic conventions. The duration of a stream is not measured, because it says nothing;
 * EventStreamsService counts the open ones.
 */
export function measureRequests(server: FastifyInstance, metrics: MetricsService): void {
  const durations = metrics.histogram(
    'http_server_request_duration_seconds',
    'Answered requests by route template.',
    ['http_request_method', 'http_route', 'http_response_status_code'],
    SECONDS,
  );
  const active = metrics.gauge('http_server_active_requests', 'Requests under way.');
  server.addHook('onRequest', (_request, _reply, done) => {
    active.inc();
    done();
  });
  onEnd(server, ({ request, reply, status }) => {
    active.dec();
    if (request.routeOptions.config.isEventStream && status < 400) return;
    const labels = {
      http_request_method: methodOf(request),
      http_route: routeOf(request),
      http_response_status_code: status,
    };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
}
