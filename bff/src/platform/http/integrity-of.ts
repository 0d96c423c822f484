import { createHash } from 'node:crypto';

/** Subresource integrity of a file: `sha384-…`. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
