import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the caller disconnects before the answer is written. Fastify's
 * `request.signal` cannot be used: it is also aborted as soon as the body was read.
 */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
