import fastifyStatic from '@fastify/static';
import { FILE_CACHING, REPORTING_ENDPOINTS } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../errors/domain-error';

const POINTER = '/releases.json';

/** Files come as slowly as the line is; the limit of answers would cut them off. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

type PolicyOf = (path: string) => string;

/** Paths that never answer a page: a missing file there is missing, and no screen lies above another. */
const NO_PAGES = /^\/(api|uploads|health|remotes|assets)(\/|$)|(^|\/)\.\.(\/|$)/;
const NEVER_CHANGES = /^\/(remotes\/[^/]+\/[^/]+|assets)\/./;

/**
 * Serves the built shell and remotes of one folder, in the layout that nginx and a CDN use
 * too. Nothing is cached: new versions in the folder are served at once.
 * @param policyOf the Content-Security-Policy of the page at a path.
 */
export async function serveWebRoot(
  server: FastifyInstance,
  root: string,
  policyOf: PolicyOf,
): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    redirect: false,
  });
  server.get(POINTER, { config: { rate: 'file' } }, (_request, reply) => sendPointer(reply, root));
  server.get(
    '/*',
    { config: { rate: 'file' }, handlerTimeout: DOWNLOAD_TIMEOUT_MS },
    (request, reply) => sendFileOrPage(request, reply, root, policyOf),
  );
}

/** Read anew and never from a compressed copy, which may be that of the pointer before. */
async function sendPointer(reply: FastifyReply, root: string): Promise<FastifyReply> {
  const pointer = await readFile(join(root, POINTER)).catch(() => null);
  if (!pointer) throw new DomainError('request/not-found');
  return reply
    .headers({ 'cache-control': FILE_CACHING.revalidated })
    .type('application/json')
    .send(pointer);
}

async function sendFileOrPage(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  policyOf: PolicyOf,
): Promise<FastifyReply> {
  const path = `/${(request.params as { '*': string })['*']}`;
  if (path !== '/' && path !== '/index.html' && (await isFile(root, path))) {
    reply.header(
      'cache-control',
      NEVER_CHANGES.test(path) ? FILE_CACHING.immutable : FILE_CACHING.revalidated,
    );
    return reply.sendFile(path);
  }
  if (NO_PAGES.test(path) || !wantsPage(request, path)) throw new DomainError('request/not-found');
  if (!(await isFile(root, '/index.html'))) throw new DomainError('service/unavailable');
  reply.headers({
    'cache-control': FILE_CACHING.revalidated,
    'content-security-policy': policyOf(path),
    'reporting-endpoints': REPORTING_ENDPOINTS,
  });
  return reply.sendFile('/index.html');
}

/** A script or picture that is missing must not become a page; addresses of screens have no ending. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const accepts = request.headers.accept ?? '*/*';
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.[a-z0-9]+$/i.test(path));
}

/** Whether the folder offers such a file; compressed copies and the release log are none. */
async function isFile(root: string, path: string): Promise<boolean> {
  if (/(^|\/)\.|\0|\\|\.(br|gz|log)$/.test(path)) return false;
  return stat(join(root, path)).then(
    (found) => found.isFile(),
    () => false,
  );
}
