import { once } from 'node:events';
import { request as askPlain } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { type RequestOptions, request as askSecure } from 'node:https';

/** An answer. The body is not decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Options of a request. Default: GET without further headers. */
export type EdgeRequest = Pick<
  RequestOptions,
  'method' | 'headers' | 'localAddress' | 'minVersion'
> &
  Pick<RequestOptions, 'maxVersion' | 'ca' | 'ciphers'> & { readonly body?: string | Buffer };

/** Sends a request over HTTP/1.1 on a new connection. */
export function ask(url: string, { body, ...options }: EdgeRequest = {}): Promise<Answer> {
  const send = url.startsWith('https:') ? askSecure : askPlain;
  return new Promise((settle, fail) => {
    const request = send(url, { agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', fail);
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode = 0, headers } = response;
        settle({ status: statusCode, headers, bytes, text: bytes.toString() });
      });
    });
    request.once('error', fail);
    request.end(body);
  });
}

/** Options of many requests on one connection. */
export interface Http2Request {
  readonly ca: string;
  readonly localAddress?: string;
  /** Headers of the n-th request. */
  readonly headersOf?: (place: number) => Readonly<Record<string, string>>;
}

/** Sends all requests at once over HTTP/2. Fails when the server does not support it. */
export async function askHttp2(
  url: string,
  times: number,
  { ca, localAddress, headersOf }: Http2Request,
): Promise<IncomingHttpHeaders[]> {
  const session = connect(url, { ca, ...(localAddress !== undefined && { localAddress }) });
  try {
    const { pathname } = new URL(url);
    const broken = once(session, 'error').then(([error]) => Promise.reject(error as Error));
    const answers = Array.from({ length: times }, (_, place) =>
      askOnce(session, { ':path': pathname, ...headersOf?.(place) }),
    );
    return await Promise.race([Promise.all(answers), broken]);
  } finally {
    session.destroy();
  }
}

function askOnce(
  session: ClientHttp2Session,
  asked: Readonly<Record<string, string>>,
): Promise<IncomingHttpHeaders> {
  return new Promise((settle, fail) => {
    const stream = session.request(asked);
    stream.once('error', fail);
    let headers: IncomingHttpHeaders = {};
    stream.once('response', (got) => (headers = got));
    stream.once('end', () => settle(headers));
    stream.resume().end();
  });
}
