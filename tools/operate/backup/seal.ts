import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Plain bytes per sealed piece. Nothing after a damaged piece is returned. */
const PIECE = 64 * 1024;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

/** The nonce is unique per piece. The last piece has another form, so that truncation is detected. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(piece, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/**
 * Splits bytes into pieces of one size. The last piece may be shorter. There is at least one, possibly empty.
 */
async function* inPieces(chunks: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(held);
    // Only the end of the stream shows which piece is the last one, so one piece is always held back.
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), isLast: false };
    [held, length] = [[rest], rest.length];
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

/** Encrypts a stream with AES-256-GCM, piece by piece. Use a key for one file only. */
export const sealing = (key: Buffer) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let piece = 0;
    for await (const { bytes, isLast } of inPieces(chunks, PIECE)) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(piece++, isLast));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Decrypts the output of sealing. @throws Error when a piece is altered, missing, added or exchanged. */
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
