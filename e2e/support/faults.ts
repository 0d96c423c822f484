import type { IncomingMessage, ServerResponse } from 'node:http';

/** A fault in the content of an answer. */
export type SpoilingFault = 'cut' | 'flip' | 'page' | 'throw';

/** A fault of a file during its transfer (TST-16). */
export type Fault = 404 | 500 | 'hang' | SpoilingFault;

const PAGE = '<!doctype html><title>Please sign in to this network</title>';

/** The bytes of a file after the fault. */
export function spoil(bytes: Buffer, fault: SpoilingFault): Buffer {
  switch (fault) {
    case 'cut':
      return bytes.subarray(0, Math.floor(bytes.length / 2));
    case 'throw':
      return Buffer.concat([Buffer.from('throw new Error("broken at start");'), bytes]);
    case 'flip': {
      const flipped = Buffer.from(bytes);
      const middle = Math.floor(flipped.length / 2);
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      return flipped;
    }
    case 'page':
      return Buffer.from(PAGE);
  }
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Forwards an answer with a fault. It keeps the headers of the file, including the cache time of a year. A
 * broken disk or a network that inserts its own page does the same.
 */
export async function answerSpoilt(
  fault: SpoilingFault,
  answer: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const bytes = spoil(await readAll(answer), fault);
  const headers = { ...answer.headers, 'content-length': String(bytes.length) };
  delete headers['transfer-encoding'];
  if (fault === 'page') headers['content-type'] = 'text/html; charset=utf-8';
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(bytes);
}
