import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the caller goes away before the answer is written. Not Fastify's
 * `request.signal`: that one is also aborted as soon as the body has been read.
 */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
