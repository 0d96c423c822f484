import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** sockaddr_un has 108 bytes, including the terminator. */
const MAX_SOCKET_BYTES = 107;

/** Socket path of a data folder. A path that is too long moves to a private folder in tmp. */
export function socketPathFor(dataDir: string): string {
  const inside = join(resolve(dataDir), 'mongo.sock');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_BYTES) return inside;
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 24);
  const folder = join(tmpdir(), `embedded-mongo-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return join(folder, 'mongo.sock');
}

export const uriOf = (socketPath: string): string =>
  `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true`;
