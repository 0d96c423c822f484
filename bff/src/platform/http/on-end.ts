import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The status that proxies log for a caller who did not wait for the answer. */
const CALLER_LEFT = 499;

/** How a request ended. */
export interface RequestEnd {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Status of the answer; 499 when the caller disconnected before it. */
  readonly status: number;
}

type Work = (end: RequestEnd) => void;

const works = new WeakMap<FastifyInstance, Work[]>();

/** Runs `work` once for every request: when it was answered, or when its caller disconnected. */
export function onEnd(server: FastifyInstance, work: Work): void {
  const known = works.get(server);
  if (known) known.push(work);
  else works.set(server, watchEnds(server, [work]));
}

/** One listener for all callbacks, because Node warns about answers with more than ten listeners. */
function watchEnds(server: FastifyInstance, all: Work[]): Work[] {
  const open = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!open.delete(request)) return;
    const { headersSent, statusCode } = reply.raw;
    const status = headersSent ? statusCode : CALLER_LEFT;
    for (const work of all) work({ request, reply, status });
  };
  server.addHook('onRequest', (request, reply, done) => {
    open.add(request);
    reply.raw.once('close', () => end(request, reply));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
  return all;
}
