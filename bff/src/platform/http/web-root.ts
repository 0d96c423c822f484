import fastifyStatic from '@fastify/static';
import {
  type ElementHashes,
  FILE_CACHING,
  filePolicy,
  REPORTING_ENDPOINTS,
} from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../errors/domain-error';
import { CompressedFile } from './compressed-file';
import { codingOf } from './pages/page-coding';
import type { JoinedPages, ReadyPage } from './pages/joined-pages';

const POINTER = '/releases.json';

/** A download may be as slow as the client's network, so the time limit of other answers is too short. */
const DOWNLOAD_TIMEOUT_MS = 10 * MINUTE_MS;

/** What decides about the pages of the folder. */
export interface PageSettings {
  /** The Content-Security-Policy of the page at a path, with hashes of its own elements. */
  readonly policyOf: (path: string, hashes: ElementHashes) => string;
  readonly joined: JoinedPages;
  /** Whether another site may frame the page at a path. */
  readonly mayBeFramed: (path: string) => boolean;
}

/** Paths that never serve a page. A missing file there is "not found", and a path with `..` is no screen. */
const NO_PAGES = /^\/(api|uploads|health|remotes|assets)(\/|$)|(^|\/)\.\.(\/|$)/;
const NEVER_CHANGES = /^\/(remotes\/[^/]+\/[^/]+|assets)\/./;

/**
 * Serves the built shell and remotes of one folder, in the same layout as nginx and a CDN. New versions in
 * the folder are served at once. Public pages contain the prerendered page of the live portal.
 */
export async function serveWebRoot(
  server: FastifyInstance,
  root: string,
  settings: PageSettings,
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
  const pointer = new CompressedFile(join(root, POINTER));
  server.get(POINTER, { config: { rate: 'file' } }, (request, reply) =>
    sendPointer(request, reply, pointer),
  );
  server.get(
    '/*',
    { config: { rate: 'file' }, handlerTimeout: DOWNLOAD_TIMEOUT_MS },
    (request, reply) => sendFileOrPage(request, reply, root, settings),
  );
}

/** Never from a stored compressed copy, which may belong to the previous pointer. */
async function sendPointer(
  request: FastifyRequest,
  reply: FastifyReply,
  pointer: CompressedFile,
): Promise<FastifyReply> {
  const coding = codingOf(request.headers['accept-encoding']);
  const body = await pointer.read(coding).catch(() => null);
  if (!body) throw new DomainError('request/not-found');
  if (coding !== null) reply.header('content-encoding', coding);
  return reply
    .headers({ 'cache-control': FILE_CACHING.revalidated, vary: 'Accept-Encoding' })
    .type('application/json')
    .send(body);
}

async function sendFileOrPage(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  { policyOf, joined, mayBeFramed }: PageSettings,
): Promise<FastifyReply> {
  const path = `/${(request.params as { '*': string })['*']}`;
  if (path !== '/' && path !== '/index.html' && (await isFile(root, path))) {
    reply.headers({
      'cache-control': NEVER_CHANGES.test(path) ? FILE_CACHING.immutable : FILE_CACHING.revalidated,
      'content-security-policy': filePolicy(path),
    });
    return reply.sendFile(path);
  }
  const isFramed = mayBeFramed(path);
  if (NO_PAGES.test(path) || !wantsPage(request, path, isFramed))
    throw new DomainError('request/not-found');
  if (!(await isFile(root, '/index.html'))) throw new DomainError('service/unavailable');
  const page = await joined.find(request, path);
  reply.headers({
    'cache-control': FILE_CACHING.revalidated,
    'content-security-policy': policyOf(path, page.hashes),
    'reporting-endpoints': REPORTING_ENDPOINTS,
  });
  // This older header knows no list of sites, so the policy alone decides.
  if (isFramed) reply.removeHeader('x-frame-options');
  return sendJoined(request, reply, page);
}

function sendJoined(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, coding, etag }: ReadyPage,
): FastifyReply {
  reply.headers({ vary: 'Accept-Encoding, Accept-Language, Cookie', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/**
 * A missing script or picture must not be answered with a page. Addresses of screens have no file extension.
 * Telegram Web opens the Mini App's entry in a frame.
 */
function wantsPage(request: FastifyRequest, path: string, isFramed: boolean): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) {
    return destination === 'document' || (destination === 'iframe' && isFramed);
  }
  const accepts = request.headers.accept ?? '*/*';
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.[a-z0-9]+$/i.test(path));
}

/** Whether the folder has such a public file. Compressed copies and the release log are not public. */
async function isFile(root: string, path: string): Promise<boolean> {
  if (/(^|\/)\.|\0|\\|\.(br|gz|log)$/.test(path)) return false;
  return stat(join(root, path)).then(
    (found) => found.isFile(),
    () => false,
  );
}
