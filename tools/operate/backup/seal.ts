import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Plain bytes that are sealed together; what follows a damaged piece is never given out. */
const PIECE = 64 * 1024;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

/** No two pieces of a file share it, and the last one has its own, so that a cut is noticed. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(piece, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Bytes in pieces of one size, the last one shorter or as long; at least one, perhaps empty. */
async function* inPieces(chunks: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(held);
    // The last piece is only known as such at the end, so one is always held back.
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), isLast: false };
    [held, length] = [[rest], rest.length];
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

/** Encrypts a stream with AES-256-GCM, piece by piece. A key is for one file only. */
export const sealing = (key: Buffer) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let piece = 0;
    for await (const { bytes, isLast } of inPieces(chunks, PIECE)) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(piece++, isLast));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Opens what sealing wrote. @throws Error when a piece is altered, missing, added or exchanged. */
export const unsealing = (key: Buffer) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let piece = 0;
    for await (const { bytes, isLast } of inPieces(chunks, PIECE + TAG)) {
      if (bytes.length < TAG) throw new Error('sealed piece is cut off');
      const decipher = createDecipheriv(CIPHER, key, nonceOf(piece++, isLast));
      decipher.setAuthTag(bytes.subarray(-TAG));
      const plain = decipher.update(bytes.subarray(0, -TAG));
      decipher.final();
      yield plain;
    }
  };
