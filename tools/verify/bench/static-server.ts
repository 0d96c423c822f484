import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagePolicy } from '@portal/contracts';

/** Answers of the service, by method and path. Any other path below /api is a 404. */
export type ApiAnswers = Readonly<Record<string, { status: number; body: object }>>;

/** Key and certificate of a TLS server. */
export interface Tls {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** Options of startStaticServer. */
export interface StaticServerOptions {
  /** Web root in the layout of `tools/operate/release`, or the dist of a plain SPA. */
  readonly root: string;
  readonly answers: ApiAnswers;
  /** With key and certificate: HTTP/2 over TLS, as the edge does. Without: HTTP/1.1. */
  readonly tls?: Tls;
}

/** A running server. */
export interface StaticServer {
  readonly url: string;
  /** Requested paths so far, without /api. Empty it to start a new count. */
  readonly asked: string[];
  close(): Promise<void>;
}

const PAGE_POLICY = pagePolicy({ telegram: false, path: '/' });

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

function sendApi(answers: ApiAnswers, request: IncomingMessage, response: ServerResponse): void {
  const [path = '/'] = (request.url ?? '/').split('?');
  const answer = answers[`${request.method ?? 'GET'} ${path}`];
  const body = answer?.body ?? { success: false, code: 'request/not-found', message: 'None' };
  response.writeHead(answer?.status ?? 404, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

async function read(root: string, path: string): Promise<Buffer | null> {
  return readFile(join(root, path)).catch(() => null);
}

async function sendFile(root: string, path: string, response: ServerResponse): Promise<void> {
  const isFile = /^\/(assets|remotes)\//.test(path) || extname(path) !== '';
  const served = isFile ? path : '/index.html';
  const plain = await read(root, served);
  if (!plain) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end('Not found');
    return;
  }
  // The pointer is compressed on the fly.
  const gzipped = served === '/releases.json' ? gzipSync(plain) : await read(root, `${served}.gz`);
  const isImmutable = /^\/(assets|remotes)\//.test(served);
  response.writeHead(200, {
    'content-type': TYPES[extname(served)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(gzipped && { 'content-encoding': 'gzip' }),
    ...(served === '/index.html' && { 'content-security-policy': PAGE_POLICY }),
  });
  response.end(gzipped ?? plain);
}

/** Serves a web root as the edge does, with mocked API answers. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { root, answers, tls } = options;
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (/^\/(api|uploads|health)(\/|$)/.test(path)) {
      sendApi(answers, request, response);
      return;
    }
    asked.push(path);
    sendFile(root, path, response).catch((error: Error) => response.destroy(error));
  };
  const server = tls
    ? createSecureServer(tls, (request, response) =>
        // Both request types have the used properties.
        answer(request as never, response as never),
      )
    : createServer(answer);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session: { destroy(): void }) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
        for (const session of sessions) session.destroy();
      }),
  };
}
