import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pagePolicy } from '@portal/contracts';

/** Answers of the service, by method and path; anything else below /api is a 404. */
export type ApiAnswers = Readonly<Record<string, { status: number; body: object }>>;

/** What a request is made to suffer; null lets it pass. */
export type Fault = 'hang' | 'cut' | 'flip' | 404 | 500 | null;

/** Options of startStaticServer. */
export interface StaticServerOptions {
  /** Web root as `tools/release` lays it out, or the dist of a plain SPA. */
  readonly root: string;
  readonly answers?: ApiAnswers;
  /** Asked for each request, so that a fault can come and go. */
  readonly faultOf?: (path: string) => Fault;
}

/** A running server. */
export interface StaticServer {
  readonly url: string;
  /** Paths asked for so far, without /api; empty it to begin a new count. */
  readonly asked: string[];
  close(): Promise<void>;
}

const PAGE_POLICY = pagePolicy({ telegram: false });

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

function spoil(bytes: Buffer, fault: Fault): Buffer {
  if (fault === 'cut') return bytes.subarray(0, Math.floor(bytes.length / 2));
  if (fault !== 'flip') return bytes;
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(flipped.length / 2);
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  return flipped;
}

async function sendFile(root: string, path: string, fault: Fault, response: ServerResponse) {
  const isFile = /^\/(assets|remotes)\//.test(path) || extname(path) !== '';
  const served = isFile ? path : '/index.html';
  const plain = await read(root, served);
  if (!plain) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end('Not found');
    return;
  }
  const gzipped = fault === null ? await read(root, `${served}.gz`) : null;
  const isImmutable = /^\/(assets|remotes)\//.test(served);
  response.writeHead(200, {
    'content-type': TYPES[extname(served)] ?? 'application/octet-stream',
    'cache-control': isImmutable && !fault ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(gzipped && { 'content-encoding': 'gzip' }),
    ...(served === '/index.html' && { 'content-security-policy': PAGE_POLICY }),
  });
  response.end(gzipped ?? spoil(plain, fault));
}

/** Serves a web root the way the bff does, with canned API answers and faults on demand. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { root, answers = {}, faultOf = () => null } = options;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (/^\/(api|uploads|health)(\/|$)/.test(path)) {
      sendApi(answers, request, response);
      return;
    }
    asked.push(path);
    const fault = faultOf(path);
    if (fault === 'hang') return;
    if (typeof fault === 'number') response.writeHead(fault).end('Fault');
    else sendFile(root, path, fault, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
