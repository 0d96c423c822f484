import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';

/** An answer as received over the connection. */
export interface WireAnswer {
  /** 0 when the server closed the connection without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Timeout of a request that hangs, in ms. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes that no client library would send, on a new connection, and reads one answer.
 * @param ca the certificate to trust; without it the connection has no TLS.
 */
export function sendRaw(url: string, bytes: string | Buffer, ca?: string): Promise<WireAnswer> {
  const { hostname, port } = new URL(url);
  const place = { host: hostname, port: Number(port) };
  const socket: Socket =
    ca === undefined
      ? connectPlain(place)
      : connectSecure({ ...place, ca, ALPNProtocols: ['http/1.1'] });
  return new Promise((settle, fail) => {
    const parts: Buffer[] = [];
    const finish = (answer: WireAnswer): void => {
      socket.destroy();
      settle(answer);
    };
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      fail(new Error(`No whole answer to ${JSON.stringify(bytes.toString().slice(0, 80))}`));
    });
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      const answer = readAnswer(Buffer.concat(parts));
      if (answer) finish(answer);
    });
    // A server that refuses may close the connection while we still send.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      finish(readAnswer(Buffer.concat(parts), true) ?? { status: 0, headers: {}, body: '' });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The complete answer, by its length or by the end of the connection; null until then. */
function readAnswer(bytes: Buffer, isClosed = false): WireAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = bytes.subarray(end + 4);
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (body.length < length && !isClosed) return null;
  return { status: Number(first.split(' ')[1]), headers, body: body.toString() };
}
