import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else, everything else is 415 (goal S28). `__proto__` is refused. An
 * empty body counts as none: clients name the type also where they have nothing to send.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
